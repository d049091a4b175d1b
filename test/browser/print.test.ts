import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dates } from '../../src/words/es/dates.ts';
import { BIRTH, COUPLE, PATHS, PROFILE, useBrowser, visit } from './visit.ts';

useBrowser();

const NUMBERS = PATHS.numbersOf(BIRTH);

async function printed(path: string): Promise<Page> {
  const { page } = await visit(path);
  await page.emulateMedia({ media: 'print' });
  return page;
}

/** The number of pages in the browser's print output. */
async function pageCount(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length;
}

describe('on paper', () => {
  it.each([PROFILE, COUPLE])('%s shows its own URL', async (path) => {
    const page = await printed(path);
    expect(await page.locator('.only-print:visible').innerText()).toContain(path);
    await page.emulateMedia({ media: 'screen' });
    expect(await page.locator('.only-print:visible').count()).toBe(0);
  });

  it.each([PROFILE, COUPLE, NUMBERS, PATHS.arcanum(17), PATHS.method])(
    '%s keeps titles with their text',
    async (path) => {
      const page = await printed(path);
      const alone = await page
        .locator('main :is(h1, h2, h3, .kicker, thead):visible')
        .evaluateAll((titles) => titles.filter((title) => getComputedStyle(title).breakAfter !== 'avoid').length);
      expect(alone).toBe(0);
      const torn = await page
        .locator(
          'main :is(.position-card, .lines > li, .decades > li, .stage, .chart-line, tr, .number-card, .life-stages > li, .light-and-shadow):visible',
        )
        .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).breakInside !== 'avoid').length);
      expect(torn).toBe(0);
    },
  );

  it.each([PROFILE, NUMBERS, PATHS.home, PATHS.arcanum(17), PATHS.docs])(
    '%s has nothing to press, fill in or unfold',
    async (path) => {
      const page = await printed(path);
      expect(await page.locator('nav:visible, button:visible, input:visible, select:visible').count()).toBe(0);
      expect(await page.locator('details:not([open]):visible').count()).toBe(0);
    },
  );

  it.each([PROFILE, COUPLE])('%s is complete on at most six pages, with every sum', async (path) => {
    const page = await printed(path);
    expect(await pageCount(page)).toBeLessThanOrEqual(6);
    expect(await page.textContent('.only-print')).toBe(page.url());
    expect(await page.locator('.button-quiet:visible').count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    for (const point of ['A', 'U']) expect(await page.isVisible(`[data-step="${point}"]`)).toBe(true);
  });

  it('a profile has every reading, is expanded for printing and collapsed again', async () => {
    const page = await printed(PROFILE);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    // The 12 positions, the purposes that are not positions, the year, and the decades.
    expect(await page.locator('.group [data-says="reading"]:visible').count()).toBe(15 + 8);
    // Totals are printed as a row group: a footer would repeat on every page.
    const footer = page.locator('.chakras tfoot');
    expect(await footer.evaluate((foot) => getComputedStyle(foot).display)).toBe('table-row-group');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await page.locator('#tecnica[open]').count()).toBe(0);
  });

  it('a profile has its portrait next to the star', async () => {
    const page = await printed(PROFILE);
    expect(await page.locator('.portrait').evaluate((star) => getComputedStyle(star).float)).toBe('left');
  });

  it('the numbers are on at most six pages, with every month and sum, and without hints to tap', async () => {
    const page = await printed(NUMBERS);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('.month-name:visible').allTextContents()).toEqual(dates.months);
    expect(await page.locator('.month-sum:visible').count()).toBe(dates.months.length);
    expect(await page.locator('details.sum:not([open])').count()).toBe(0);
    expect(await page.getByText('Toca un mes').isVisible()).toBe(false);
    expect(await pageCount(page)).toBeLessThanOrEqual(6);
  });
});
