import { afterEach, describe, expect, it } from 'vitest';
import type { ChartBody } from '../../src/endpoints/chart-docs.ts';
import { apiPath } from '../../src/http/api-path.ts';
import { sitePath } from '../../src/http/site-path.ts';
import { violations } from './violations.ts';
import { askApi, NARROW, useBrowser, type Visit, visit } from './visit.ts';

useBrowser();
let current: Visit;
afterEach(() => current.close());

const open = async (...args: Parameters<typeof visit>): Promise<Visit> => (current = await visit(...args));

const PROFILE = sitePath.profile({ day: 15, month: 6, year: 1990 });
const CHART = apiPath('/chart/{a}/{b}/{c}', { a: 15, b: 6, c: 19 });

describe('the whole chart of a profile', () => {
  it('has the readings, the tail, the lines and the sums of the API, asked for once', async () => {
    const body = await askApi<ChartBody>(CHART);
    const { page, complaints, foreign } = await open(PROFILE);
    for (const [key, position] of Object.entries(body.positions))
      for (const part of ['meaning', 'light', 'shadow', 'question', 'reading'] as const)
        expect(await page.textContent(`[data-position="${key}"] [data-says="${part}"]`)).toBe(position[part]);
    await page.getByText(body.karmic_tail.name, { exact: true }).waitFor();
    await page.getByText(body.karmic_tail.text, { exact: true }).waitFor();
    for (const [name, arcana] of Object.entries(body.lines))
      expect(await page.locator(`[data-line="${name}"] .bead`).allTextContents()).toEqual(arcana.map(String));
    const { physics, energy, emotions } = body.chakra_sums;
    expect(await page.locator('.chakras tfoot .chakra-number').allTextContents()).toEqual(
      [physics, energy, emotions].map(String),
    );
    expect(await page.locator('.age-number').allTextContents()).toEqual(body.ages.map(({ arcana }) => String(arcana)));
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(asked.filter((url) => url.includes('/api/chart/'))).toHaveLength(1);
    expect([complaints, foreign]).toEqual([[], []]);
  });

  it('without the chart shows the numbers and says what is missing', async () => {
    const { page } = await open(sitePath.profiles(), { viewport: NARROW });
    for (const path of [CHART, '/api/arcana/*']) await page.route(`**${path}`, (route) => route.abort());
    await page.goto(PROFILE);
    await page.getByText('no se han podido cargar').waitFor();
    await page.locator('#citar').waitFor();
    expect(await page.locator('.position-card').count()).toBe(12);
    expect(await page.locator('.parts').count()).toBe(0);
    expect(await page.locator('#cola ~ .beads .bead').allTextContents()).toEqual(['12', '16', '4']);
    expect(await page.locator('.age-number').count()).toBe(64);
    expect(await violations(page)).toEqual([]);
  });

  it.each([
    ['2026-10-01', ['personal'], '36.25'],
    ['2035-06-15', ['social'], '45'],
    ['1989-01-01', [], undefined],
  ])('on %s marks the age of that day', async (today, purposes, age) => {
    const { page } = await open(sitePath.profiles());
    await page.clock.setFixedTime(`${today}T12:00:00`);
    await page.goto(PROFILE);
    await page.locator('#citar').waitFor();
    const marked = page.locator('.stage[aria-current]');
    expect(await marked.evaluateAll((stages) => stages.map((stage) => stage.getAttribute('data-purpose')))).toEqual(
      purposes,
    );
    expect(await page.locator('.ages [aria-current]').count()).toBe(age ? 1 : 0);
    if (age) expect(await page.getAttribute('[data-now]', 'data-now')).toBe(age);
  });

  it('has the sums of the other points behind a click', async () => {
    const { page } = await open(PROFILE);
    expect(await page.isVisible('[data-step="U"]')).toBe(false);
    await page.click('.fold:has(#calculos) > summary');
    expect(await page.isVisible('[data-step="U"]')).toBe(false);
    await page.click('.more summary');
    expect(await page.textContent('[data-step="U"] td')).toBe('21 + 7 + 5 + 19 = 52 → 7');
  });
});

describe('the switch at the star', () => {
  it('works with the pointer and with the arrow keys, and names the file that is saved', async () => {
    const { page, complaints } = await open(PROFILE);
    const chosen = (): Promise<string> => page.inputValue('.switch input:checked');
    expect(await chosen()).toBe('simple');
    await page.getByLabel('Completa', { exact: true }).check();
    expect(await chosen()).toBe('full');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-action="svg"]')]);
    expect(download.suggestedFilename()).toBe('matriz-1990-06-15-completa.svg');
    await page.focus('.switch input:checked');
    await page.keyboard.press('ArrowLeft');
    expect(await chosen()).toBe('simple');
    expect(complaints).toEqual([]);
  });
});
