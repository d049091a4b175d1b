import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { typeDate, typedDate, useBrowser, VISITORS, visit } from './visit.ts';

useBrowser();

/** Pastes without the clipboard, which other programs share. */
async function paste(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).evaluate((input, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', data);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (input.dispatchEvent(event)) (input as HTMLInputElement).value = data;
  }, text);
}

const caption = (page: Page, date: string): Promise<void> =>
  page.locator('#leyenda', { hasText: `atriz del destino del ${date}` }).waitFor();
const problem = (page: Page): Promise<string | null> => page.textContent('.date-problem');
const isWaiting = (page: Page): Promise<boolean> =>
  page.locator('.hero').evaluate((hero) => hero.classList.contains('is-waiting'));

describe.each(VISITORS)('the date in a $locale browser, $viewport.width px', (options) => {
  const open = async (path: string): Promise<Page> => (await visit(path, options)).page;

  it('is the same however it is typed or pasted, in whichever field', async () => {
    const page = await open('/');
    for (const [field, text, expected] of [
      ['#birth-day', '3/4/1985', '3/4/1985'],
      ['#birth-month', '15-06-1990', '15/6/1990'],
      ['#birth-year', '1990-12-29', '29/12/1990'],
      ['#birth-day', '23111987', '23/11/1987'],
      ['#birth-day', '23/11/87', '23/11/1987'],
      ['#birth-day', '7 de marzo de 2001', '7/3/2001'],
    ] as const) {
      await paste(page, field, text);
      expect(await typedDate(page)).toBe(expected);
    }
    await caption(page, '7 de marzo de 2001');
    await page.locator('#birth-day').focus();
    await page.keyboard.type('15/6/1990');
    expect(await typedDate(page)).toBe('15/6/1990');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/perfil?birth=1990-06-15');
    await page.locator('h1', { hasText: '15 de junio de 1990' }).waitFor();
    expect(await page.getAttribute('#birth-day', 'inputmode')).toBe('numeric');
  });

  it('that is wrong is said beside the field when it is left, and no star is shown for it', async () => {
    const page = await open('/');
    await page.fill('#birth-day', '31');
    await page.fill('#birth-month', '2');
    expect(await isWaiting(page)).toBe(true);
    expect(await page.textContent('#leyenda')).toContain('Completa la fecha');
    await page.focus('#birth-year');
    expect(await problem(page)).toContain('El 31 de febrero de 1990 no existe');
    expect(await page.getAttribute('#birth-day', 'aria-invalid')).toBe('true');
    await typeDate(page, '1990-06-15');
    expect(await problem(page)).toBe('');
    expect(await isWaiting(page)).toBe(false);
    await page.fill('#birth-year', '87');
    await page.focus('#birth-day');
    expect([await problem(page), await typedDate(page)]).toEqual(['', '15/06/1987']);
    const star = await page.locator('svg.octagram').boundingBox();
    await page.fill('#birth-year', '25');
    await page.focus('#birth-day');
    expect(await problem(page)).toContain('1925 o 2025');
    expect(await page.locator('svg.octagram').boundingBox()).toEqual(star);
    await paste(page, '#birth-day', '3/4/25');
    expect([await problem(page), await page.inputValue('#birth-day')]).toEqual([
      expect.stringContaining('1925 o 2025'),
      '3/4/25',
    ]);
    await page.fill('#birth-day', '3/4/1925');
    expect([await problem(page), await typedDate(page)]).toEqual(['', '3/4/1925']);
    await page.fill('#birth-year', '');
    await page.click('.date-form button');
    expect(new URL(page.url()).pathname).toBe('/');
    expect([await problem(page), await page.evaluate(() => document.activeElement?.id)]).toEqual([
      'Falta el año.',
      'birth-year',
    ]);
  });

  it('is judged by what was typed, not by what is still there, and sent as it was typed', async () => {
    const page = await open('/');
    await page.locator('#birth-day').focus();
    await page.keyboard.type('29/2/');
    expect(await problem(page)).toBe('');
    await page.keyboard.type('1900');
    await page.locator('#birth-year').blur();
    expect(await problem(page)).toContain('El 29 de febrero de 1900 no existe');
    await paste(page, '#birth-day', 'asdf');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await problem(page)).toContain('no parece una fecha');
    await page.locator('#birth-day').fill('');
    await page.keyboard.type('3/4/85');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/perfil?birth=1985-04-03');
  });

  it('in an address is understood and rewritten', async () => {
    const page = await open('/perfil?birth=1990-6-15#amor');
    expect(page.url()).toMatch(/\?birth=1990-06-15#amor$/);
    for (const query of [
      'birth=15/6/1990',
      'birth=15+de+junio+de+1990',
      'birth-day=15&birth-month=6&birth-year=1990',
    ]) {
      await page.goto(`/perfil?${query}`);
      await page.waitForURL('**/perfil?birth=1990-06-15');
    }
  });

  it('after Back, with and without the browser’s own cache of pages, is that of the star', async () => {
    const page = await open('/');
    // A page with this handler is not kept as it was: the browser loads it anew and fills in the fields.
    for (const isKept of [true, false]) {
      if (!isKept) await page.evaluate(() => addEventListener('unload', () => {}));
      await typeDate(page, isKept ? '1990-12-29' : '1990-01-31');
      await page.click('.date-form button');
      await page.locator('.position-card').first().waitFor();
      await page.goBack();
      await page.waitForURL((url) => url.pathname === '/');
      await caption(page, isKept ? '29 de diciembre de 1990' : '31 de enero de 1990');
      expect(await typedDate(page)).toBe(isKept ? '29/12/1990' : '31/01/1990');
    }
  });
});

it('a change of date without a connection says why nothing happens', async () => {
  const { page } = await visit('/', { expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
  await page.context().setOffline(true);
  await typeDate(page, '1990-12-29');
  await page.locator('#leyenda', { hasText: 'No hay conexión' }).waitFor();
  await page.click('.date-form button');
  await page.locator('#status', { hasText: 'No hay conexión' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

it('every page of texts leads to one’s own date', async () => {
  const { page } = await visit('/arcanos/17');
  expect(await page.locator('.site-nav a').first().textContent()).toBe('Calcular');
  await typeDate(page, '1990-12-29');
  await page.click('.date-form button');
  await page.waitForURL('**/perfil?birth=1990-12-29');
});
