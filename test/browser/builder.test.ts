import { describe, expect, inject, it } from 'vitest';
import { ENDPOINTS } from '../../src/endpoints/list.ts';
import { violations } from './violations.ts';
import { askApi, keepScreenshot, typeDate, useBrowser, VISITORS, visit, widthOf } from './visit.ts';

useBrowser();

describe.each(VISITORS)('the request builder in a $locale browser, $viewport.width px', (options) => {
  it('shows URL and code for date, endpoint and language, and the real answer', async () => {
    const { page } = await visit('/docs', options);
    const site = inject('siteUrl');
    await typeDate(page, '1990-12-29', 'try');
    // The typed date carries over to every endpoint with a date.
    for (const [request, path] of [
      ['chart_of_date', '/api/chart/1990-12-29'],
      ['couple', '/api/couple/1990-12-29/1990-12-29'],
      ['life_path', '/api/life-path/7'],
      ['arcana', '/api/arcana'],
      ['matrix', '/api/matrix/29/12/1990'],
    ] as const) {
      await page.selectOption('#try-request', request);
      expect(await page.textContent('#try-url')).toBe(`${site}${path}`);
    }
    for (const [language, code] of [
      ['curl', `curl "${site}/api/matrix/29/12/1990"`],
      ['javascript', `await fetch("${site}/api/matrix/29/12/1990")`],
      ['python', `urlopen("${site}/api/matrix/29/12/1990")`],
    ] as const) {
      await page.selectOption('#try-language', language);
      expect(await page.textContent('#try-code')).toContain(code);
    }
    await page.getByRole('button', { name: 'Enviar la petición' }).click();
    await page.locator('.builder-answer strong', { hasText: '200' }).waitFor();
    await page.click('.answer-fold > summary');
    expect(await page.textContent('.answer-headers')).toContain('x-api-license: CC-BY-4.0');
    // Kept, because the request is the same in another language.
    await page.selectOption('#try-language', 'curl');
    const body = JSON.stringify(await askApi('/api/matrix/29/12/1990'), null, 2);
    expect(await page.textContent('.builder-answer .answer-body')).toBe(body);
    expect(await widthOf(page)).toBe(options.viewport.width);
    expect(await violations(page)).toEqual([]);
    await keepScreenshot(page, `builder-${options.viewport.width}`);
  });

  it('keeps a date for every endpoint that takes one, in one field or in three, and nothing else', async () => {
    const { page } = await visit('/docs', options);
    const show = async (request: string): Promise<string> => {
      await page.selectOption('#try-request', request);
      return (await page.textContent('#try-url'))!.replace(`${inject('siteUrl')}/api`, '');
    };
    await show('year');
    await page.fill('#try-date', '1991-03-05');
    await page.fill('#try-year', '2030');
    expect(await show('year')).toBe('/year/1991-03-05/2030');
    expect(await show('matrix')).toBe('/matrix/5/3/1991');
    expect(await show('matrix_picture')).toBe('/matrix/5/3/1991.svg');
    expect(await show('couple')).toMatch(/^\/couple\/1991-03-05\//);
    await page.fill('#try-a', '1992-02-29');
    expect(await show('numbers')).toBe('/numbers/1992-02-29');
    expect(await show('matrix')).toBe('/matrix/29/2/1992');
    // The parts of a date are neither a calendar day, nor a calendar year, nor the numbers of a chart.
    expect(await show('day')).toBe('/day/1992-02-29/2026-11-16');
    expect(await show('calendar')).toBe('/calendar/1990');
    expect(await show('chart')).toBe('/chart/15/6/19');
    await show('life_path');
    await page.selectOption('#try-number', '9');
    expect([await show('life_path'), await show('arcanum')]).toEqual(['/life-path/9', '/arcana/17']);
  });

  it('shows the answer of every endpoint, pictures as pictures', async () => {
    const { page } = await visit('/docs', options);
    const names = await page
      .locator('#try-request option')
      .evaluateAll((found) => found.map((option) => (option as HTMLOptionElement).value));
    expect(names).toEqual(ENDPOINTS.filter(({ linkedByFile }) => !linkedByFile).map(({ name }) => name));
    for (const name of names) {
      await page.selectOption('#try-request', name);
      await page.getByRole('button', { name: 'Enviar la petición' }).click();
      await page.locator('.builder-answer .is-right', { hasText: '200' }).waitFor();
      const { media } = ENDPOINTS.find((endpoint) => endpoint.name === name)!;
      const picture = page.locator('.answer-picture');
      const isPicture = media === 'svg' || media === 'png';
      expect([name, await picture.count()]).toEqual([name, isPicture ? 1 : 0]);
      // Code for a picture saves it to a file.
      expect((await page.textContent('#try-code'))!.includes(`-o matriz.${media}`)).toBe(isPicture);
      if (await picture.count())
        expect(await picture.evaluate((image) => (image as HTMLImageElement).decode().then(() => true))).toBe(true);
    }
  });

  it('opens from every «Probar» with its endpoint selected', async () => {
    const { page } = await visit('/docs', options);
    await page.locator('[data-try="year"]').click();
    expect(await page.inputValue('#try-request')).toBe('year');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('try-request');
    expect(await page.textContent('#try-url')).toContain('/api/year/1990-06-15/');
  });

  it('sends nothing while a value is missing, and shows the API’s error for an invalid one', async () => {
    const { page } = await visit('/docs', { ...options, expected: /status of 400/ });
    await page.fill('#try-day', '');
    expect(await page.textContent('#try-url')).toBe('Completa los datos.');
    await page.fill('#try-day', '32');
    await page.getByRole('button', { name: 'Enviar la petición' }).click();
    await page.locator('.builder-answer .status-code', { hasText: '400' }).waitFor();
    expect(await page.textContent('#try-answer')).toContain('El día «32» no es válido');
  });
});

it.each(['/', '/docs'])('%s shows its own origin in every sample, also of a copy of the site', async (path) => {
  const copy = inject('siteUrl').replace('localhost', '127.0.0.1');
  const { page } = await visit(copy + path);
  const samples = (await page.locator('pre code').allTextContents()).join();
  expect([samples.includes(copy), samples.includes(inject('siteUrl'))]).toEqual([true, false]);
});

it('an answer is not shown under a request that was chosen meanwhile', async () => {
  const { page } = await visit('/docs');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/matrix/**', async (route) => {
    await held;
    await route.continue();
  });
  const button = page.getByRole('button', { name: 'Enviar la petición' });
  await button.click();
  await page.selectOption('#try-request', 'arcana');
  release();
  await page.locator('.builder-answer[aria-busy="false"]').waitFor();
  expect(await page.locator('.builder-answer .builder-empty').count()).toBe(1);
});

it('a picture is released once the next is shown', async () => {
  const { page } = await visit('/docs', { expected: /ERR_FILE_NOT_FOUND/ });
  const show = async (request: string): Promise<string> => {
    await page.selectOption('#try-request', request);
    await page.getByRole('button', { name: 'Enviar la petición' }).click();
    return (await page.getAttribute('.answer-picture', 'src'))!;
  };
  const loads = (url: string): Promise<boolean> =>
    page.evaluate((src) => {
      const image = Object.assign(new Image(), { src });
      return image.decode().then(
        () => true,
        () => false,
      );
    }, url);
  const first = await show('matrix_picture');
  expect(await loads(first)).toBe(true);
  const second = await show('couple_picture');
  expect([await loads(first), await loads(second)]).toEqual([false, true]);
});
