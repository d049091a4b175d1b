import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { content } from '../content-fixture.ts';
import { useBothBrowsers, windows } from './both-browsers.ts';
import { violations } from './violations.ts';
import {
  BIRTH,
  keepScreenshot,
  NARROW,
  PATHS,
  SCHEMES,
  typeDate,
  useBrowser,
  type VisitOptions,
  visit,
  WIDE,
  widthOf,
} from './visit.ts';

useBrowser();
const openIn = useBothBrowsers();

const NAME = 'María José Núñez';
/** The day of the method's worked example. */
const TODAY = '2026-11-16T12:00:00';

/** Opens the page with the clock set to that day. */
async function open(path: string, options: VisitOptions = {}): Promise<Page> {
  const { page } = await visit(path, {
    ...options,
    before: async (tab) => {
      await tab.clock.setFixedTime(TODAY);
      await options.before?.(tab);
    },
  });
  await page.waitForLoadState('networkidle');
  return page;
}

// The page's contents are approved in test/approved/website/numbers.txt; these tests cover the interaction.
describe('the worked example of the method', () => {
  it('is shown from a shared link with a date, each sum one tap away', async () => {
    const page = await open(PATHS.numbersOf(BIRTH));
    expect(await page.inputValue('#nombre')).toBe('');
    await page.fill('#nombre', NAME);
    for (const card of ['#camino-de-vida', '[data-stage="2"] .stage-pinnacle', '#expresion', '#madurez']) {
      const last = page.locator(`${card} .sums dd`).last();
      expect([card, await last.isVisible()]).toEqual([card, false]);
      await page.click(`${card} details > summary`);
      expect([card, await last.isVisible()]).toEqual([card, true]);
    }
  });

  it('has the text of this month open, and that of any other one tap away', async () => {
    const page = await open(PATHS.numbersOf(BIRTH));
    const shown = (): Promise<string[]> =>
      page.locator('.months li:has([open]) :is(.month-text, .month-sum):visible').allTextContents();
    const { personal_month: texts } = content.numberTexts;
    const november = [texts[6], '4 + 11 = 15 → 6'];
    expect(await shown()).toEqual(november);
    await page.click('.months li:nth-child(3) summary');
    expect(await shown()).toEqual([texts[7], '4 + 3 = 7', ...november]);
    // A redraw keeps it as the reader left it.
    await page.click('.months li:nth-child(11) summary');
    await page.fill('#nombre', NAME);
    expect(await shown()).toEqual([texts[7], '4 + 3 = 7']);
  });
});

it('the current age is marked on the timeline, and the current month among the months', async () => {
  const page = await open(PATHS.numbersOf(BIRTH));
  // 36 years and five months: three eighths into the second stage, from 33 to 42.
  expect(await page.locator('[data-stage][aria-current]').getAttribute('data-stage')).toBe('2');
  expect(await page.textContent('[data-stage="2"] .stage-ages')).toMatch(/33 a 41 años.*2023–2032.*Ahora, 36 años/);
  const place = await page.locator('.track').evaluate((track) => {
    const now = track.querySelector('.track-now')!.getBoundingClientRect();
    const stage = track.children[1]!.getBoundingClientRect();
    return ((now.left + now.right) / 2 - stage.left) / stage.width;
  });
  expect(place).toBeCloseTo((36 + 5 / 12 - 33) / 9, 1);
  expect(await page.textContent('.months [aria-current] .month-name')).toBe('noviembre');
});

it('never puts a name into a request, a URL or the browser’s storage', async () => {
  const page = await open(PATHS.numbers);
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
  );
  await typeDate(page, '1990-06-15');
  await page.fill('#nombre', NAME);
  await page.press('#nombre', 'Enter');
  await page.click('.button[type="submit"]');
  await page.locator('#expresion').waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/numeros?birth=1990-06-15');
  const kept = await page.evaluate(() => [
    JSON.stringify(history.state),
    localStorage.length,
    sessionStorage.length,
    document.cookie,
  ]);
  expect(kept).toEqual(['null', 0, 0, '']);
  await page.goto(PATHS.license);
  expect(asked.filter((text) => /mar[ií]a|jos|n[uú][nñ]ez|%c3/i.test(decodeURIComponent(text)))).toEqual([]);
});

it('has the head of a page without a date once the date is deleted', async () => {
  const head = (page: Page): Promise<(string | null)[]> =>
    page.evaluate(() => [
      document.title,
      ...[...document.querySelectorAll('meta[name="description"], meta[property^="og:"]')].map((tag) =>
        tag.getAttribute('content'),
      ),
    ]);
  const empty = await head(await open(PATHS.numbers));
  const page = await open(PATHS.numbersOf(BIRTH));
  expect(await page.title()).toContain('15 de junio de 1990');
  await page.fill('#birth-year', '');
  expect(await head(page)).toEqual(empty);
  await page.fill('#birth-year', '1990');
  expect(await page.title()).toContain('15 de junio de 1990');
});

it('explains an invalid name when the field loses focus', async () => {
  const page = await open(PATHS.numbersOf(BIRTH));
  await page.fill('#nombre', 'Ana 3');
  expect(await page.textContent('#nombre-problema')).toBe('');
  await page.locator('#nombre').blur();
  expect(await page.textContent('#nombre-problema')).toContain('«3»');
  expect(await page.locator('[data-name-numbers]').count()).toBe(0);
  expect(await page.getAttribute('#nombre', 'aria-invalid')).toBe('true');
  await page.fill('#nombre', 'Ana '.repeat(26));
  expect(await page.textContent('#nombre-problema')).toContain('más de 100');
  await page.fill('#nombre', 'Ana');
  expect(await page.textContent('#nombre-problema')).toBe('');
  expect(await page.getAttribute('#nombre', 'aria-invalid')).toBe(null);
  expect(await page.textContent('[data-medal="expresion"]')).toBe('7');
});

it.each(windows(320, 390, 820, 1280))(
  'a wrong name is said right below its field by Enter, inside of the page and over no button: $browser, $width px',
  async (window) => {
    const page = await openIn(PATHS.numbersOf(BIRTH), window);
    for (const name of ['Ana 😀', 'Анна', 'Ana 3']) {
      await page.evaluate(() => document.querySelector<HTMLInputElement>('#nombre')!.select());
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      const found = await page.evaluate(() => {
        const [field, said, button] = ['#nombre', '#nombre-problema', '.numbers-form .button'].map((one) =>
          document.querySelector(one)!.getBoundingClientRect(),
        ) as [DOMRect, DOMRect, DOMRect];
        const isBeside = said.right <= button.left || button.right <= said.left;
        return {
          text: document.querySelector('#nombre-problema')!.textContent,
          focus: document.activeElement?.id,
          isBelow: said.top >= field.bottom && said.top <= field.bottom + 12,
          isAligned: Math.abs(said.left - field.left) <= 1,
          isInside: said.right <= innerWidth && document.documentElement.scrollWidth <= innerWidth,
          isOver: !isBeside && said.top < button.bottom && button.top < said.bottom,
        };
      });
      expect(found, name).toEqual({
        text: expect.stringContaining('no se entiende'),
        focus: 'nombre',
        ...{ isBelow: true, isAligned: true, isInside: true, isOver: false },
      });
    }
  },
);

it('shows the values of vowels above their letters and those of consonants below', async () => {
  const page = await open(PATHS.numbersOf(BIRTH));
  await page.fill('#nombre', 'Ana');
  const middle = async (selector: string): Promise<number> => {
    const box = (await page.locator(selector).first().boundingBox())!;
    return box.y + box.height / 2;
  };
  const [vowel, consonant] = ['.letter-vowel', '.letter:not(.letter-vowel)'];
  expect(await middle(`${vowel} .letter-value`)).toBeLessThan(await middle(`${vowel} .letter-sign`));
  expect(await middle(`${consonant} .letter-value`)).toBeGreaterThan(await middle(`${consonant} .letter-sign`));
});

it.each(SCHEMES.flatMap((colorScheme) => [NARROW, WIDE].map((viewport) => ({ colorScheme, viewport }))))(
  'the numbers with a name fit and are accessible: $colorScheme, $viewport.width px',
  async ({ colorScheme, viewport }) => {
    const page = await open(PATHS.numbersOf(BIRTH), { colorScheme, viewport });
    await page.fill('#nombre', 'Yolanda Eloy O’Connor-Ruiz');
    await keepScreenshot(page, `numbers-name-${colorScheme}-${viewport.width}`, { fullPage: true });
    expect(await widthOf(page)).toBeLessThanOrEqual(viewport.width);
    const cut = await page
      .locator('.life-stages > li, .number-card, .months > li, .letters > li')
      .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent));
    expect(cut).toEqual([]);
    expect(await violations(page)).toEqual([]);
  },
);

it.each(windows(390, 1280))('Enter in the name scrolls to the name’s numbers: $browser, $width px', async (window) => {
  const page = await openIn(PATHS.numbersOf(BIRTH), window);
  await page.focus('#nombre');
  await page.keyboard.type('Ana');
  await page.keyboard.press('Enter');
  const top = (id: string): Promise<number> =>
    page.evaluate((one: string) => document.getElementById(one)!.getBoundingClientRect().top / innerHeight, id);
  await expect.poll(async () => Math.abs(await top('nombre-letras')), { timeout: 10_000 }).toBeLessThan(0.1);
});

it.each([390, 1280])('can be shared by URL, without the name, and printed: %i px', async (width) => {
  const page = await open(PATHS.numbers, {
    viewport: { width, height: 844 },
    before: (tab) =>
      tab.addInitScript(() => {
        const done: unknown[] = [];
        Object.assign(globalThis, { done, print: () => done.push('printed') });
        navigator.share = (data) => Promise.resolve(void done.push(data));
      }),
  });
  expect(await page.locator('#numeros [data-action]').count()).toBe(0);
  await page.fill('#nombre', NAME);
  // A name alone cannot be shared.
  expect(await page.locator('#numeros [data-action]').allTextContents()).toEqual(['Imprimir o guardar en PDF']);
  await typeDate(page, '1990-06-15');
  await page.click('[data-action="share"]');
  await page.click('[data-action="print"]');
  const title = 'Los números del 15 de junio de 1990';
  expect(await page.evaluate(() => (globalThis as unknown as { done: unknown[] }).done)).toEqual([
    { title, text: title, url: new URL(PATHS.numbersOf(BIRTH), page.url()).href },
    'printed',
  ]);
});
