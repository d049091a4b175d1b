import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { datesOfYears, isoDate } from '../../../../src/calendar/dates.ts';
import type { StatisticsBody } from '../../../../src/endpoints/statistics.ts';
import { birthNumbers, lifePathNumber } from '../../../../src/method/birth-numbers.ts';
import { chartNumbers } from '../../../../src/method/chart-numbers.ts';
import { destinyMatrix, POSITION_KEYS } from '../../../../src/method/destiny-matrix.ts';
import { bodiesOf } from '../../../bodies.ts';
import { content } from '../../../content-fixture.ts';
import { SITE, wholeSite } from '../../../shared-site.ts';
import { runProgram } from './program.ts';
import { readersOf } from './readers.ts';

/** One line per date straight from the method, with or without the columns that API bodies lack. */
function expectedLines(withLastColumns = true): string {
  return Array.from(datesOfYears(), (date) => {
    const matrix = destinyMatrix(date);
    const cells = [isoDate(date), date.day, date.month, date.year, ...POSITION_KEYS.map((key) => matrix[key])];
    const { a, b, c } = chartNumbers(date);
    return [...cells, ...(withLastColumns ? [lifePathNumber(date), a, b, c] : [])].join(',');
  }).join('\n');
}

const FOUR = [1, 2, 3, 4];
const DEBTS = [13, 14, 16, 19];
/** A column for each debt, or one with lists. */
const numberColumns = (lists: boolean): readonly string[] => [
  ...['date', 'life_path', 'birthday'],
  ...(lists ? ['karmic_debts'] : DEBTS.map((debt) => `karmic_debt_${debt}`)),
  ...FOUR.map((place) => `pinnacle_${place}`),
  ...FOUR.map((place) => `challenge_${place}`),
  'first_end',
];

/** The same for the classic numbers. */
function expectedNumberLines(lists: boolean): string {
  return Array.from(datesOfYears(), (date) => {
    const { lifePath, birthday, karmicDebts, pinnacles, challenges } = birthNumbers(date);
    const found = karmicDebts.map(({ number }) => number);
    const debts = lists ? [`[${found.join(', ')}]`] : DEBTS.map((debt) => (found.includes(debt) ? 1 : 0));
    const stages = [...pinnacles, ...challenges].map(({ number }) => number);
    return [isoDate(date), lifePath, birthday, ...debts, ...stages, pinnacles[0]!.toAge].join(',');
  }).join('\n');
}

const DATES = 73_414;
const LINES = expectedLines();
const NUMBER_LINES = expectedNumberLines(false);
const NUMBER_LINES_WITH_LISTS = expectedNumberLines(true);
const COLUMNS = ['date', 'day', 'month', 'year', ...POSITION_KEYS, 'life_path', 'a', 'b', 'c'];

const site = await wholeSite();
const { file, query, linesOf, sqlite } = await readersOf(site);

describe('DuckDB agrees with the method on every date', () => {
  it('in Parquet, with a real date and small integers', async () => {
    const source = `read_parquet('${file('matrix.parquet')}')`;
    expect(await linesOf(source, COLUMNS)).toBe(LINES);
    const types = await query(`SELECT column_name, column_type FROM (DESCRIBE SELECT * FROM ${source})`);
    expect(types).toEqual(
      COLUMNS.map((name) => [name, name === 'date' ? 'DATE' : name === 'year' ? 'SMALLINT' : 'TINYINT']),
    );
  });

  it('in Parquet’s own statistics, license and compression', async () => {
    const metadata = `parquet_metadata('${file('matrix.parquet')}')`;
    expect(
      await query(
        `SELECT stats_min_value, stats_max_value, compression, num_values::INT FROM ${metadata} WHERE path_in_schema = 'date'`,
      ),
    ).toEqual([['1900-01-01', '2100-12-31', 'SNAPPY', DATES]]);
    // Widely supported encodings, and for dates the one that compresses them to almost nothing.
    expect(await query(`SELECT encodings, count(*)::INT FROM ${metadata} GROUP BY ALL ORDER BY ALL`)).toEqual([
      ['DELTA_BINARY_PACKED', 1],
      ['RLE_DICTIONARY', COLUMNS.length - 1],
    ]);
    expect(
      await query(`SELECT value::VARCHAR FROM parquet_kv_metadata('${file('matrix.parquet')}') WHERE key = 'license'`),
    ).toEqual([['CC-BY 4.0']]);
  });

  it('about the classic numbers, in Parquet with small integers and lists; CSV has numbers too', async () => {
    const parquet = `read_parquet('${file('numbers.parquet')}')`;
    const types = await query(`SELECT column_name, column_type FROM (DESCRIBE SELECT * FROM ${parquet})`);
    expect(types).toEqual(
      numberColumns(true).map((name) => [name, { date: 'DATE', karmic_debts: 'TINYINT[]' }[name] ?? 'TINYINT']),
    );
    expect(await linesOf(parquet, numberColumns(true))).toBe(NUMBER_LINES_WITH_LISTS);
    const csv = `read_csv('${file('numbers.csv')}')`;
    const guessed = await query(`SELECT DISTINCT column_type FROM (DESCRIBE SELECT * FROM ${csv}) ORDER BY ALL`);
    expect(guessed).toEqual([['BIGINT'], ['DATE']]);
  });

  it('in NDJSON', async () => {
    const columns = [
      'make_date(input.year, input.month, input.day)',
      'input.day',
      'input.month',
      'input.year',
      ...POSITION_KEYS.map((key) => `matrix.${key}.arcana`),
    ];
    expect(await linesOf(`read_json('${file('matrix.ndjson.gz')}', format = 'newline_delimited')`, columns)).toBe(
      expectedLines(false),
    );
  });

  it('in the tables for spreadsheets', async () => {
    expect(await query(`SELECT number, name, light FROM read_csv('${file('arcana.csv')}') ORDER BY number`)).toEqual(
      content.arcana.map(({ number, name, light }) => [String(number), name, light.join(' | ')]),
    );
    expect(
      await query(`SELECT number, description FROM read_csv('${file('life-path.csv')}', quote = '"') ORDER BY number`),
    ).toEqual(content.lifePaths.map(({ number, description }) => [String(number), description]));
  });
});

it('CSV is these bytes: a header and one plain line per date', async () => {
  expect(await readFile(file('matrix.csv'), 'utf8')).toBe(`${COLUMNS.join(',')}\n${LINES}\n`);
  expect(await readFile(file('numbers.csv'), 'utf8')).toBe(`${numberColumns(false).join(',')}\n${NUMBER_LINES}\n`);
});

describe('NDJSON and mirror', () => {
  const render = bodiesOf(content, SITE).matrix;
  const bodies = new Map(
    Array.from(datesOfYears(), (date) => [
      `api/matrix/${date.day}/${date.month}/${date.year}.json`,
      `${JSON.stringify(render(date))}\n`,
    ]),
  );

  it('NDJSON is the API’s bodies, byte for byte', async () => {
    const expected = Buffer.from([...bodies.values()].join(''));
    expect(gunzipSync(await readFile(file('matrix.ndjson.gz'))).equals(expected)).toBe(true);
  });

  it('the mirror holds the same bodies, each in its place', async () => {
    const tar = (flags: string): Promise<Buffer> =>
      runProgram('tar', [flags, file('api-mirror.tar.gz'), '--wildcards', 'api/matrix/*'], site.dir);
    const [listed, contents] = await Promise.all([tar('tzf'), tar('xOzf')]);
    const names = listed.toString().trimEnd().split('\n');
    expect(names.toSorted().join('\n') === [...bodies.keys()].sort().join('\n')).toBe(true);
    expect(contents.equals(Buffer.from(names.map((name) => bodies.get(name)).join('')))).toBe(true);
  });
});

describe('SQLite', () => {
  it('agrees with the method on every date', async () => {
    expect(await sqlite(`SELECT ${COLUMNS.join(', ')} FROM matrix ORDER BY date`)).toBe(LINES);
  });

  it('agrees with the method about the classic numbers', async () => {
    expect((await sqlite('SELECT * FROM numbers ORDER BY date')) === NUMBER_LINES).toBe(true);
    expect(await sqlite("EXPLAIN QUERY PLAN SELECT * FROM numbers WHERE date = '1990-06-15'")).not.toContain('SCAN');
  });

  it('joins the names to every date', async () => {
    const names = new Map(content.arcana.map(({ number, name }) => [number, name]));
    const lines = Array.from(datesOfYears(1990, 1999), (date) =>
      [isoDate(date), ...Object.values(destinyMatrix(date)).flatMap((number) => [number, names.get(number)])].join('/'),
    );
    const columns = ['date', ...POSITION_KEYS.flatMap((key) => [key, `${key}_name`])];
    const sql = `SELECT ${columns.join(" || '/' || ")} FROM matrix_names WHERE year BETWEEN 1990 AND 1999 ORDER BY date`;
    expect((await sqlite(sql)).replaceAll('"', '')).toBe(lines.join('\n'));
    expect(await sqlite('SELECT count(*) FROM matrix_names')).toBe(String(DATES));
  });

  it.each([
    ['PRAGMA integrity_check', 'ok'],
    ['PRAGMA foreign_key_check', ''],
    ['PRAGMA page_size', '4096'],
    ['SELECT count(*) FROM matrix JOIN chart USING (a, b, c, life_path)', String(DATES)],
    ['SELECT count(*) FROM matrix_chart JOIN karmic_tails USING (m, n, d)', String(DATES)],
    ["SELECT value FROM metadata WHERE key = 'rows'", String(DATES)],
    ["SELECT replace(value, ' ', '_') FROM metadata WHERE key = 'license'", 'CC-BY_4.0'],
    ['SELECT count(*) FROM arcana, json_each(light)', '88'],
  ])('%s is %s', async (sql, answer) => expect(await sqlite(sql)).toBe(answer));

  it('finds dates by their life path without reading all', async () => {
    expect(await sqlite('EXPLAIN QUERY PLAN SELECT date FROM matrix WHERE life_path = 33')).toContain(
      'matrix_life_path',
    );
    const plan = await sqlite("EXPLAIN QUERY PLAN SELECT * FROM matrix_chart WHERE date = '1990-06-15'");
    expect(plan.match(/PRIMARY KEY/g)).toHaveLength(2);
  });
});

/** The dates with each arcanum in each position, counted by the database. */
const COUNTED = POSITION_KEYS.map(
  (key) => `SELECT '${key}' AS position, ${key} AS arcana, count(*) AS dates FROM matrix GROUP BY ${key}`,
).join(' UNION ALL ');
const IN_ORDER = 'ORDER BY position, arcana';

describe('the statistics', () => {
  it('are what one query counts in the dates, in SQLite, CSV and Parquet', async () => {
    const counted = await sqlite(`SELECT * FROM (${COUNTED}) ${IN_ORDER}`);
    expect(await sqlite(`SELECT * FROM statistics WHERE dates > 0 ${IN_ORDER}`)).toBe(counted);
    expect(await sqlite('SELECT count(*), sum(dates) FROM statistics')).toBe(`264,${12 * DATES}`);
    for (const source of [`read_csv('${file('statistics.csv')}')`, `read_parquet('${file('statistics.parquet')}')`]) {
      const rows = await query(`SELECT concat_ws(',', *COLUMNS(*)) FROM ${source} WHERE dates > 0 ${IN_ORDER}`);
      expect(rows.join('\n')).toBe(counted);
    }
  });

  it('are what the API says, life paths included', async () => {
    const body = JSON.parse(await readFile(path.join(site.dir, 'api/statistics.json'), 'utf8')) as StatisticsBody;
    const lines = POSITION_KEYS.flatMap((key) =>
      body.positions[key].map(({ arcana, dates }) => [key, arcana, dates].join(',')),
    );
    expect(await readFile(file('statistics.csv'), 'utf8')).toBe(`position,arcana,dates\n${lines.join('\n')}\n`);
    expect(await sqlite('SELECT life_path, count(*) FROM matrix GROUP BY life_path')).toBe(
      body.life_paths.map(({ number, dates }) => `${number},${dates}`).join('\n'),
    );
    expect(body.dates).toBe(DATES);
  });
});
