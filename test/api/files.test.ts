import { expect, it } from 'vitest';
import { chartFiles, fixedPaths } from '../../src/api/files.ts';
import { serviceIndex } from '../../src/api/service-index.ts';
import { FIRST_YEAR, isoDate, LAST_YEAR } from '../../src/calendar/dates.ts';
import { chart } from '../../src/endpoints/chart.ts';
import { ENDPOINTS } from '../../src/endpoints/list.ts';
import { fileOf } from '../../src/http/api-path.ts';
import { lifePathNumber } from '../../src/method/birth-numbers.ts';
import { allChartNumbers } from '../../src/method/chart-numbers.ts';
import { POSITION_KEYS } from '../../src/method/destiny-matrix.ts';
import { CHART_PLACES, SHORT_PLACES } from '../../src/method/places.ts';
import { wholeChart } from '../../src/method/whole-chart.ts';
import { calendarProblem } from '../../src/verify/compare-with-expected.ts';
import { COMPLETE } from '../../src/words/language.ts';
import { bodiesOf, fixedFiles } from '../bodies.ts';
import { content, contextIn, contextOf } from '../content-fixture.ts';

const SITE = 'https://ejemplo.org';

it('the files other than matrices are those of the fixed paths and five errors', async () => {
  const kinds = ['not-found', 'number-not-found', 'arcanum-not-found', 'chart-not-found', 'invalid-date'];
  const expected = ENDPOINTS.flatMap((endpoint) => fixedPaths(endpoint)).map(fileOf);
  const files = (await fixedFiles(contextOf(SITE))).map(({ path }) => path);
  expect(files.sort()).toEqual([...expected, ...kinds.map((kind) => `/api/errors/${kind}.json`)].sort());
});

it.each([
  [undefined, 1990],
  [{ first: 1980, last: 1990 }, 1990],
  [{ first: 2000, last: 2001 }, 2000],
])('the index of a build with the years %j has examples of %i, and of a computed year as ever', (years, year) => {
  const { examples } = serviceIndex({ ...contextOf(''), ...(years && { years }) });
  const { matrix, calendar, year: computed } = examples;
  const expected = [`/api/matrix/15/6/${year}`, `/api/calendar/${year}`, '/api/year/1990-06-15/2026'];
  expect([matrix, calendar, computed]).toEqual(expected);
});

it.each(COMPLETE)('no chart in %s has more than 20 KB, with a site URL of usual length', (language) => {
  const bodyOf = chart.body(contextIn(language, 'https://open-numerology.netlify.app'));
  const sizes = Array.from(allChartNumbers(), (numbers) => {
    return { numbers, bytes: Buffer.byteLength(JSON.stringify(bodyOf({ numbers }))) };
  });
  // Spanish is shorter and must stay so.
  const most = language === 'es' ? 20_000 : 20 * 1024;
  expect(sizes.filter(({ bytes }) => bytes > most)).toEqual([]);
});

it('the charts are the JSON of each body, by center, each followed by the remaining one that shares the most texts', () => {
  const context = contextOf(SITE);
  const bodyOf = chart.body(context);
  const files = new Map(Array.from(allChartNumbers(), (numbers) => [pathOf(numbers), numbers]));
  const charts: ReturnType<typeof wholeChart>['points'][] = [];
  for (const { path, content: written } of chartFiles(context)) {
    const numbers = files.get(path)!;
    // Each once, byte for byte.
    files.delete(path);
    if (written !== `${JSON.stringify(bodyOf({ numbers }))}\n`) expect.fail(`${path} is another body`);
    charts.push(wholeChart(numbers).points);
  }
  expect([...files.keys()]).toEqual([]);
  const centers = charts.map(({ E }) => E);
  expect(centers).toEqual([...centers].sort((one, other) => one - other));
  const places = Object.values({ ...CHART_PLACES, ...SHORT_PLACES });
  for (const [i, chart] of charts.entries()) {
    const left = charts.slice(i + 1, centers.lastIndexOf(chart.E) + 1);
    const shared = left.map((other) => places.filter((point) => other[point] === chart[point]).length);
    if (left.length > 0 && shared[0] !== Math.max(...shared)) expect.fail(`another than chart ${i} should follow`);
  }
});

function pathOf({ a, b, c }: { a: number; b: number; c: number }): string {
  return `/api/chart/${a}/${b}/${c}.json`;
}

it('every file of /calendar agrees with the matrix of each date, in 25 KB', () => {
  const { calendar, matrix } = bodiesOf(content, SITE);
  const seen = new Set<unknown>();
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    const body = calendar(year);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(25_000);
    for (const row of body.rows) {
      const cells = Object.fromEntries(body.columns.map((name, i) => [name, row[i]]));
      const [, month, day] = String(cells.date).split('-').map(Number);
      const date = { day: day!, month: month!, year };
      seen.add(isoDate(date));
      const positions = matrix(date).matrix;
      const expected = Object.fromEntries(POSITION_KEYS.map((key) => [key, positions[key].arcana]));
      const { personal: a, soul: b, social: c } = expected;
      const wanted = { date: isoDate(date), ...expected, life_path: lifePathNumber(date), a, b, c };
      if (JSON.stringify(cells) !== JSON.stringify(wanted)) expect(cells).toEqual(wanted);
    }
  }
  expect(seen.size).toBe(73_414);
});

// The tests in test/verify use one year, with one fault per file.
it('npm run verify finds any wrong cell, a missing or repeated row, a repeated column, and the body of another year', () => {
  const body = bodiesOf(content, SITE).calendar(1990);
  const { columns, rows } = body;
  const problem = (change: object, file = 1990) =>
    calendarProblem(`/api/calendar/${file}.json`, { ...body, ...change });
  expect(problem({})).toBeUndefined();
  for (const [i, column] of columns.entries())
    expect(problem({ rows: rows.with(165, rows[165]!.with(i, 99) as never) })).toBe(
      `says a wrong ${column} for 1990-06-15`,
    );
  expect(problem({ rows: rows.slice(1) })).toBe('has 364 rows instead of 365');
  expect(problem({ rows: rows.with(1, rows[0]!) })).toBe('says a wrong date for 1990-01-02');
  const twice = { columns: [...columns, 'date'], rows: rows.map((row) => [...row, row[0]]) };
  expect(problem(twice)).toBe('has a column twice');
  expect(problem({}, 1991)).toBe('answers 1990 instead of its own year');
});
