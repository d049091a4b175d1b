import { readFile } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, CHROMIUM_FLAGS } from '../../scripts/draw/chromium.ts';
import { KINDS, save, typeDate, useBrowser, visit } from './visit.ts';

useBrowser();

const PROFILE = '/perfil?birth=1990-06-15';

describe('at 320 px', () => {
  it.each(KINDS)('%s does not overflow, nor does a box of it', async (_, path) => {
    const { page } = await visit(path, { viewport: { width: 320, height: 640 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const cramped = await page
      .locator('main :is(.tile, .medals a, .month summary, button, li > a)')
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.clientWidth > 1 && box.scrollWidth > box.clientWidth).map((box) => box.textContent),
      );
    expect(cramped).toEqual([]);
  });
});

describe('at 390 px with letters of twice the size', () => {
  // A setting of the browser, which no page can make: it also decides what a rem of a media query is.
  let large: Browser;
  beforeAll(async () => {
    large = await chromium.launch({
      executablePath: CHROMIUM,
      args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
    });
  });
  afterAll(() => large.close());

  it.each(KINDS)('%s does not overflow, with all of its folds open', async (_, path) => {
    const { page } = await visit(path, { viewport: { width: 390, height: 844 } }, large);
    const width = await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      return document.documentElement.scrollWidth;
    });
    expect(width).toBeLessThanOrEqual(390);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(parseFloat(size)).toBeGreaterThanOrEqual(32);
  });
});

describe('without a connection', () => {
  it('a change of date says why nothing happens', async () => {
    const { page } = await visit('/');
    await page.context().setOffline(true);
    await typeDate(page, '1990-12-29');
    await page.locator('#leyenda', { hasText: 'No hay conexión' }).waitFor();
    await page.click('.date-form button');
    await page.locator('#status', { hasText: 'No hay conexión' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('what leaves the site', () => {
  it('is a picture to post: 1080 × 1350, with star, date, life path, source and licence', async () => {
    const { page, complaints } = await visit(PROFILE);
    const [download] = await Promise.all([page.waitForEvent('download'), save(page, 'card')]);
    expect(download.suggestedFilename()).toBe('matriz-1990-06-15-tarjeta.png');
    await download.saveAs('screenshots/card.png');
    const png = await readFile('screenshots/card.png');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
    expect(complaints).toEqual([]);
  });
});

describe('for readers of all kinds', () => {
  it('a text that may not be copied is selected', async () => {
    const { page } = await visit('/licencia');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.click('[data-copy="atribucion-texto"]');
    await page.locator('#status', { hasText: 'cópialo a mano' }).waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toContain('creativecommons.org');
  });

  it('row headers of the steps are words, not one', async () => {
    const { page } = await visit('/matriz');
    expect(await page.getByRole('rowheader', { name: 'K Talentos B + E' }).count()).toBe(1);
  });

  it('the front page tells its new result', async () => {
    const { page } = await visit('/');
    expect(await page.getAttribute('#leyenda', 'aria-live')).toBe('polite');
  });

  it('every page of texts leads to one’s own date', async () => {
    const { page } = await visit('/arcanos/17');
    expect(await page.locator('.site-nav a').first().textContent()).toBe('Calcular');
    await typeDate(page, '1990-12-29');
    await page.click('.date-form button');
    await page.waitForURL('**/perfil?birth=1990-12-29');
  });
});
