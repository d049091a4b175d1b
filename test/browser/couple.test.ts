import { describe, expect, it } from 'vitest';
import { DESK, PATHS, PHONE, SENDER, typedDate, useBrowser, visit } from './visit.ts';

useBrowser();

const A = { day: 15, month: 6, year: 1990 };
const B = { day: 29, month: 12, year: 1990 };

describe('a couple', () => {
  it('has three stars that overlap neither each other nor a caption, at any width', async () => {
    const { page } = await visit(PATHS.couple(A, B));
    for (const width of [1280, 800, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await page
        .locator('[data-star], .portrait > .octagram-frame')
        .evaluateAll((stars) => stars.map((star) => star.getBoundingClientRect().toJSON() as DOMRect));
      const covers = boxes.flatMap((one, i) =>
        boxes
          .slice(i + 1)
          .filter(
            (other) =>
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          ),
      );
      expect([width, covers]).toEqual([width, []]);
    }
  });

  it('leaves no gap between its text and the next section on a tablet', async () => {
    const { page } = await visit(PATHS.couple(A, B), { viewport: { width: 820, height: 1180 } });
    const bottoms = await page
      .locator('.synthesis, .synthesis .profile-actions, .meeting-text')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    const [section, text, actions] = bottoms as [number, number, number];
    expect(section - actions).toBeLessThan(8);
    expect(actions - text).toBeLessThan(100);
  });

  it('sends no request with a date, stores nothing, and contacts no other site', async () => {
    const asked: { url: string; referer: string | undefined }[] = [];
    const { page, foreign } = await visit(PATHS.couples);
    page.on('request', (request) => asked.push({ url: request.url(), referer: request.headers().referer }));
    await page.goto(PATHS.couple(A, B), { waitUntil: 'networkidle' });
    const [shown, ...others] = asked;
    expect(shown!.url).toContain('1990-12-29');
    expect(others.length).toBeGreaterThan(2);
    expect(
      others.filter(({ url }) =>
        /1990|29|couple\//.test(new URL(url).search + new URL(url).pathname.replace(/-[0-9a-f]{10}\./, '.')),
      ),
    ).toEqual([]);
    expect(asked.filter(({ referer }) => referer)).toEqual([]);
    const kept = await page.evaluate(() => [localStorage.length, { ...sessionStorage }, document.cookie]);
    // Only that a star was drawn in this tab, not for which date.
    expect([kept, foreign]).toEqual([[0, { 'star-seen': '1' }, ''], []]);
  });
});

/** Five couples with different families, shared arcana and text lengths. */
const COUPLES = [
  [A, B],
  [SENDER, A],
  [
    { day: 29, month: 2, year: 2000 },
    { day: 19, month: 4, year: 1979 },
  ],
  [
    { day: 7, month: 3, year: 1985 },
    { day: 31, month: 10, year: 1983 },
  ],
  [A, A],
] as const;

describe.each([PHONE, DESK])('before anything is opened, at $viewport.width px', (options) => {
  it.each(COUPLES)('the couple of %j and %j has at most 900 words and eight screens', async (a, b) => {
    const { page } = await visit(PATHS.couple(a, b), options);
    const { words, height } = await page.evaluate(() => ({
      words: document.querySelector('main')!.innerText.match(/[\p{L}\p{N}]+/gu)!.length,
      height: document.documentElement.scrollHeight,
    }));
    expect(words).toBeLessThanOrEqual(900);
    expect(height / options.viewport.height).toBeLessThanOrEqual(8);
    expect(await page.locator('main details[open]').count()).toBe(0);
  });
});

it('a number that links to a collapsed section opens it', async () => {
  const { page } = await visit(`${PATHS.couple(A, B)}#comparado-talents`);
  await page.locator('#comparado-talents:target').waitFor();
  expect(await page.isVisible('#comparado-talents')).toBe(true);
});

describe('from one date to two', () => {
  it('an invalid date is explained next to its field, and the other one stays', async () => {
    const { page, complaints } = await visit('/pareja?a=1990-02-30&b=1990-12-29');
    expect(await page.textContent('#a-problem')).toContain('El 30 de febrero de 1990 no existe');
    expect(await page.getAttribute('#a-day', 'aria-describedby')).toBe('a-problem');
    expect(await page.textContent('#b-problem')).toBe('');
    expect(await typedDate(page, 'b')).toBe('29/12/1990');
    expect(complaints).toEqual([]);
  });

  it('what is no date never becomes markup', async () => {
    const text = encodeURIComponent('"><img src=x onerror=alert(1)><svg onload=alert(1)>');
    const { page, complaints } = await visit(`/pareja?a=${text}&b=1990-12-29`);
    // Excludes the form's two stars.
    const foreign = 'main img, main script, main svg:not(.couple-star svg), main [onload], main [onerror]';
    expect(await page.locator(foreign).count()).toBe(0);
    expect(await page.textContent('#a-problem')).toContain('Eso no parece una fecha');
    expect(complaints).toEqual([]);
  });
});
