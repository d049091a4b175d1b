import type { Browser as Firefox } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { EMBED_SCRIPT, OEMBED_PATH, sitePath } from '../../src/http/site-path.ts';
import { coupleChart } from '../../src/method/couple-chart.ts';
import { destinyMatrix } from '../../src/method/destiny-matrix.ts';
import { useBlog } from './blog.ts';
import { eventually, HAS_FIREFOX, launchFirefox } from './firefox.ts';
import { useBrowser, visit } from './visit.ts';

useBrowser();
const A = { day: 23, month: 11, year: 1987 };
const B = { day: 15, month: 6, year: 1990 };
const CENTRES = { own: String(destinyMatrix(A).center), couple: String(coupleChart(A, B).points.E) };

/** Pages that restrict what they show: by a sandbox, as WordPress does with what oEmbed gives it, by isolation, and by trusted types. */
const blogUrl = useBlog(async () => {
  const site = inject('siteUrl');
  const frame = `<iframe sandbox="allow-scripts" src="${site}${sitePath.framed(A)}" title="Marco"></iframe>`;
  const asked = new URLSearchParams({ url: `${site}${sitePath.couple(A, B)}` });
  const { html } = (await (await fetch(`${site}${OEMBED_PATH}?${asked}`)).json()) as { html: string };
  const element = `<script src="${site}${EMBED_SCRIPT}"></script><open-numerology-star birth="1987-11-23"></open-numerology-star>`;
  const pictures = ['svg', 'png'].map((type) => `<img src="${site}/api/matrix/23/11/1987.${type}" alt="">`).join('');
  return {
    '/sandboxed': { body: frame },
    '/sandboxed-oembed': { body: html.replace('<iframe', '<iframe sandbox="allow-scripts" security="restricted"') },
    '/isolated': {
      headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
      body: `${element}${frame}${frame.replace(/sandbox="[^"]*"/, '')}${pictures}`,
    },
    '/trusted-types': {
      headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'" },
      body: element,
    },
  };
});

/** What is shown in a page and in its frames: the centres of stars, and the widths of pictures. */
interface Seen {
  readonly stars: (string | undefined)[];
  readonly pictures: number[];
  readonly isIsolated: boolean;
}
/** A page of either driver. */
interface Looked {
  frames(): readonly { evaluate(look: () => Seen): Promise<Seen> }[];
}

async function seenOn(page: Looked): Promise<Seen> {
  const seen = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => ({
        stars: [...document.querySelectorAll('open-numerology-star')].map(
          ({ shadowRoot }) => shadowRoot?.querySelector('[data-point="E"] .o-number')?.textContent ?? undefined,
        ),
        pictures: [...document.images].map(({ naturalWidth }) => naturalWidth),
        isIsolated: crossOriginIsolated,
      })),
    ),
  );
  return {
    stars: seen.flatMap(({ stars }) => stars),
    pictures: seen.flatMap(({ pictures }) => pictures),
    isIsolated: seen[0]!.isIsolated,
  };
}

const { own, couple } = CENTRES;
const EXPECTED: readonly (readonly [path: string, seen: Seen])[] = [
  ['/sandboxed', { stars: [own], pictures: [], isIsolated: false }],
  ['/sandboxed-oembed', { stars: [couple], pictures: [], isIsolated: false }],
  ['/isolated', { stars: [own, own, own], pictures: [720, 1200], isIsolated: true }],
  ['/trusted-types', { stars: [own], pictures: [], isIsolated: false }],
];

describe('a star on a site that restricts what it shows', () => {
  it.each(EXPECTED)('is shown in Chromium: %s', async (path, seen) => {
    const { page, complaints } = await visit(blogUrl() + path);
    await eventually(() => seenOn(page)).toEqual(seen);
    expect(complaints).toEqual([]);
  });

  describe.skipIf(!HAS_FIREFOX)('in Firefox', () => {
    let firefox: Firefox;
    beforeAll(async () => {
      firefox = await launchFirefox();
    });
    afterAll(() => firefox?.close());

    it.each(EXPECTED)('is shown: %s', async (path, seen) => {
      const page = await firefox.newPage();
      await page.goto(blogUrl() + path);
      await eventually(() => seenOn(page)).toEqual(seen);
    });
  });
});
