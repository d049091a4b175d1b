import { describe, expect, inject, it } from 'vitest';
import { type CalendarDate, isoDate } from '../../src/calendar/dates.ts';
import { destinyMatrix } from '../../src/method/destiny-matrix.ts';
import { type AnyPage, typeKeys, useBothBrowsers, windows } from './both-browsers.ts';
import { violations } from './violations.ts';
import {
  afterTasks,
  centerOf,
  PATHS,
  PHONE,
  SENDER,
  settled,
  typeDate,
  typedDate,
  useBrowser,
  type Visit,
  visit,
} from './visit.ts';

useBrowser();
const open = useBothBrowsers();

const OWN = { day: 3, month: 2, year: 1988 };
const INVITE = 'Invita a alguien a compararse contigo';
const center = (date: CalendarDate): string => String(destinyMatrix(date).center);

/** Opens a page in a browser with a saved date. */
const openKeeping = (path: string, kept: CalendarDate | undefined): Promise<Visit> =>
  visit(path, {
    ...PHONE,
    before: (page) => page.addInitScript((date) => date && localStorage.setItem('fecha', date), kept && isoDate(kept)),
  });

/** The actions that a profile visibly offers. */
const offers = (page: AnyPage): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.visitor legend, .visitor .button, [data-action="compare"]')]
      .filter((element) => element.checkVisibility())
      .map(({ innerText }) => innerText.replace(/\s+/g, ' ')),
  );

const focused = (page: Visit['page']): Promise<string> => page.evaluate(() => document.activeElement!.id);

describe('a profile offers', () => {
  it.each<[who: string, kept: CalendarDate | undefined, offered: string[]]>([
    ['new visitors a form for their date', undefined, ['¿Y tú? Escribe tu fecha', 'Comparar']],
    ['visitors with a saved date one tap', OWN, ['Compárala con tu fecha: 3 de febrero de 1988']],
    ['only its owner an invitation', SENDER, [INVITE]],
  ])('%s', async (_who, kept, offered) => {
    const { page } = await openKeeping(PATHS.profile(SENDER), kept);
    expect(await offers(page as AnyPage)).toEqual(offered);
    expect(await violations(page)).toEqual([]);
  });

  it.each(windows(390))('the couple of both dates to visitors who enter one, in $browser', async (window) => {
    const page = await open(PATHS.profile(SENDER), window);
    await typeKeys(page, '3/2/88', 'tuya');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => location.pathname + location.search), { timeout: 20_000 })
      .toBe(PATHS.couple(SENDER, OWN));
  });

  it('the couple of both dates in one tap', async () => {
    const { page } = await openKeeping(PATHS.profile(SENDER), OWN);
    await page.getByRole('link', { name: 'Compárala con tu fecha' }).tap();
    await page.waitForURL(`**${PATHS.couple(SENDER, OWN)}`);
  });

  it('an invitation once visitors say that the date is theirs', async () => {
    const { page } = await visit(PATHS.profile(SENDER), PHONE);
    await page.getByRole('button', { name: 'Es mi fecha' }).tap();
    await page.locator('#status', { hasText: 'solo en este navegador' }).waitFor();
    expect(await offers(page as AnyPage)).toEqual([INVITE]);
    // Not lost with the button.
    expect(await focused(page)).toBe('contenido');
    await page.evaluate(() => {
      Object.assign(navigator, {
        canShare: () => false,
        share: async ({ url }: ShareData) => document.body.setAttribute('data-shared', url!),
      });
    });
    await page.getByRole('button', { name: INVITE }).tap();
    await page.locator('body[data-shared]').waitFor();
    expect(await page.getAttribute('body', 'data-shared')).toBe(inject('siteUrl') + PATHS.couple(SENDER));
  });

  it('an invitation also to visitors who say so while the texts are loading', async () => {
    const { page } = await visit(PATHS.home, PHONE);
    const texts = page.waitForResponse(/\/texts-/);
    await page.route('**/api/chart/**', async (route) => {
      await (await texts).finished();
      await afterTasks(page);
      await page.evaluate(() => document.querySelector<HTMLElement>('.visitor-mine')!.click());
      await route.continue();
    });
    await page.goto(PATHS.profile(SENDER));
    await settled(page);
    expect(await offers(page as AnyPage)).toEqual([INVITE]);
  });

  it('an error for an invalid date, and keeps its star during input', async () => {
    const { page } = await visit(PATHS.profile(SENDER), PHONE);
    await typeDate(page, '1990-02-30', 'tuya');
    await page.getByRole('button', { name: 'Comparar' }).tap();
    await page.locator('#tuya-problem', { hasText: 'El 30 de febrero de 1990 no existe' }).waitFor();
    expect(await page.locator('#perfil.is-waiting').count()).toBe(0);
  });
});

it.each(
  [
    ['/', '[data-date="birth"]'],
    ['/perfil', '[data-date="birth"]'],
    ['/numeros', '[data-date="birth"]'],
    ['/pareja', '.couple-intro [data-date="a"]'],
    [PATHS.couple(SENDER), '.invitation [data-date="b"]'],
  ].flatMap(([path, fields]) => windows(390).map((window) => ({ path: path!, fields: fields!, ...window }))),
)('$path fills in the date that is kept, in $browser', async ({ path, fields, ...window }) => {
  const page = await open(path, window);
  await page.evaluate((date) => {
    localStorage.setItem('fecha', date);
    setTimeout(() => location.reload());
  }, isoDate(OWN));
  const typed = (): Promise<string> =>
    page.evaluate(
      (selector) => [...document.querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => value).join('/'),
      `${fields} input`,
    );
  await expect.poll(typed, { timeout: 10_000 }).toBe('3/2/1988');
});

it('the front page and the numbers use the saved date, which only a share button puts into a URL', async () => {
  const { page } = await openKeeping('/', OWN);
  const address = (): Promise<string> => page.evaluate(() => location.pathname + location.search);
  const head = (): Promise<string> => page.evaluate(() => document.head.innerHTML);
  await page.locator('#leyenda', { hasText: '3 de febrero de 1988' }).waitFor();
  expect(await centerOf(page, '#retrato')).toBe(center(OWN));
  await page.goto('/numeros');
  await settled(page);
  await page.locator('#numeros h2').first().waitFor();
  expect(await typedDate(page)).toBe('3/2/1988');
  expect(await address()).toBe('/numeros');
  expect(await head()).not.toMatch(/1988/);
  await typeDate(page, '1987-11-23');
  expect(await address()).toBe(PATHS.numbersOf(SENDER));
  await typeDate(page, '1988-02-03');
  expect(await address()).toBe('/numeros');
  expect(await head()).not.toMatch(/1987|1988/);
});

it('“Olvidar” on the front page deletes every saved date', async () => {
  const { page } = await visit('/', PHONE);
  const stored = (): Promise<object> => page.evaluate(() => ({ ...localStorage }));
  await page.evaluate(() => {
    localStorage.setItem('fecha', '1988-02-03');
    localStorage.setItem('pareja', '1987-11-23 1988-02-03');
  });
  await page.reload();
  await settled(page);
  const links = page.locator('#recordada a');
  await expect
    .poll(() => links.evaluateAll((found) => found.map((link) => link.getAttribute('href'))))
    .toEqual([PATHS.profile(OWN), PATHS.couple(SENDER, OWN)]);
  await page.click('#recordada [data-forget]');
  await expect.poll(() => links.count()).toBe(0);
  expect(await stored()).toEqual({});
  expect(await focused(page)).toBe('contenido');
});

it('an invitation does not fill in the sender’s own date', async () => {
  const { page } = await openKeeping(PATHS.couple(SENDER), SENDER);
  expect(await page.inputValue('#mia-day')).toBe('');
});

it.each(windows(390))('two empty stars of a couple are drawn during input, in $browser', async (window) => {
  const page = await open('/pareja', window);
  const numbers = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-star]')].map((star) =>
        [...star.querySelectorAll('.o-number')].map(({ textContent }) => textContent).join(''),
      ),
    );
  const centers = (): Promise<(string | undefined)[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-star] [data-point="E"] .o-number')].map(({ textContent }) => textContent!),
    );
  expect(await numbers()).toEqual(['', '']);
  await typeKeys(page, '23/11/1987', 'a');
  await expect.poll(centers).toEqual([center(SENDER), '']);
  await typeKeys(page, '3/2/1988', 'b');
  await expect.poll(centers).toEqual([center(SENDER), center(OWN)]);
  await typeKeys(page, '3//1988', 'b');
  await expect.poll(centers).toEqual([center(SENDER), '']);
});
