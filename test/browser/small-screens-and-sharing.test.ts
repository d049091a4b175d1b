import { readFile } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, CHROMIUM_FLAGS } from '../../scripts/draw/chromium.ts';
import { KINDS, save, typeDate, useBrowser, type Visit, visit } from './visit.ts';

useBrowser();
let current: Visit;
afterEach(() => current.close());

const PROFILE = '/perfil?birth=1990-06-15';

describe('at 320 px', () => {
  it.each(KINDS)('%s does not overflow', async (_, path) => {
    current = await visit(path, { viewport: { width: 320, height: 640 } });
    expect(await current.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
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
    current = await visit(path, { viewport: { width: 390, height: 844 } }, large);
    const width = await current.page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      return document.documentElement.scrollWidth;
    });
    expect(width).toBeLessThanOrEqual(390);
    const size = await current.page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(parseFloat(size)).toBeGreaterThanOrEqual(32);
  });
});

describe('without a connection', () => {
  it('a change of date says why nothing happens', async () => {
    current = await visit('/');
    const { page } = current;
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
    current = await visit(PROFILE);
    const { page, complaints } = current;
    const [download] = await Promise.all([page.waitForEvent('download'), save(page, 'card')]);
    expect(download.suggestedFilename()).toBe('matriz-1990-06-15-tarjeta.png');
    await download.saveAs('screenshots/card.png');
    const png = await readFile('screenshots/card.png');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
    expect(complaints).toEqual([]);
  });

  it('goes with the address to the system’s sheet where that takes files', async () => {
    current = await visit(PROFILE);
    const { page } = current;
    const shared = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const share = async ({ text, files }: ShareData): Promise<void> =>
            resolve([text, files?.map(({ name, type }) => [name, type])]);
          Object.defineProperty(navigator, 'share', { value: share });
          Object.defineProperty(navigator, 'canShare', { value: () => true });
          document.querySelector<HTMLButtonElement>('[data-action="share"]')!.click();
        }),
    );
    expect(shared).toEqual([expect.stringContaining(page.url()), [['matriz-1990-06-15-tarjeta.png', 'image/png']]]);
  });

  it('carries the date in title and og:url', async () => {
    current = await visit('/perfil?birth=15/6/1990');
    const { page } = current;
    expect(await page.getAttribute('[property="og:url"]', 'content')).toBe(page.url());
    expect(await page.getAttribute('[property="og:title"]', 'content')).toContain('15 de junio de 1990');
  });
});

describe('for readers of all kinds', () => {
  it('a text that may not be copied is selected', async () => {
    current = await visit('/licencia');
    const { page } = current;
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.click('[data-copy="atribucion-texto"]');
    await page.locator('#status', { hasText: 'cópialo a mano' }).waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toContain('creativecommons.org');
  });

  it('row headers of the steps are words, not one', async () => {
    current = await visit('/matriz');
    const { page } = current;
    expect(await page.getByRole('rowheader', { name: 'K Talentos B + E' }).count()).toBe(1);
  });

  it('the front page tells its new result', async () => {
    current = await visit('/');
    expect(await current.page.getAttribute('#leyenda', 'aria-live')).toBe('polite');
  });

  it('every page of texts leads to one’s own date', async () => {
    current = await visit('/arcanos/17');
    const { page } = current;
    expect(await page.locator('.site-nav a').first().textContent()).toBe('Calcular');
    await typeDate(page, '1990-12-29');
    await page.click('.date-form button');
    await page.waitForURL('**/perfil?birth=1990-12-29');
  });
});
