import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { EMBED_SCRIPT, OEMBED_PATH, sitePath } from '../../src/http/site-path.ts';
import { coupleChart } from '../../src/method/couple-chart.ts';
import { destinyMatrix } from '../../src/method/destiny-matrix.ts';
import { coupleDrawer, matrixDrawer } from '../../src/picture/draw-star.ts';
import { DARK, LIGHT } from '../../src/picture/octagram-style.ts';
import { star } from '../../src/words/es/pages/star.ts';
import { content } from '../content-fixture.ts';
import { useBlog } from './blog.ts';
import { useBrowser, type Visit, visit } from './visit.ts';

useBrowser();
const A = { day: 23, month: 11, year: 1987 };
const B = { day: 15, month: 6, year: 1990 };
const { positions, publisher } = content;

/** A light page with a strict policy, two with frames, and one made of what oEmbed answers. */
const blogUrl = useBlog(async () => {
  const site = inject('siteUrl');
  const frame = (theme: string): string =>
    `<iframe src="${site}${sitePath.framed(A)}&tema=${theme}" title="Marco" width="420" height="590"></iframe>`;
  const asked = new URLSearchParams({ url: `${site}${sitePath.couple(A, B)}` });
  const { html } = (await (await fetch(`${site}${OEMBED_PATH}?${asked}`)).json()) as { html: string };
  return {
    // As strict as ours.
    '/element': {
      headers: {
        'content-security-policy': `default-src 'none'; script-src ${site}; style-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
      body:
        `<script src="${site}${EMBED_SCRIPT}" async></script>` +
        `<open-numerology-star birth="1987-11-23"></open-numerology-star><open-numerology-star tema="oscuro"></open-numerology-star>`,
    },
    '/claro': { body: frame('claro') },
    '/oscuro': { body: frame('oscuro') },
    '/oembed': { body: html },
    '/profile-in-a-frame': { body: `<iframe src="${site}${sitePath.profile(A)}" title="Perfil"></iframe>` },
  };
});

/** A reader who prefers dark pages. */
async function read(path: string): Promise<Visit> {
  const one = await visit(blogUrl() + path, { colorScheme: 'dark' });
  await one.page.waitForLoadState('networkidle');
  return one;
}

/** A colour as a browser gives it back. */
function rgb(hex: string): string {
  const [red, green, blue] = hex.match(/[0-9a-f]{2}/gi)!.map((digits) => Number.parseInt(digits, 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

describe('a star on another site', () => {
  it('is drawn by the element with the colours of the page, and asks for nothing but its script', async () => {
    const requests: string[] = [];
    const { page, complaints } = await visit('about:blank', { colorScheme: 'dark' });
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${blogUrl()}/element`, { waitUntil: 'networkidle' });
    const [own, asking] = [page.locator('open-numerology-star').first(), page.locator('open-numerology-star').last()];
    expect(await own.locator('[data-point="E"] .o-number').textContent()).toBe(String(destinyMatrix(A).center));
    const colour = (star: typeof own): Promise<string> =>
      star.evaluate((element) => getComputedStyle(element).getPropertyValue('--paper'));
    expect([await colour(own), await colour(asking)]).toEqual([LIGHT.paper, DARK.paper]);
    expect(await own.locator('a').last().getAttribute('href')).toBe(`${inject('siteUrl')}/`);
    // The visitor's own date, which goes nowhere.
    const fields = asking.locator('input');
    for (const [i, text] of ['15', '6', '1990'].entries()) await fields.nth(i).fill(text);
    expect(await asking.locator('[data-point="E"] .o-number').textContent()).toBe(String(destinyMatrix(B).center));
    await fields.nth(0).fill('31');
    expect(await asking.locator('svg').count()).toBe(0);
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([
      `${blogUrl()}/element`,
      `${inject('siteUrl')}${EMBED_SCRIPT}`,
    ]);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['/claro', destinyMatrix(A).center, LIGHT.paper, LIGHT.paper, matrixDrawer(positions, publisher, star)(A)],
    ['/oscuro', destinyMatrix(A).center, DARK.paper, DARK.paper, matrixDrawer(positions, publisher, star)(A)],
    ['/oembed', coupleChart(A, B).points.E, LIGHT.paper, DARK.paper, coupleDrawer(positions, publisher, star)(A, B)],
  ])('is shown by a frame, on the paper of its theme or of its reader: %s', async (...row) => {
    const [path, center, light, dark, drawing] = row;
    const { page, foreign, complaints } = await read(path);
    const star = page.frameLocator('iframe').locator('open-numerology-star');
    expect(await star.locator('[data-point="E"] .o-number').textContent()).toBe(String(center));
    for (const [colorScheme, paper] of [['dark', dark] as const, ['light', light] as const]) {
      await page.emulateMedia({ colorScheme });
      // A frame learns of the new scheme a moment later.
      const colours = (): Promise<string[]> =>
        star.evaluate((element) => [
          getComputedStyle(element).getPropertyValue('--paper'),
          getComputedStyle(document.documentElement).backgroundColor,
        ]);
      await expect.poll(colours, { timeout: 10_000 }).toEqual([paper, rgb(paper)]);
    }
    expect(await star.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(590);
    // It was made without the browser's parser, which would have made the same of it.
    const isAsParsed = await star.evaluate((element, svg) => {
      const template = document.createElement('template');
      template.innerHTML = svg;
      return template.content.firstChild!.isEqualNode(element.shadowRoot!.querySelector('svg'));
    }, drawing);
    expect(isAsParsed).toBe(true);
    expect([foreign.filter((url) => !url.startsWith(blogUrl())), complaints]).toEqual([[], []]);
  });

  it.each([
    ['maxwidth=300', 300],
    ['maxwidth=200', 200],
    ['maxheight=400', 243],
    ['maxwidth=100', 100],
    ['maxheight=200', 420],
    ['maxheight=100', 420],
    ['maxwidth=142&maxheight=200', 142],
  ])('fits into the frame that oEmbed gives for %s, with its credit', async (bound, width) => {
    for (const [shown, framed] of [
      [sitePath.profile(A), sitePath.framed(A)],
      [sitePath.couple(A, B), sitePath.framedCouple(A, B)],
    ] as const) {
      const url = encodeURIComponent(inject('siteUrl') + shown);
      const answer = await (await fetch(`${inject('siteUrl')}${OEMBED_PATH}?url=${url}&${bound}`)).json();
      const size = answer as { width: number; height: number };
      expect(size.width).toBe(width);
      const { page } = await visit(framed, { viewport: size });
      const [star, credit] = [page.locator('open-numerology-star svg'), page.locator('open-numerology-star p')];
      const bottom = (part: typeof star): Promise<number> =>
        part.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(await bottom(credit)).toBeLessThanOrEqual(size.height);
      expect(await bottom(star)).toBeGreaterThan(40);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(size.height);
    }
  });

  it('is the only page of ours that a frame shows', async () => {
    const { page } = await read('/profile-in-a-frame');
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });

  it('costs at most 15 KB', async () => {
    const script = await (await fetch(`${inject('siteUrl')}${EMBED_SCRIPT}`)).text();
    expect(gzipSync(script).length).toBeLessThan(15 * 1024);
  });
});

describe('«Para tu web»', () => {
  it('shows the date that is written, in the preview and in all three things to copy', async () => {
    const { page, complaints, foreign } = await visit(`${sitePath.embed()}?birth=1990-06-15`);
    const center = page.locator('open-numerology-star [data-point="E"] .o-number');
    expect(await center.textContent()).toBe(String(destinyMatrix(B).center));
    for (const [part, text] of Object.entries({ day: '23', month: '11', year: '1987' }))
      await page.fill(`#birth-${part}`, text);
    expect(await center.textContent()).toBe(String(destinyMatrix(A).center));
    const copied = await page.locator('.copyable code').allTextContents();
    expect(copied.map((text) => /1987-11-23|23\/11\/1987/.test(text))).toEqual([true, true, true]);
    expect(copied.every((text) => text.includes(inject('siteUrl')))).toBe(true);
    expect([complaints, foreign]).toEqual([[], []]);
  });
});
