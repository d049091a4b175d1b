import { describe, expect, it } from 'vitest';
import { encodeBody } from '../../scripts/build/encode-body.ts';
import { chartFiles, fixedPaths } from '../../src/api/files.ts';
import { serviceIndex } from '../../src/api/service-index.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../src/calendar/dates.ts';
import { ENDPOINTS } from '../../src/endpoints/list.ts';
import { fileOf } from '../../src/http/api-path.ts';
import { allChartNumbers, type ChartNumbers } from '../../src/method/chart-numbers.ts';
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
  const files = fixedFiles(contextOf(SITE)).map(({ path }) => path);
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

const CHARTS = Array.from(allChartNumbers(), ({ a, b, c }): [string, ChartNumbers] => [
  `/api/chart/${a}/${b}/${c}.json`,
  { a, b, c },
]);

/** That of the first language, which is compared with what it should be; the others have the same. */
let order: string[] | undefined;

// That each is the body of its chart, byte for byte, charts-and-texts.test.ts says.
describe.each(COMPLETE)('the charts in %s', (language) => {
  const files = Array.from(
    chartFiles(contextIn(language, 'https://open-numerology.netlify.app'), encodeBody),
    (file) => ({
      ...{ path: file.path, bytes: file.content.length },
    }),
  );

  it('have at most 20 KB, at an address of usual length', () => {
    // Spanish is shorter and must stay so.
    const most = language === 'es' ? 20_000 : 20 * 1024;
    expect(files.filter(({ bytes }) => bytes - 1 > most)).toEqual([]);
  });

  it('are there once each, by their centre, and after each the one of those left that shares most texts with it', () => {
    const numbersAt = new Map(CHARTS);
    const paths = files.map(({ path }) => path.replace('/api/en/', '/api/'));
    expect(paths.toSorted()).toEqual([...numbersAt.keys()].sort());
    order ??= paths;
    if (language !== COMPLETE[0]) return expect(paths).toEqual(order);
    const points = paths.map((path) => wholeChart(numbersAt.get(path)!).points);
    const centers = points.map(({ E }) => E);
    expect(centers).toEqual([...centers].sort((one, other) => one - other));
    const places = Object.values({ ...CHART_PLACES, ...SHORT_PLACES });
    const charts = points.map((chart) => places.map((point) => chart[point]));
    for (const [i, chart] of charts.entries()) {
      const left = charts.slice(i + 1, centers.lastIndexOf(centers[i]!) + 1);
      const shared = left.map((other) => chart.reduce((sum, arcanum, at) => sum + (other[at] === arcanum ? 1 : 0), 0));
      if (left.length > 0 && shared[0] !== Math.max(...shared)) expect.fail(`another than chart ${i} should follow`);
    }
  });
});

// What it says of each date, `npm run verify` compares in whole-build.test.ts.
it('no file of /calendar has more than 25 KB', () => {
  const { calendar } = bodiesOf(content, SITE);
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++)
    expect(Buffer.byteLength(JSON.stringify(calendar(year)))).toBeLessThanOrEqual(25_000);
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
      `has the wrong ${column} for 1990-06-15`,
    );
  expect(problem({ rows: rows.slice(1) })).toBe('has 364 rows instead of 365');
  expect(problem({ rows: [...rows, rows[364]!] })).toBe('has 366 rows instead of 365');
  expect(problem({ rows: rows.with(1, rows[0]!) })).toBe('has the wrong date for 1990-01-02');
  const twice = { columns: [...columns, 'date'], rows: rows.map((row) => [...row, row[0]]) };
  expect(problem(twice)).toBe('has a duplicate column');
  expect(problem({}, 1991)).toBe('answers 1990 instead of its own year');
});
