import type { Browser } from 'puppeteer-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { coupleChart } from '../../src/method/couple-chart.ts';
import { destinyMatrix } from '../../src/method/destiny-matrix.ts';
import { COMPLETE, type Language } from '../../src/words/language.ts';
import { PAGE_WORDS } from '../../src/words/words.ts';
import type { AnyPage } from './both-browsers.ts';
import { eventually, HAS_FIREFOX, launchFirefox } from './firefox.ts';
import { BIRTH, PHONE, useBrowser, visit } from './visit.ts';

useBrowser();

/** An ambiguous day and month. */
const DATE = { day: 3, month: 4, year: 1985 };
const VISITORS: Readonly<Record<Language, { readonly locale: string; readonly typed: string }>> = {
  es: { locale: 'es-ES', typed: '3/4/1985' },
  en: { locale: 'en-US', typed: '4/3/1985' },
};
const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
] as const;
const BROWSERS = ['Chromium', ...(HAS_FIREFOX ? (['Firefox'] as const) : [])] as const;
const WINDOWS = BROWSERS.flatMap((browser) => SIZES.map((size) => ({ browser, ...size })));

const firefoxes = new Map<number, Promise<Browser>>();
afterAll(async () => {
  for (const firefox of firefoxes.values()) await (await firefox).close();
});

async function open(path: string, { browser, width, height }: (typeof WINDOWS)[number], locale: string) {
  if (browser === 'Chromium') return (await visit(path, { viewport: { width, height }, locale })).page as AnyPage;
  if (!firefoxes.has(width)) firefoxes.set(width, launchFirefox({ width, height }));
  const page = await (await (await firefoxes.get(width)!).createBrowserContext()).newPage();
  await page.goto(inject('siteUrl') + path);
  expect(await page.evaluate(() => innerWidth)).toBe(width);
  return page as unknown as AnyPage;
}

/** A page's URL and contents, even during a navigation. */
const seen = (page: AnyPage): Promise<{ address: string; lang: string; title: string; center: string } | undefined> =>
  page
    .evaluate(() => ({
      address: location.pathname + location.search,
      lang: document.documentElement.lang,
      title: document.querySelector('h1')?.textContent ?? '',
      center: document.querySelector('.portrait [data-point="E"] .o-number')?.textContent ?? '',
    }))
    .catch(() => undefined);

const follow = (page: AnyPage, selector: string): Promise<void> =>
  page
    .evaluate((wanted) => {
      const link = document.querySelector<HTMLAnchorElement>(wanted)!;
      link.focus();
      link.click();
    }, selector)
    .catch(() => undefined);

describe.each(COMPLETE)('in %s', (language) => {
  const { longDate, paths, spelling, star } = PAGE_WORDS[language];
  const other = PAGE_WORDS[COMPLETE.find((one) => one !== language)!];
  const { locale, typed } = VISITORS[language];

  it.each(WINDOWS)(
    '$browser at $width px: from home to profile and numbers, and over to the other language',
    async (window) => {
      const page = await open(paths.home, window, locale);
      await page.focus(`#birth-${spelling.order[0]}`);
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      const center = String(destinyMatrix(DATE).center);
      const profile = { address: paths.profile(DATE), lang: language, title: longDate(DATE), center };
      await eventually(() => seen(page)).toEqual(profile);
      await eventually(() => page.evaluate(() => document.querySelectorAll('[data-position] .parts').length)).toBe(12);
      await follow(page, '.site-footer a[data-language]');
      const translated = { address: other.paths.profile(DATE), title: other.longDate(DATE), center };
      await eventually(() => seen(page)).toMatchObject(translated);
      await eventually(() => page.evaluate(() => document.querySelectorAll('[data-position] .parts').length)).toBe(12);
      const numbers = `.profile-actions .menu-list a[href="${other.paths.numbersOf(DATE)}"]`;
      await page.evaluate(
        (link) => document.querySelector(link)!.closest('details')!.querySelector('summary')!.click(),
        numbers,
      );
      await eventually(() => page.evaluate((link) => document.querySelector(link)!.checkVisibility(), numbers)).toBe(
        true,
      );
      await follow(page, numbers);
      await eventually(() => seen(page)).toMatchObject({ address: other.paths.numbersOf(DATE) });
      await eventually(() => page.evaluate(() => document.querySelectorAll('#numeros h2').length)).toBeGreaterThan(1);
      await follow(page, '.site-footer a[data-language]');
      await eventually(() => seen(page)).toMatchObject({ address: paths.numbersOf(DATE), lang: language });
    },
  );

  it.each(WINDOWS)('$browser at $width px: a couple, which the other language shows too', async (window) => {
    const page = await open(paths.couple(DATE, BIRTH), window, locale);
    const center = String(coupleChart(DATE, BIRTH).points.E);
    const shown = (): Promise<string> =>
      page.evaluate(() => document.querySelector('.couple h1')!.textContent!).catch(() => '');
    await eventually(shown).toBe(star.pair(longDate(DATE), longDate(BIRTH)));
    await eventually(() => page.evaluate(() => document.querySelectorAll('.couple .parts').length)).toBeGreaterThan(3);
    await eventually(() => seen(page)).toMatchObject({ center });
    await follow(page, '.site-footer a[data-language]');
    await eventually(shown).toBe(other.star.pair(other.longDate(DATE), other.longDate(BIRTH)));
    await eventually(() => seen(page)).toMatchObject({ address: other.paths.couple(DATE, BIRTH), center });
  });
});

describe('a browser in another language than the page', () => {
  const { paths: spanish } = PAGE_WORDS.es;
  const { paths: english, languages } = PAGE_WORDS.en;
  const offer = (page: AnyPage): Promise<string> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.language-offer')]
        .filter((line) => line.offsetHeight > 0)
        .map((line) => line.innerText)
        .join(),
    );
  /** Scrolls, which shows the offer. */
  const readOn = async (page: AnyPage): Promise<void> => {
    await page.evaluate(async () => {
      scrollTo({ top: 200, behavior: 'instant' });
      await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    });
  };

  it.each([
    ['en-US', spanish.profile(BIRTH), languages.offer],
    ['en-GB', spanish.home, languages.offer],
    ['es-MX', english.home, PAGE_WORDS.es.languages.offer],
    ['es-ES', spanish.home, ''],
    ['en-US', english.method, ''],
    ['fr-FR', spanish.home, ''],
    ['es-MX en-US', spanish.home, ''],
    ['en-US es-MX', spanish.home, languages.offer],
    ['fr-FR en-US', spanish.home, languages.offer],
    ['en-US es-MX', english.method, ''],
  ])('%s on %s sees one line: %j', async (locales, path, line) => {
    // Playwright's own setting supports only one language.
    const { page } = await visit(path, {
      before: (tab) =>
        tab.addInitScript((list) => Object.defineProperty(navigator, 'languages', { value: list }), locales.split(' ')),
    });
    expect(await offer(page as AnyPage)).toBe('');
    await readOn(page as AnyPage);
    expect(await offer(page as AnyPage)).toContain(line);
    if (!line) expect(await offer(page as AnyPage)).toBe('');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const sum = (list: PerformanceEntryList): number =>
            list.reduce((all, entry) => all + (entry as PerformanceEntry & { value: number }).value, 0);
          new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
            type: 'layout-shift',
            buffered: true,
          });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift).toBeLessThanOrEqual(0.01);
  });

  it.each([spanish.profile(BIRTH), spanish.home])('does not cover the focused element on %s', async (path) => {
    const { page } = await visit(path, { ...PHONE, reducedMotion: 'reduce' });
    await readOn(page as AnyPage);
    const covered: string[] = [];
    const isAtEnd = (): Promise<boolean> =>
      page.evaluate(() => !!document.activeElement!.closest('.language-offer, .site-footer'));
    do {
      await page.keyboard.press('Tab');
      covered.push(
        ...(await page.evaluate(async () => {
          const focused = document.activeElement!;
          const line = document.querySelector('.language-offer:not([hidden])')!;
          await new Promise(requestAnimationFrame);
          const isBelow = focused.getBoundingClientRect().bottom > line.getBoundingClientRect().top;
          return isBelow && !line.contains(focused) ? [focused.outerHTML.slice(0, 200)] : [];
        })),
      );
    } while (!(await isAtEnd()));
    expect(covered).toEqual([]);
  });

  it('can close the offer permanently', async () => {
    const { page } = await visit(spanish.home, { locale: 'en-US' });
    await readOn(page as AnyPage);
    await page.click('[data-close-offer]');
    expect(await offer(page as AnyPage)).toBe('');
    expect(await page.evaluate(() => document.activeElement!.id)).toBe('contenido');
    await page.goto(spanish.method);
    await page.waitForLoadState('networkidle');
    await readOn(page as AnyPage);
    expect(await offer(page as AnyPage)).toBe('');
  });

  it('can follow the offer to the same date, without an offer to return', async () => {
    const { page } = await visit(spanish.profile(BIRTH), { locale: 'fr-FR' });
    await page.click('.site-menu-button');
    await page.click('.site-menu a[data-language]');
    await page.waitForURL(`**${english.profile(BIRTH)}`);
    await page.goto(spanish.home);
    await readOn(page as AnyPage);
    expect(await offer(page as AnyPage)).toBe('');
  });
});

it('without scripts, a form is read in the order of its fields', async () => {
  const { paths, longDate } = PAGE_WORDS.en;
  const query = 'birth-month=6&birth-day=5&birth-year=1990';
  const { page } = await visit(`${paths.profiles}?${query}`, { locale: 'en-US' });
  expect(new URL(page.url()).search).toBe('?birth=1990-06-05');
  expect(await page.textContent('h1')).toBe(longDate({ day: 5, month: 6, year: 1990 }));
});
