import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, CHROMIUM_FLAGS } from '../../scripts/draw/chromium.ts';
import { misplaced, misplacedMessages } from './appearance.ts';
import { violations } from './violations.ts';
import {
  ENGLISH_KINDS,
  KINDS,
  keepScreenshot,
  NARROW,
  PATHS,
  SCHEMES,
  useBrowser,
  visit,
  WIDE,
  widthOf,
} from './visit.ts';

useBrowser();

/** Pages of both languages have the same components and styles; longer words cause problems on a phone first. */
const CASES = [
  ...KINDS.map((kind) => [...kind, 'es-ES', 'wide', WIDE] as const),
  ...[
    ...KINDS.map((kind) => [...kind, 'es-ES'] as const),
    ...ENGLISH_KINDS.map((kind) => [...kind, 'en-US'] as const),
  ].map((kind) => [...kind, 'narrow', NARROW] as const),
].map(([name, path, locale, size, viewport]) => ({ name, path, locale, size, viewport }));
/** The browser itself logs a 404 page. */
const expected = /status of 404/;

it('the method is also found under its alternative address', async () => {
  const { page } = await visit('/metodo');
  expect(new URL(page.url()).pathname).toBe(PATHS.method);
});

it.each(CASES)(
  '$name in $locale, $size: fits, has everything in its place, follows the scheme, is accessible, complains of nothing and stays at home',
  async ({ name, path, locale, size, viewport }) => {
    const { page } = await visit(path, { viewport, locale, ...(name === 'not-found' ? { expected } : {}) });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await keepScreenshot(page, `${name}-${locale}-${colorScheme}-${size}`, { fullPage: true });
      expect(await widthOf(page)).toBeLessThanOrEqual(viewport.width);
      const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(Number(/\d+/.exec(paper)![0]) > 128).toBe(colorScheme === 'light');
      // A scheme changes only colors.
      expect(
        await violations(page, ...(colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : [])),
        colorScheme,
      ).toEqual([]);
    }
    expect(await misplaced(page)).toEqual([]);
    expect(await misplacedMessages(page)).toEqual([]);
    if (viewport !== NARROW) return;

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await widthOf(page), 'at 320 px').toBeLessThanOrEqual(320);
    const cramped = await page
      .locator('main :is(.medals a, .month summary, button, li > a)')
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.clientWidth > 1 && box.scrollWidth > box.clientWidth).map((box) => box.textContent),
      );
    expect(cramped, 'boxes at 320 px').toEqual([]);

    // A user style, which media queries do not reflect.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '200%', 'important');
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    expect(await widthOf(page), 'at 390 px with letters of twice the size').toBeLessThanOrEqual(390);
  },
);

describe('in a browser with text at 200%', () => {
  // A browser setting, which also determines a `rem` in media queries.
  let large: Browser;
  beforeAll(async () => {
    const args = [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'];
    large = await chromium.launch({ executablePath: CHROMIUM, args });
  });
  afterAll(() => large.close());

  it.each(KINDS)('%s does not overflow at 390 px with all details open', async (_, path) => {
    const { page } = await visit(path, { viewport: { width: 390, height: 844 }, by: large, expected });
    const size = await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      return getComputedStyle(document.documentElement).fontSize;
    });
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    expect(parseFloat(size)).toBeGreaterThanOrEqual(32);
  });
});
