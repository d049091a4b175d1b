import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { allChartNumbers } from '../../../../src/method/chart-numbers.ts';
import { type WholeChart, wholeChart } from '../../../../src/method/whole-chart.ts';
import { bodiesOf } from '../../../bodies.ts';
import { content } from '../../../content-fixture.ts';
import { SITE, yearSite } from '../../../shared-site.ts';
import { readersOf } from './readers.ts';

/** A chart as columns of a table, written out so that names and order cannot change unnoticed. */
function numbersByColumn({ numbers, lifePath, points, chakras, chakraSums, ages }: WholeChart): [string, number][] {
  const { A: _a, B: _b, C: _c, ...others } = points;
  return [
    ...Object.entries(numbers),
    ['life_path', lifePath],
    ...Object.entries(others).map(([name, value]): [string, number] => [name.toLowerCase(), value]),
    ...chakras.flatMap(({ name, ...parts }) =>
      Object.entries(parts).map(([part, value]): [string, number] => [`${name.toLowerCase()}_${part}`, value]),
    ),
    ...Object.entries(chakraSums).map(([part, value]): [string, number] => [`chakra_sum_${part}`, value]),
    ...ages.map(({ age, arcana }): [string, number] => {
      const hundredths = String(Math.round((age % 1) * 100)).padStart(2, '0');
      return [`age_${Math.floor(age)}_${hundredths}`, arcana];
    }),
  ];
}

const CHARTS = 5544;
const charts = Array.from(allChartNumbers(), (numbers) => numbersByColumn(wholeChart(numbers)));
const COLUMNS = charts[0]!.map(([name]) => name);
const LINES = charts.map((chart) => chart.map(([, value]) => value).join(',')).join('\n');

/** One year is enough: charts and texts do not depend on the dates. */
const { file, query, linesOf, sqlite } = await readersOf(await yearSite());

describe('every chart agrees with the method', () => {
  it('there are 5,544 of 128 numbers', () => expect([charts.length, COLUMNS.length]).toEqual([CHARTS, 128]));

  it('in Parquet, as small integers', async () => {
    const source = `read_parquet('${file('chart.parquet')}')`;
    expect(await linesOf(source, COLUMNS, 'a, b, c')).toBe(LINES);
    const types = await query(`SELECT column_name, column_type FROM (DESCRIBE SELECT * FROM ${source})`);
    expect(types).toEqual(COLUMNS.map((name) => [name, 'TINYINT']));
    const facts = await query(`SELECT key::VARCHAR FROM parquet_kv_metadata('${file('chart.parquet')}') ORDER BY ALL`);
    expect(facts.flat()).toContain('license');
    expect(facts.flat()).not.toContain('rows');
  });

  it('in CSV, byte for byte', async () => {
    expect(await readFile(file('chart.csv'), 'utf8')).toBe(`${COLUMNS.join(',')}\n${LINES}\n`);
  });

  it('in SQLite', async () => {
    expect(await sqlite(`SELECT ${COLUMNS.join(', ')} FROM chart ORDER BY a, b, c`)).toBe(LINES);
    expect(await sqlite('SELECT * FROM chart ORDER BY a, b, c')).toBe(LINES);
  });

  it('in NDJSON, which is the API’s bodies, each of them once and byte for byte', async () => {
    const lines = gunzipSync(await readFile(file('chart.ndjson.gz')))
      .toString()
      .split('\n');
    expect([lines.pop(), lines.length]).toEqual(['', CHARTS]);
    const unknown = new Set(lines);
    const render = bodiesOf(content, SITE).chart;
    for (const numbers of allChartNumbers()) expect(unknown.delete(JSON.stringify(render(numbers)))).toBe(true);
    const source = `read_json('${file('chart.ndjson.gz')}', format = 'newline_delimited')`;
    expect(await query(`SELECT count(*)::INT, count(DISTINCT karmic_tail.name)::INT FROM ${source}`)).toEqual([
      [CHARTS, 26],
    ]);
  });
});

it.each<[name: string, table: string, columns: string, rows: readonly (readonly (string | number)[])[]]>([
  [
    'readings',
    'readings',
    'arcana, place, reading, meaning, light, shadow, question',
    content.arcana.flatMap(({ number, places }) =>
      Object.entries(places).map(([place, { reading, meaning, light, shadow, question }]) => [
        number,
        place,
        reading,
        meaning,
        light,
        shadow,
        question,
      ]),
    ),
  ],
  [
    'number-texts',
    'number_texts',
    'role, number, text',
    Object.entries(content.numberTexts).flatMap(([role, texts]) =>
      Object.entries(texts).map(([number, text]) => [role, number, text]),
    ),
  ],
  [
    'karmic-tails',
    'karmic_tails',
    'm, n, d, name, text',
    content.karmicTails.map(({ arcana, name, text }) => [...arcana, name, text]),
  ],
  [
    'people',
    'famous_people',
    'life_path, name, field, birth',
    content.lifePaths.flatMap(({ number, famous_people }) =>
      famous_people.map(({ name, field, birth }) => [number, name, field, birth]),
    ),
  ],
])('the texts are complete, in CSV and in SQLite: %s', async (name, table, columns, rows) => {
  const expected = rows.map((row) => row.map((value) => hex(String(value))).join('/')).sort();
  const cells = columns.split(', ');
  const read = await query(`SELECT ${columns} FROM read_csv('${file(`${name}.csv`)}', all_varchar = true)`);
  expect(read.map((row) => row.map((value) => hex(value as string)).join('/')).sort()).toEqual(expected);
  const stored = await sqlite(`SELECT ${cells.map((cell) => `hex(${cell})`).join(" || '/' || ")} FROM ${table}`);
  expect(stored.split('\n').sort()).toEqual(expected);
});

/** For comparing texts with commas and quotes. */
function hex(text: string): string {
  return Buffer.from(text).toString('hex').toUpperCase();
}
