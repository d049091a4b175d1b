import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import type { ChartBody } from '../../src/endpoints/chart.ts';
import { apiPath } from '../../src/http/api-path.ts';
import { chartNumbers } from '../../src/method/chart-numbers.ts';
import { coupleChart } from '../../src/method/couple-chart.ts';
import { destinyMatrix } from '../../src/method/destiny-matrix.ts';
import { content } from '../content-fixture.ts';
import { violations } from './violations.ts';
import { askApi, BIRTH, centerOf, DESK, PATHS, PHONE, PROFILE, SENDER, useBrowser, VISITORS, visit } from './visit.ts';

useBrowser();

const COUPLE = PATHS.couple(SENDER, BIRTH);
/** Console messages for a file that a test blocks. */
const expected = /ERR_FAILED|Failed to fetch/;

/** Records layout shifts. */
function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: { by: number; what: string }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; sources: { node?: Element }[] };
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push({ by: value, what: sources.map(({ node }) => node?.className).join() });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: { by: number }[] }).shifts);
  const sum = shifts.reduce((total, { by }) => total + by, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
}

describe.each(VISITORS)('a shared profile in a $locale browser, $viewport.width px', (options) => {
  it('has its title and star before any text is loaded, without layout shifts afterwards', async () => {
    const { page } = await visit('/licencia', { ...options, before: watchShifts });
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/(?:texts|profile)-|\/api\//, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(PROFILE, { waitUntil: 'commit' });
    await page.locator('svg.octagram [data-point="E"] .o-number', { hasText: '8' }).waitFor();
    expect(await page.textContent('h1')).toBe('15 de junio de 1990');
    const { portrait } = await askApi<ChartBody>(apiPath('/chart/{a}/{b}/{c}', chartNumbers(BIRTH)));
    expect(await page.textContent('.headline')).toBe(portrait.headline);
    expect(await page.title()).toBe('Perfil del 15 de junio de 1990 · Open Numerology');
    const places = (): Promise<number[][]> =>
      page.evaluate(() =>
        ['h1', '.headline', 'svg.octagram'].map((selector) => {
          const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
    const before = await places();
    release();
    await page.locator('.position-card .parts').first().waitFor();
    expect(await places()).toEqual(before);
    await expectNoShift(page);
    expect(await page.innerText('.portrait-text .prose')).toBe(portrait.text);
  });

  it('reports that the texts failed to load, keeps the star, and does not blame the date', async () => {
    const { page } = await visit(PROFILE, {
      ...options,
      expected,
      before: (tab) => tab.route(/\/assets\/texts-/, (route) => route.abort()),
    });
    await page.getByText('los textos no se han podido cargar').waitFor();
    expect(await page.textContent('h1')).toBe('15 de junio de 1990');
    expect(await page.textContent('main')).not.toContain('No reconocemos');
    expect(await centerOf(page, 'svg.octagram')).toBe('8');
    expect(await violations(page)).toEqual([]);
  });
});

it('a couple paints its stars before any module is loaded, and the texts cause no layout shift', async () => {
  const { page } = await visit(PATHS.license, { ...PHONE, expected, before: watchShifts });
  await page.route('**/assets/couple-*.js', (route) => route.abort());
  await page.goto(COUPLE);
  expect(await centerOf(page, '.portrait')).toBe(String(coupleChart(SENDER, BIRTH).points.E));
  expect(await centerOf(page, '.trio-left')).toBe(String(destinyMatrix(SENDER).center));
  expect(await page.locator('h1:visible').textContent()).toBe('23 de noviembre de 1987 y 15 de junio de 1990');
  const meeting = (): Promise<string[]> => page.locator('.meeting-headline, .trio figcaption > *').allTextContents();
  const painted = await meeting();
  expect(painted).toEqual([
    content.coupleMeetings['order-change'].headline,
    ...['23 de noviembre de 1987', 'Centro 10: La Rueda de la Fortuna', 'Trae el cambio'],
    ...['15 de junio de 1990', 'Centro 8: La Justicia', 'Trae el orden'],
  ]);
  await page.unroute('**/assets/couple-*.js');
  await page.goto(COUPLE, { waitUntil: 'networkidle' });
  await page.locator('.profile-actions').waitFor();
  expect((await meeting()).map((text) => text.replace('Perfil del ', ''))).toEqual(painted);
  await expectNoShift(page);
});

const PAUSE_MS = 1_000;

/** Proxies the site with a pause in the middle of each page, like a slow connection, or cuts it off there. */
async function startSlowLine(isCut = false): Promise<{ url: string; stop(): void }> {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(`${inject('siteUrl')}${url}`);
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type')! });
    const body = Buffer.from(await answer.arrayBuffer());
    const end = body.indexOf('<noscript>');
    if (end > 0) {
      response.write(body.subarray(0, end));
      await pause(PAUSE_MS);
    }
    response.end(end > 0 && isCut ? undefined : body.subarray(Math.max(0, end)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}

it.each([
  [PROFILE, 'h1', '15 de junio de 1990'],
  [COUPLE, '.couple h1', '23 de noviembre de 1987 y 15 de junio de 1990'],
  [PATHS.couple(SENDER), '.invitation h1', '23 de noviembre de 1987'],
])('%s that comes in pieces shows no title but its own', async (path, title, shown) => {
  const watchTitles = (page: Page): Promise<unknown> =>
    page.addInitScript((selector) => {
      const titles = new Set<string>();
      Object.assign(globalThis, { titles });
      const look = (): void => {
        const shown = document.querySelector<HTMLElement>(selector);
        if (shown?.checkVisibility({ visibilityProperty: true })) titles.add(shown.textContent!);
        requestAnimationFrame(look);
      };
      look();
    }, title);
  const slow = await startSlowLine();
  try {
    const { page } = await visit(slow.url + path, { ...PHONE, before: watchTitles });
    await page.waitForLoadState('networkidle');
    const titles = await page.evaluate(() => [...(globalThis as unknown as { titles: Set<string> }).titles]);
    expect(titles).toEqual([shown]);
    // The first paint includes the date, however late the rest of the page arrives.
    const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime);
    expect(painted).toBeGreaterThan(PAUSE_MS);
  } finally {
    slow.stop();
  }
});

it.each([PROFILE, COUPLE])('%s shows its star even if the page is truncated', async (path) => {
  const slow = await startSlowLine(true);
  try {
    const { page } = await visit(slow.url + path, { ...PHONE, expected: /Did not find element/ });
    await page.locator('.portrait svg.octagram [data-point="E"]').waitFor();
  } finally {
    slow.stop();
  }
});

describe('a profile', () => {
  it('opens at the URL’s target, even in a collapsed section', async () => {
    const { page } = await visit(`${PROFILE}#posicion-karma`);
    await page.locator('#posicion-karma:target').waitFor();
    await expect
      .poll(() => page.locator('#posicion-karma').evaluate((card) => card.getBoundingClientRect().top))
      .toBeLessThan(700);
    await page.goto(`${PROFILE}#posicion-talents`);
    await page.locator('#posicion-talents[open] [data-says="reading"]:visible').waitFor();
    await page.goto(`${PROFILE}#calculos`);
    await page.locator('[data-step="A"]').waitFor();
  });

  it.each(VISITORS)('scrolls to each section, laid out or not, at $viewport.width px', async (options) => {
    const { page } = await visit(PROFILE, { ...options, reducedMotion: 'no-preference' });
    for (const id of ['adonde-voy', 'amor', 'decadas', 'tecnica', 'quien-soy']) {
      // Not the driver's click, which scrolls first: one smooth scroll can cancel another.
      await page.locator(`.page-nav a[href="#${id}"]`).evaluate((link: HTMLAnchorElement) => link.click());
      await expect
        .poll(() => page.locator(`#${id}`).evaluate((title) => Math.round(title.getBoundingClientRect().top)))
        .toBe(options.isMobile ? 72 : 27);
    }
  });

  it('keeps star and note next to the readings on a wide screen', async () => {
    const { page } = await visit(`${PROFILE}#posicion-purpose`);
    await page.locator('#posicion-purpose:target').waitFor();
    for (const selector of ['svg.octagram', '.note']) {
      await expect
        .poll(async () => {
          const { y, height } = (await page.locator(selector).boundingBox())!;
          return y >= 0 && y + height <= 800;
        })
        .toBe(true);
    }
  });

  it.each<[birth: string, options: (typeof VISITORS)[number]]>([
    ['1990-06-15', DESK],
    ['1990-06-15', PHONE],
    // Among the longest of 300 dates.
    ...['1905-04-25', '1962-05-22', '1973-09-09', '1976-08-22', '1987-11-23'].map((birth): [string, typeof PHONE] => [
      birth,
      PHONE,
    ]),
    ...['2000-02-29', '1958-12-31', '2012-07-07', '1984-01-18'].map((birth): [string, typeof PHONE] => [birth, PHONE]),
  ])(
    'of %s is whole in a capture without scrolling, on a telephone at most eight screens and 900 words',
    async (birth, options) => {
      const { page } = await visit(`/perfil?birth=${birth}`, options);
      const { height, words, empty } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        words: document.querySelector('main')!.innerText.match(/\S*\p{L}\S*/gu)!.length,
        empty: [...document.querySelectorAll('.profile section, .position-card')].filter(
          (part) => !part.closest('details:not([open])') && part.clientHeight < 40,
        ).length,
      }));
      expect(empty).toBe(0);
      expect(await page.locator('.position-card .parts').count()).toBe(5);
      expect(await page.locator('.lines .parts').count()).toBe(13);
      if (!options.isMobile) return;
      expect(height / options.viewport.height).toBeLessThanOrEqual(8);
      expect(words).toBeLessThanOrEqual(900);
    },
  );

  it('keeps its section list and its actions visible on a phone', async () => {
    const { page } = await visit(PROFILE, PHONE);
    for (const name of ['Comparar', 'Compartir'])
      expect(await page.getByRole('button', { name, exact: true }).isVisible()).toBe(true);
    for (const name of ['Guardar', 'Más'])
      expect(await page.locator('.menu > summary', { hasText: name }).isVisible()).toBe(true);
    await page.evaluate(() => scrollTo({ top: 4_000, behavior: 'instant' }));
    expect(Math.round((await page.locator('.profile .page-nav').boundingBox())!.y)).toBe(0);
  });

  it('is dimmed while the fields have another date, and matches the URL after Back', async () => {
    const { page } = await visit(PROFILE);
    const isWaiting = (): Promise<boolean> =>
      page.locator('#perfil').evaluate((root) => root.classList.contains('is-waiting'));
    expect(await isWaiting()).toBe(false);
    await page.click('.other-date > summary');
    await page.fill('#birth-day', '16');
    expect(await isWaiting()).toBe(true);
    await page.evaluate(() => addEventListener('unload', () => {}));
    await page.click('.other-date .date-form button');
    await page.locator('h1', { hasText: '16 de junio' }).waitFor();
    await page.goBack();
    await page.locator('h1', { hasText: '15 de junio' }).waitFor();
    await expect.poll(() => page.inputValue('#birth-day')).toBe('15');
    expect(await isWaiting()).toBe(false);
  });
});
