import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { EMBED_SCRIPT, OEMBED_PATH } from '../../src/http/site-path.ts';
import { coupleChart } from '../../src/method/couple-chart.ts';
import { destinyMatrix } from '../../src/method/destiny-matrix.ts';
import { coupleDrawer, matrixDrawer } from '../../src/picture/draw-star.ts';
import { DARK, LIGHT } from '../../src/picture/star-style.ts';
import { star } from '../../src/words/es/pages/star.ts';
import { PAGE_WORDS } from '../../src/words/words.ts';
import { content } from '../content-fixture.ts';
import { type AnyPage, useBothBrowsers, windows } from './both-browsers.ts';
import { eventually } from './firefox.ts';
import { SENDER as A, askApi, BIRTH as B, centerOf, PATHS, typeDate, useBrowser, visit } from './visit.ts';

useBrowser();
const openIn = useBothBrowsers();
const { positions, publisher } = content;
const own = String(destinyMatrix(A).center);
const couple = String(coupleChart(A, B).points.E);

/** A third-party site on a separate origin. */
let pages: Readonly<Record<string, { body: string; headers?: Record<string, string> }>>;
const blog = createServer(({ url }, response) => {
  const page = pages[url!];
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...page?.headers });
  response.end(
    page && `<!doctype html><html lang="es"><title>Blog</title><link rel="icon" href="data:,">${page.body}</html>`,
  );
});
const blogUrl = (): string => `http://127.0.0.1:${(blog.address() as AddressInfo).port}`;
const oembed = <T>(shown: string, bound = ''): Promise<T> =>
  askApi<T>(`${OEMBED_PATH}?url=${encodeURIComponent(inject('siteUrl') + shown)}${bound}`);

beforeAll(async () => {
  const site = inject('siteUrl');
  const { html } = await oembed<{ html: string }>(PATHS.couple(A, B));
  const element = `<script src="${site}${EMBED_SCRIPT}" async></script><open-numerology-star birth="1987-11-23"></open-numerology-star>`;
  const frame = (more: string, theme = ''): string =>
    `<iframe src="${site}${PATHS.framed(A)}${theme}" title="Marco" ${more}></iframe>`;
  const pictures = ['svg', 'png'].map((type) => `<img src="${site}/api/matrix/23/11/1987.${type}" alt="">`).join('');
  const trusted = "require-trusted-types-for 'script'; trusted-types 'none'";
  pages = {
    // A policy as strict as ours.
    '/element': {
      headers: {
        'content-security-policy': `default-src 'none'; script-src ${site}; style-src 'self'; img-src data:; ${trusted}`,
      },
      body: `${element}<open-numerology-star tema="oscuro"></open-numerology-star>`,
    },
    '/light': { body: frame('width="420" height="590"', '&tema=claro') },
    '/dark': { body: frame('width="420" height="590"', '&tema=oscuro') },
    '/oembed': { body: html },
    // Restricted by a sandbox (as WordPress does with oEmbed), by cross-origin isolation, and by trusted types.
    '/sandboxed': { body: frame('sandbox="allow-scripts"') },
    '/sandboxed-oembed': { body: html.replace('<iframe', '<iframe sandbox="allow-scripts" security="restricted"') },
    '/isolated': {
      headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
      body: `${element}${frame('sandbox="allow-scripts"')}${frame('')}${pictures}`,
    },
    '/trusted-types': { headers: { 'content-security-policy': trusted }, body: element },
    '/profile-in-a-frame': { body: `<iframe src="${site}${PATHS.profile(A)}" title="Perfil"></iframe>` },
  };
  await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void blog.close());

/** What a page and its frames show: the centers of stars and the widths of pictures. */
interface Seen {
  readonly stars: (string | undefined)[];
  readonly pictures: number[];
  readonly isIsolated: boolean;
}

/** On a page of either driver. */
async function seenOn(page: AnyPage): Promise<Seen> {
  const look = (): Seen => ({
    stars: [...document.querySelectorAll('open-numerology-star')].map(
      ({ shadowRoot }) => shadowRoot?.querySelector('[data-point="E"] .o-number')?.textContent ?? undefined,
    ),
    pictures: [...document.images].map(({ naturalWidth }) => naturalWidth),
    isIsolated: crossOriginIsolated,
  });
  const seen = await Promise.all(page.frames().map((frame) => frame.evaluate(look)));
  return {
    stars: seen.flatMap(({ stars }) => stars),
    pictures: seen.flatMap(({ pictures }) => pictures),
    isIsolated: seen[0]!.isIsolated,
  };
}

describe('a star on a site that restricts what it shows', () => {
  const cases: readonly (readonly [path: string, seen: Seen])[] = [
    ['/sandboxed', { stars: [own], pictures: [], isIsolated: false }],
    ['/sandboxed-oembed', { stars: [couple], pictures: [], isIsolated: false }],
    ['/isolated', { stars: [own, own, own], pictures: [720, 1200], isIsolated: true }],
    ['/trusted-types', { stars: [own], pictures: [], isIsolated: false }],
  ];
  it.each(cases.flatMap(([path, seen]) => windows(1280).map((window) => ({ path, seen, ...window }))))(
    'is shown in $browser: $path',
    async ({ path, seen, ...window }) => {
      const page = await openIn(blogUrl() + path, window);
      await eventually(() => seenOn(page)).toEqual(seen);
    },
  );
});

describe('a star on another site', () => {
  it('is drawn by the element in the page’s colors, requesting only its script', async () => {
    const requests: string[] = [];
    const { page } = await visit(`${blogUrl()}/element`, {
      colorScheme: 'dark',
      before: async (tab) => tab.on('request', (request) => requests.push(request.url())),
    });
    const [given, asking] = [page.locator('open-numerology-star').first(), page.locator('open-numerology-star').last()];
    const center = (one: typeof given): Promise<string | null> =>
      one.locator('[data-point="E"] .o-number').textContent();
    expect(await center(given)).toBe(own);
    const color = (one: typeof given): Promise<string> =>
      one.evaluate((element) => getComputedStyle(element).getPropertyValue('--paper'));
    expect([await color(given), await color(asking)]).toEqual([LIGHT.paper, DARK.paper]);
    expect(await given.locator('a').last().getAttribute('href')).toBe(`${inject('siteUrl')}/`);
    // The visitor's own date, which is not sent.
    const fields = asking.locator('input');
    for (const [i, text] of ['15', '6', '1990'].entries()) await fields.nth(i).fill(text);
    expect(await center(asking)).toBe(String(destinyMatrix(B).center));
    await fields.nth(0).fill('31');
    expect(await asking.locator('svg').count()).toBe(0);
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([
      `${blogUrl()}/element`,
      `${inject('siteUrl')}${EMBED_SCRIPT}`,
    ]);
  });

  it.each([
    ['', 'es'],
    ['en', 'en'],
    ['en-US', 'en'],
    ['EN', 'en'],
    ['es-MX', 'es'],
    ['fr', 'es'],
    ['constructor', 'es'],
  ] as const)('speaks the language of lang="%s": %s', async (lang, language) => {
    const { page } = await visit(`${blogUrl()}/trusted-types`);
    const shown = page.locator('open-numerology-star');
    await shown.evaluate((element, given) => element.setAttribute('lang', given), lang);
    expect(await shown.locator('a').first().textContent()).toBe(PAGE_WORDS[language].element.readings);
  });

  it.each([
    ['rgb(20, 20, 20)', LIGHT],
    ['rgb(240, 240, 240)', DARK],
    ['oklch(0.2 0.02 90)', LIGHT],
    ['oklch(0.95 0.02 90)', DARK],
    ['oklab(0.95 0 0)', DARK],
    ['lab(95 0 0)', DARK],
    ['lch(20 0 0)', LIGHT],
    ['color-mix(in oklab, white 90%, black)', DARK],
    ['color(display-p3 1 1 1)', DARK],
  ])('is light or dark as text of the color %s needs', async (color, { paper }) => {
    const { page } = await visit(`${blogUrl()}/trusted-types`);
    const shown = await page.locator('open-numerology-star').evaluate((element, given) => {
      document.body.style.color = given;
      element.setAttribute('lang', 'es');
      return getComputedStyle(element).getPropertyValue('--paper');
    }, color);
    expect(shown).toBe(paper);
  });

  const drawn = matrixDrawer(positions, publisher, star)(A);
  it.each([
    ['/light', own, LIGHT.paper, LIGHT.paper, drawn],
    ['/dark', own, DARK.paper, DARK.paper, drawn],
    ['/oembed', couple, LIGHT.paper, DARK.paper, coupleDrawer(positions, publisher, star)(A, B)],
  ])('is shown by a frame, on the paper of its theme or of its reader: %s', async (path, center, ...rest) => {
    const [light, dark, drawing] = rest;
    const { page } = await visit(blogUrl() + path, { colorScheme: 'dark' });
    const shown = page.frameLocator('iframe').locator('open-numerology-star');
    expect(await shown.locator('[data-point="E"] .o-number').textContent()).toBe(center);
    const readings = path === '/oembed' ? PATHS.couple(A, B) : PATHS.profile(A);
    expect(await shown.locator('a').first().getAttribute('href')).toBe(`${inject('siteUrl')}${readings}`);
    for (const [colorScheme, paper] of [['dark', dark] as const, ['light', light] as const]) {
      await page.emulateMedia({ colorScheme });
      // As browsers serialize colors.
      const rgb = `rgb(${paper
        .match(/[0-9a-f]{2}/gi)!
        .map((digits) => Number.parseInt(digits, 16))
        .join(', ')})`;
      // A frame gets the new scheme a moment later.
      const colors = (): Promise<string[]> =>
        shown.evaluate((element) => [
          getComputedStyle(element).getPropertyValue('--paper'),
          getComputedStyle(document.documentElement).backgroundColor,
        ]);
      await expect.poll(colors, { timeout: 10_000 }).toEqual([paper, rgb]);
    }
    expect(await shown.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(590);
    // It was created without the browser's parser, and must be identical to the parsed SVG.
    const isAsParsed = await shown.evaluate((element, svg) => {
      const template = document.createElement('template');
      template.innerHTML = svg;
      return template.content.firstChild!.isEqualNode(element.shadowRoot!.querySelector('svg'));
    }, drawing);
    expect(isAsParsed).toBe(true);
  });

  it.each([
    ['&maxwidth=300', 300],
    ['&maxwidth=200', 200],
    ['&maxheight=400', 243],
    ['&maxwidth=100', 100],
    ['&maxheight=200', 420],
    ['&maxheight=100', 420],
    ['&maxwidth=142&maxheight=200', 142],
  ])('fits into the frame that oEmbed gives for %s, with its credit', async (bound, width) => {
    for (const [shown, framed] of [
      [PATHS.profile(A), PATHS.framed(A)],
      [PATHS.couple(A, B), PATHS.framedCouple(A, B)],
    ] as const) {
      const { width: given, height } = await oembed<{ width: number; height: number }>(shown, bound);
      expect(given).toBe(width);
      const { page } = await visit(framed, { viewport: { width, height } });
      const bottom = (part: string): Promise<number> =>
        page.locator(`open-numerology-star ${part}`).evaluate((element) => element.getBoundingClientRect().bottom);
      expect(await bottom('.credit')).toBeLessThanOrEqual(height);
      expect(await bottom('svg')).toBeGreaterThan(40);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    }
  });

  it.each([
    ['?birth=1987-11-23', own, '23 de noviembre de 1987', ''],
    ['?birth=23/11/87', own, '23 de noviembre de 1987', ''],
    ['?a=23/11/87&b=15/6/90', couple, '23 de noviembre de 1987 y 15 de junio de 1990', ''],
    ['?a=23/11/87&b=ayer', own, '23 de noviembre de 1987', 'Eso no parece una fecha'],
    ['?birth=30/2/1990', undefined, undefined, 'El 30 de febrero de 1990 no existe'],
    ['', undefined, undefined, ''],
  ])('says whose date it is, or what is wrong with it: %s', async (query, center, caption, said) => {
    const { page } = await visit(PATHS.frames + query, { viewport: { width: 420, height: 590 } });
    const shown = await page.locator('open-numerology-star').evaluate(({ shadowRoot }) => {
      const text = (part: string): string | null | undefined => shadowRoot!.querySelector(part)?.textContent;
      return {
        center: text('[data-point="E"] .o-number'),
        caption: text('.of'),
        said: text('.message'),
        title: text('.title'),
        button: text('button'),
      };
    });
    expect(shown).toEqual({
      ...{ center, caption, said: expect.stringContaining(said) },
      title: center ? undefined : 'La estrella de tu fecha de nacimiento',
      button: center ? undefined : 'Ver la estrella',
    });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(590);
  });

  it('is our only page that can be framed', async () => {
    const { page } = await visit(`${blogUrl()}/profile-in-a-frame`, { expected: /frame-ancestors|ancestor/ });
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });

  it('costs at most 15 KB', async () => {
    const script = await (await fetch(`${inject('siteUrl')}${EMBED_SCRIPT}`)).text();
    expect(gzipSync(script).length).toBeLessThan(15 * 1024);
  });
});

it('«Para tu web» shows the entered date in the preview and in all three samples', async () => {
  const { page } = await visit(`${PATHS.embed}?birth=1990-06-15`);
  expect(await centerOf(page, 'open-numerology-star')).toBe(String(destinyMatrix(B).center));
  await typeDate(page, '1987-11-23');
  expect(await centerOf(page, 'open-numerology-star')).toBe(own);
  const copied = await page.locator('.copyable code').allTextContents();
  expect(copied.map((text) => /1987-11-23|23\/11\/1987/.test(text))).toEqual([true, true, true]);
  expect(copied.every((text) => text.includes(inject('siteUrl')))).toBe(true);
});

describe.each(windows(320, 420))('a frame without a date in $browser, $width px', (window) => {
  const look = () => {
    const { shadowRoot } = document.querySelector('open-numerology-star')!;
    const parts = ['.message', '.of', '[data-point="E"] .o-number'].map(
      (part) => shadowRoot!.querySelector(part)?.textContent,
    );
    return { parts, isWide: document.documentElement.scrollWidth > innerWidth };
  };

  it.each([
    ['23/11/87', ['1987; si es otro, escríbelo entero', '23 de noviembre de 1987', own]],
    ['23/noviembre/1987', ['', '23 de noviembre de 1987', own]],
    ['31/2/2000', ['El 31 de febrero de 2000 no existe: ese mes termina el día 29.', undefined, undefined]],
    ['15//1990', ['Falta el mes.', undefined, undefined]],
  ])('reads %s by Enter as by its button', async (date, parts) => {
    for (const isByButton of [false, true]) {
      const page = await openIn(PATHS.frames, window);
      // Keys go to the focused element, which may be in the shadow root.
      await page.evaluate(() =>
        document.querySelector('open-numerology-star')!.shadowRoot!.querySelector('input')!.focus(),
      );
      for (const [i, text] of date.split('/').entries()) {
        if (i > 0) await page.keyboard.press('Tab');
        if (text) await page.keyboard.type(text);
      }
      if (isByButton) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(look)).toEqual({ parts, isWide: false });
    }
  });
});
