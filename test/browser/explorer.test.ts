import { afterEach, describe, expect, it } from 'vitest';
import { violations } from './violations.ts';
import { NARROW, useBrowser, type Visit, visit } from './visit.ts';

useBrowser();
let current: Visit;
afterEach(() => current.close());

describe('the explorer', () => {
  it('is not loaded until it is asked for', async () => {
    current = await visit('/docs');
    const loaded = await current.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.filter((name) => /swagger|openapi/.test(name))).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('fits a telephone and is accessible in the %s scheme', async (colorScheme) => {
    current = await visit('/docs', { viewport: NARROW, colorScheme });
    const { page } = current;
    await page.click('#open-explorer');
    await page.locator('.opblock').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: `screenshots/explorer-${colorScheme}-narrow.png`, fullPage: true });
  });

  it('sends a real request and shows the answer, under the same strict policy and without leaving the site', async () => {
    current = await visit('/docs');
    const { page, complaints, foreign } = current;
    await page.click('#open-explorer');
    const operation = page.locator('.opblock-get', { hasText: '/matrix/{day}/{month}/{year}' }).first();
    await operation.locator('.opblock-summary-control').click();
    for (const [name, value] of [
      ['day', '29'],
      ['month', '12'],
      ['year', '1990'],
    ] as const) {
      await operation.locator(`tr[data-param-name="${name}"] input`).fill(value);
    }
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/api/matrix/')),
      operation.locator('button.execute').click(),
    ]);
    expect(new URL(response.url()).pathname).toBe('/api/matrix/29/12/1990');
    expect(response.status()).toBe(200);
    const live = operation.locator('.live-responses-table');
    await live.getByText('"center"').waitFor();
    expect(await live.textContent()).toContain('El Colgado');
    expect([complaints, foreign]).toEqual([[], []]);
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: 'screenshots/explorer.png', fullPage: true });
  });
});
