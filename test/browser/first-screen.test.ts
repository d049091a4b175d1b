import { describe, expect, it } from 'vitest';
import { type AnyPage, useBothBrowsers, windows } from './both-browsers.ts';
import { BIRTH, COUPLE, PATHS, PROFILE, SENDER, useBrowser, visit } from './visit.ts';

useBrowser();
const open = useBothBrowsers();

const INVITATION = PATHS.couple(SENDER);

interface Box {
  readonly top: number;
  readonly bottom: number;
}

/** The box of the first visible element that matches, in the window. */
function boxOf(page: AnyPage, selector: string): Promise<Box> {
  return page.evaluate((wanted) => {
    const shown = [...document.querySelectorAll(wanted)].find((element) => element.checkVisibility());
    const { top, bottom } = shown!.getBoundingClientRect();
    return { top, bottom };
  }, selector);
}

/** What a phone shows without scrolling, from top to bottom. */
const SEEN: readonly (readonly [path: string, ...selectors: string[]])[] = [
  [PATHS.home, 'h1', '.hero .date-form', 'svg.octagram'],
  [PROFILE, '.born-on', 'h1', '.headline', 'svg.octagram', '.visitor-form'],
  // The longest headline.
  [PATHS.profile({ day: 8, month: 4, year: 1940 }), '.born-on', 'h1', '.headline', 'svg.octagram', '.visitor-form'],
  [PATHS.couple(SENDER, BIRTH), '.couple h1', '.meeting-headline', '.trio'],
  [INVITATION, '.invitation h1', '.invitation .date-form', '.invitation svg.octagram'],
  [PATHS.couples, '.couple-intro h1', '[data-star="a"]', '[data-star="b"]'],
];

describe.each(SEEN)('%s', (path, ...selectors) => {
  it.each(windows(390))('is on the first screen of a phone, in $browser', async (window) => {
    const page = await open(path, window);
    let above = 0;
    for (const selector of selectors) {
      const { top, bottom } = await boxOf(page, selector);
      expect([selector, top >= above, bottom <= 844]).toEqual([selector, true, true]);
      above = bottom;
    }
  });
});

it.each([
  [PATHS.home, 'h1', 'svg.octagram'],
  [PROFILE, '.headline', 'svg.octagram'],
  [COUPLE, '.meeting-headline', '.trio svg.octagram'],
  [INVITATION, '.invitation h1', '.invitation svg.octagram'],
])('%s shows its sentence and half of its star at 360 × 640', async (path, sentence, star) => {
  const { page } = await visit(path, { viewport: { width: 360, height: 640 } });
  const [words, drawing] = [await boxOf(page as AnyPage, sentence), await boxOf(page as AnyPage, star)];
  expect(words.bottom).toBeLessThanOrEqual(drawing.top);
  expect((drawing.top + drawing.bottom) / 2).toBeLessThanOrEqual(640);
});

describe('the menu', () => {
  it.each(windows(320, 360, 600, 820, 1366))('is one row at $width px, in $browser', async (window) => {
    const page = await open(PATHS.home, window);
    const tops = await page.evaluate(() =>
      [...document.querySelectorAll('.brand, .site-nav > *')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
    );
    expect(tops).toHaveLength(5);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(4);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  it.each(windows(320, 1366))('opens inside the window at $width px, in $browser', async (window) => {
    const page = await open(PATHS.license, window);
    await page.click('.site-menu-button');
    const menu = await page.evaluate(() => {
      const { left, right } = document.querySelector('.site-menu')!.getBoundingClientRect();
      const links = [...document.querySelectorAll<HTMLElement>('.site-menu > *')].map(({ innerText }) => innerText);
      return { isInside: left >= 0 && right <= innerWidth, links };
    });
    expect(menu).toEqual({
      isInside: true,
      links: ['Método', 'Camino de vida', 'Arcanos', 'Para tu web', 'Para desarrolladores', 'Datos', 'API', 'English'],
    });
    await page.click('.site-menu a[href="/para-tu-web"]');
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/para-tu-web');
  });

  it('closes with Escape and with a tap elsewhere, and marks the current page', async () => {
    const { page } = await visit(PATHS.arcanum(BIRTH.day));
    const isOpen = (): Promise<boolean> => page.locator('.site-menu').isVisible();
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 700)]) {
      await page.click('.site-menu-button');
      expect(await isOpen()).toBe(true);
      await close();
      expect(await isOpen()).toBe(false);
    }
    expect(await page.locator('.site-nav [aria-current]').allTextContents()).toEqual(['Arcanos']);
  });
});

it.each(windows(390))('the life path of the front page is labeled on a phone, in $browser', async (window) => {
  const page = await open(PATHS.home, window);
  const { top, bottom } = await boxOf(page, '.badge .kicker');
  expect(bottom - top).toBeGreaterThan(10);
});

it.each(windows(1280))('the page for frames has one title, for screen readers only, in $browser', async (window) => {
  const page = await open(PATHS.framed(BIRTH), window);
  const titles = await page.evaluate(() =>
    [...document.querySelectorAll('h1')].map((title) => [title.textContent, title.getBoundingClientRect().width]),
  );
  expect(titles).toEqual([['Una estrella · Open Numerology', 1]]);
});

/** Lists whose background shows as lines between the cells. */
const GRIDS = '.position-cards, .number-cards, .life-stages, .months';

it.each([PROFILE, PATHS.numbersOf(BIRTH)].flatMap((path) => windows(390, 1280).map((one) => ({ path, ...one }))))(
  'cells of $path are parted by one line, not by two: $browser, $width px',
  async ({ path, ...window }) => {
    const page = await open(path, window);
    // In whole pixels, as drawn: from the inside of a cell to that of the next one, below or next to it.
    const lines = (): Promise<number[]> =>
      page.evaluate((grids) => {
        const inside = (cell: Element): Record<'top' | 'right' | 'bottom' | 'left', number> => {
          const { top, right, bottom, left } = cell.getBoundingClientRect();
          const style = getComputedStyle(cell);
          return {
            top: Math.round(top + parseFloat(style.borderTopWidth)),
            right: Math.round(right - parseFloat(style.borderRightWidth)),
            bottom: Math.round(bottom - parseFloat(style.borderBottomWidth)),
            left: Math.round(left + parseFloat(style.borderLeftWidth)),
          };
        };
        return [...document.querySelectorAll(grids)].flatMap((grid) =>
          [...grid.children].slice(1).map((cell) => {
            const [a, b] = [inside(cell.previousElementSibling!), inside(cell)];
            return b.left >= a.right ? b.left - a.right : b.top - a.bottom;
          }),
        );
      }, GRIDS);
    await expect.poll(async () => [...new Set(await lines())], { timeout: 10_000 }).toEqual([1]);
  },
);
