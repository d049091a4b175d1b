import { afterEach, describe, expect, inject, it } from 'vitest';
import { violations } from './violations.ts';
import { askApi, useBrowser, VISITORS, type Visit, visit } from './visit.ts';

useBrowser();
let current: Visit;
afterEach(() => current.close());

describe.each(VISITORS)('the request builder in a $locale browser, $viewport.width px', (options) => {
  it('shows URL and code for date, endpoint and language, and the real answer', async () => {
    current = await visit('/docs', options);
    const { page, complaints, foreign } = current;
    const site = inject('siteUrl');
    for (const [part, text] of Object.entries({ day: '29', month: '12', year: '1990' }))
      await page.fill(`#try-${part}`, text);
    for (const [request, path] of [
      ['chart', '/api/chart/1990-12-29'],
      ['life-path', '/api/life-path/6'],
      ['arcana', '/api/arcana'],
      ['matrix', '/api/matrix/29/12/1990'],
    ] as const) {
      await page.selectOption('#try-request', request);
      expect(await page.textContent('#try-url')).toBe(`${site}${path}`);
    }
    for (const [language, code] of [
      ['curl', `curl ${site}/api/matrix/29/12/1990`],
      ['javascript', `await fetch("${site}/api/matrix/29/12/1990")`],
      ['python', `urlopen("${site}/api/matrix/29/12/1990")`],
    ] as const) {
      await page.selectOption('#try-language', language);
      expect(await page.textContent('#try-code')).toContain(code);
    }
    await page.getByRole('button', { name: 'Enviar la petición' }).click();
    await page.locator('.builder-answer strong', { hasText: '200' }).waitFor();
    expect(await page.textContent('.answer-headers')).toContain('x-api-license: CC-BY-4.0');
    const body = JSON.stringify(await askApi('/api/matrix/29/12/1990'), null, 2);
    expect(await page.textContent('.builder-answer .answer-body')).toBe(body);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width);
    expect(await violations(page)).toEqual([]);
    expect([complaints, foreign]).toEqual([[], []]);
    await page.screenshot({ path: `screenshots/builder-${options.viewport.width}.png` });
  });

  it('asks for nothing while the date is none', async () => {
    current = await visit('/docs', options);
    const { page } = current;
    await page.fill('#try-day', '32');
    expect(await page.textContent('#try-url')).toBe('Completa la fecha.');
    await page.getByRole('button', { name: 'Enviar la petición' }).click();
    expect(await page.textContent('#try-problem')).toContain('El día «32» no es válido');
    expect(await page.locator('.builder-answer').textContent()).toBe('');
  });
});
