import { describe, expect, it } from 'vitest';
import type { MatrixBody } from '../../src/endpoints/matrix.ts';
import { POSITION_POINTS } from '../../src/method/destiny-matrix.ts';
import { content } from '../content-fixture.ts';
import { askApi, typeDate, useBrowser, visit } from './visit.ts';

useBrowser();

it('the picture shows name, keyword and question of the hovered point', async () => {
  const { page } = await visit('/perfil?birth=1990-06-15');
  const { matrix } = await askApi<MatrixBody>('/api/matrix/15/6/1990');
  for (const { key, question } of content.positions) {
    await page.locator(`svg.octagram [data-point="${POSITION_POINTS[key]}"] .o-number`).hover();
    await page.locator(`[data-note="${POSITION_POINTS[key]}"]`).waitFor();
    const note = await page.textContent('.note');
    for (const text of [matrix[key].name, matrix[key].keyword, question]) expect(note).toContain(text);
  }
  await page.locator('svg.octagram [data-point="F"] .o-number').hover();
  await page.locator('[data-note="F"]').waitFor();
  expect(await page.textContent('.note')).toContain('Punto F');
  expect(await page.textContent('.note')).toContain('A + B: 15 + 6 = 21');
});

describe('an invalid date', () => {
  it.each([
    ['/perfil', 'Escribe una fecha de nacimiento', 0],
    ['/perfil?birth=', 'Escribe una fecha de nacimiento', 0],
    ['/perfil?birth=1990-02-30', 'El 30 de febrero de 1990 no existe', 1],
    ['/perfil?birth=1899-01-01', 'de 1900 a 2100', 1],
    ['/perfil?birth=ayer', 'por ejemplo 1990-06-15', 1],
  ])('%s says so and offers the form', async (path, message, alerts) => {
    const { page, complaints } = await visit(path);
    expect(await page.textContent('main')).toContain(message);
    expect(await page.locator('[role="alert"]').count()).toBe(alerts);
    expect(await page.locator('#birth-day').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it.each(['<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>', '1990-06-15<i>'])(
    '%s in the query never becomes markup',
    async (birth) => {
      const { page, complaints, foreign } = await visit(`/perfil?birth=${encodeURIComponent(birth)}`);
      expect(await page.locator('main img, main script, main b, main i, main svg').count()).toBe(0);
      expect(await page.locator('[role="alert"]').count()).toBe(1);
      expect([complaints, foreign]).toEqual([[], []]);
    },
  );
});

it('without a script: the front page shows picture, life path and examples, and its form leads to the profile', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false });
  expect(await page.locator('svg.octagram [data-point]').count()).toBe(22);
  expect(await page.isVisible('.badge')).toBe(true);
  expect(await page.isVisible('#sample-curl')).toBe(true);
  expect(await page.locator('[data-copy]:visible').count()).toBe(0);
  await typeDate(page, '1990-12-29');
  await page.click('.date-form button');
  expect(page.url()).toMatch(/\/perfil\?birth-day=29&birth-month=12&birth-year=1990$/);
  expect(await page.textContent('noscript')).toContain('necesita JavaScript');
});
