import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type AnyPage, typeKeys, useBothBrowsers, windows } from './both-browsers.ts';
import { afterTasks, COUPLE, typeDate, typedDate, useBrowser, VISITORS, visit } from './visit.ts';

useBrowser();
const openIn = useBothBrowsers();

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
const problem = async (page: Page): Promise<string | null> => {
  await afterTasks(page);
  return page.textContent('.date-problem');
};
const guess = (year: number): string => `${year}; si es otro, escríbelo entero`;
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

  it('has its error shown next to the field on blur, and no star', async () => {
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
    expect([await problem(page), await typedDate(page)]).toEqual([guess(1987), '15/06/1987']);
    await page.fill('#birth-year', '1987');
    expect(await problem(page)).toBe('');
    const star = await page.locator('svg.octagram').boundingBox();
    await page.fill('#birth-year', '2');
    await page.focus('#birth-day');
    expect(await problem(page)).toContain('El año «2» no es válido');
    expect(await page.locator('svg.octagram').boundingBox()).toEqual(star);
    await paste(page, '#birth-day', '29/2/25');
    expect([await problem(page), await page.inputValue('#birth-day')]).toEqual([
      expect.stringContaining('El 29 de febrero de 2025 no existe'),
      '29/2/25',
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

  it('is validated and submitted as typed, regardless of earlier contents', async () => {
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

  it('in a URL is parsed and canonicalized', async () => {
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

  it('after Back, with and without the back/forward cache, matches the star', async () => {
    const page = await open('/');
    // An `unload` handler disables the back/forward cache: the browser reloads the page and restores the fields.
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

/** Pages with a form, and the ids of its fields. */
const FORMS = [
  ['/', 'birth'],
  ['/perfil', 'birth'],
  ['/numeros', 'birth'],
  ['/pareja?a=1987-11-23', 'mia'],
  ['/arcanos/17', 'birth'],
] as const;

describe.each(windows(390, 1280))('a form in $browser, $width px', (window) => {
  const outcome = async (page: AnyPage) => {
    await afterTasks(page);
    return page.evaluate(() => ({
      said: [...document.querySelectorAll('.date-problem')]
        .filter((place) => place.checkVisibility())
        .map((place) => place.textContent),
      focus: document.activeElement?.id,
      path: location.pathname + location.search,
    }));
  };

  it.each(FORMS)('%s says the same for Enter as for its button', async (path, id) => {
    const page = await openIn(path, window);
    for (const [date, part, said] of [
      ['31/2/2000', 'day', 'El 31 de febrero de 2000 no existe: ese mes termina el día 29.'],
      ['15//1990', 'month', 'Falta el mes.'],
    ] as const) {
      await typeKeys(page, date, id);
      await page.keyboard.press('Enter');
      const byEnter = await outcome(page);
      expect(byEnter).toEqual({ said: [said], focus: `${id}-${part}`, path });
      await page.click(`form:has(#${id}-day) [type="submit"]`);
      expect(await outcome(page)).toEqual(byEnter);
    }
  });

  it.each([
    ['/numeros', '23/11/87', 'birth', '/numeros?birth=1987-11-23'],
    ['/', '23/11/05', 'birth', '/perfil?birth=2005-11-23'],
    ['/pareja?a=1987-11-23', '3/4/05', 'mia', '/pareja?a=1987-11-23&b=2005-04-03'],
  ])('%s reads %s by Enter', async (path, date, id, address) => {
    const page = await openIn(path, window);
    await typeKeys(page, date, id);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await outcome(page)).path).toBe(address);
    if (path !== '/numeros') return;
    expect(await page.evaluate(() => document.querySelector('[data-medal]')?.textContent)).toBe('5');
    expect((await outcome(page)).said).toEqual([guess(1987)]);
  });
});

describe.each(windows(320, 390, 820, 1280))('a message in $browser, $width px', (window) => {
  it.each([
    ['/', 'birth'],
    ['/numeros', 'birth'],
    ['/pareja', 'a'],
    ['/pareja', 'b'],
    [COUPLE, 'a'],
    ['/pareja?a=1987-11-23', 'mia'],
  ])('of %s is over no field and no button, and the page is not wider: %s', async (path, id) => {
    const page = await openIn(path, window);
    await page.evaluate((field) => {
      for (let fold = document.querySelector(field)!.closest('details'); fold; fold = null) fold.open = true;
    }, `#${id}-day`);
    await typeKeys(page, '31/2/2000', id);
    await page.keyboard.press('Enter');
    const found = await page.evaluate((field) => {
      const form = document.querySelector(field)!.closest('form')!;
      const covered = [...form.querySelectorAll('input:not([type="hidden"]), button')].filter((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return [left + 2, (left + right) / 2, right - 2].some((x) =>
          [top + 2, (top + bottom) / 2, bottom - 2].some((y) => document.elementFromPoint(x, y) !== control),
        );
      });
      const said = form.querySelector('.date-problem:not(:empty)');
      return {
        said: said?.checkVisibility(),
        covered: covered.map(({ id, className }) => id || className),
        width: document.documentElement.scrollWidth,
      };
    }, `#${id}-day`);
    expect(found).toEqual({ said: true, covered: [], width: expect.toSatisfy((width) => width <= window.width) });
  });
});

it.each([
  ['/perfil?birth=23/11/87', '/perfil?birth=1987-11-23', 'h1', '23 de noviembre de 1987'],
  ['/numeros?birth=23/11/05', '/numeros?birth=2005-11-23', '#birth-problem', guess(2005)],
  ['/pareja?a=15/6/90&b=3/4/05', '/pareja?a=1990-06-15&b=2005-04-03', 'h1', '3 de abril de 2005'],
  ['/pareja?a=15/6/05', '/pareja?a=2005-06-15', '.invitation-date', '15 de junio de 2005'],
  ['/pareja?a=15/6/90&b=30/2/1990', '/pareja?a=15/6/90&b=30/2/1990', '#a-problem', guess(1990)],
  ['/para-tu-web?birth=15/6/05', '/para-tu-web?birth=15/6/05', '#birth-problem', guess(2005)],
])('%s is read, and said in full: %s, %s', async (path, address, place, text) => {
  const { page } = await visit(path);
  await page.waitForURL(`**${address}`);
  await page.locator(place, { hasText: text }).first().waitFor();
});

it('changing the date offline explains why nothing happens', async () => {
  const { page } = await visit('/', { expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
  await page.context().setOffline(true);
  await typeDate(page, '1990-12-29');
  await page.locator('#leyenda', { hasText: 'No hay conexión' }).waitFor();
  await page.click('.date-form button');
  await page.locator('#status', { hasText: 'No hay conexión' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

it('every page of texts has a form for one’s own date', async () => {
  const { page } = await visit('/arcanos/17');
  expect(await page.locator('.site-nav a').first().textContent()).toBe('Calcular');
  await typeDate(page, '1990-12-29');
  await page.click('.date-form button');
  await page.waitForURL('**/perfil?birth=1990-12-29');
});
