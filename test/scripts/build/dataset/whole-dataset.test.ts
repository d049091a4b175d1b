import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datesOfYears, isoDate } from '../../../../src/calendar/dates.ts';
import { byteSize, DATA_FILES, DATASET_FILES } from '../../../../src/dataset/catalogue.ts';
import type { StatisticsBody } from '../../../../src/endpoints/statistics.ts';
import { destinyMatrix, POSITION_KEYS } from '../../../../src/method/destiny-matrix.ts';
import { bodiesOf } from '../../../bodies.ts';
import { content } from '../../../content-fixture.ts';
import { type SharedSite, SITE, wholeSite } from '../../../shared-site.ts';
import { expectedLines, expectedNumberLines, numberColumns } from './expected-lines.ts';
import { runProgram } from './program.ts';
import { querySqlite } from './query-sqlite.ts';

const DATES = 73_414;
const LINES = expectedLines();
const COLUMNS = ['date', 'day', 'month', 'year', ...POSITION_KEYS, 'life_path', 'a', 'b', 'c'];

let site: SharedSite;
let folder: string;
let duckdb: DuckDBConnection;

beforeAll(async () => {
  site = await wholeSite();
  folder = path.join(site.dir, 'dataset');
  duckdb = await (await DuckDBInstance.create(':memory:')).connect();
});
afterAll(() => duckdb?.closeSync());

const file = (name: string): string => path.join(folder, name);

async function query(sql: string): Promise<unknown[][]> {
  return (await duckdb.runAndReadAll(sql)).getRowsJson();
}

/** All rows as lines of text, by date: DuckDB reads with several threads, in no order of its own. */
async function linesOf(source: string, columns: readonly string[]): Promise<string> {
  const [row] = await query(
    `SELECT string_agg(concat_ws(',', ${columns.join(', ')}), chr(10) ORDER BY ${columns[0]}) FROM ${source}`,
  );
  return row![0] as string;
}

describe('DuckDB agrees with the method on every date', () => {
  it('in Parquet, with a real date and small integers', async () => {
    const source = `read_parquet('${file('matrix.parquet')}')`;
    expect(await linesOf(source, COLUMNS)).toBe(LINES);
    const types = await query(`SELECT column_name, column_type FROM (DESCRIBE SELECT * FROM ${source})`);
    expect(types).toEqual(
      COLUMNS.map((name) => [name, name === 'date' ? 'DATE' : name === 'year' ? 'SMALLINT' : 'TINYINT']),
    );
  });

  it('in Parquet’s own statistics, licence and compression', async () => {
    const metadata = `parquet_metadata('${file('matrix.parquet')}')`;
    expect(
      await query(
        `SELECT stats_min_value, stats_max_value, compression, num_values::INT FROM ${metadata} WHERE path_in_schema = 'date'`,
      ),
    ).toEqual([['1900-01-01', '2100-12-31', 'SNAPPY', DATES]]);
    // The older pair of statistics as well, and of versions, encodings and pages those that the oldest readers know.
    expect(
      await query(
        `SELECT stats_min_value, stats_max_value, stats_min, stats_max FROM ${metadata} WHERE path_in_schema = 'soul'`,
      ),
    ).toEqual([['1', '12', '1', '12']]);
    expect(await query(`SELECT DISTINCT encodings FROM ${metadata} ORDER BY ALL`)).toEqual([
      ['PLAIN, RLE'],
      ['PLAIN_DICTIONARY, RLE'],
    ]);
    const version = `SELECT format_version::INT FROM parquet_file_metadata('${file('matrix.parquet')}')`;
    expect(await query(version)).toEqual([[1]]);
    const bytes = await readFile(file('matrix.parquet'));
    const offsets = await query(`SELECT data_page_offset::INT FROM ${metadata}`);
    // Thrift: field 1, an integer, 0: a data page of version 1.
    const openings = offsets.map(([offset]) => bytes.subarray(Number(offset), Number(offset) + 2).toString('hex'));
    expect(new Set(openings)).toEqual(new Set(['1500']));
    expect(
      await query(`SELECT value::VARCHAR FROM parquet_kv_metadata('${file('matrix.parquet')}') WHERE key = 'license'`),
    ).toEqual([['CC-BY 4.0']]);
  });

  it('in CSV', async () => {
    expect(await linesOf(`read_csv('${file('matrix.csv')}')`, COLUMNS)).toBe(LINES);
  });

  it('about the classic numbers, in Parquet with small integers and lists, and in CSV', async () => {
    const parquet = `read_parquet('${file('numbers.parquet')}')`;
    const types = await query(`SELECT column_name, column_type FROM (DESCRIBE SELECT * FROM ${parquet})`);
    expect(types).toEqual(
      numberColumns(true).map((name) => [name, { date: 'DATE', karmic_debts: 'TINYINT[]' }[name] ?? 'TINYINT']),
    );
    expect(await linesOf(parquet, numberColumns(true))).toBe(expectedNumberLines(true));
    const csv = `read_csv('${file('numbers.csv')}')`;
    expect(await linesOf(csv, numberColumns(false))).toBe(expectedNumberLines(false));
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

describe('CSV', () => {
  it('is these bytes: a header and one plain line per date', async () => {
    expect(await readFile(file('matrix.csv'), 'utf8')).toBe(`${COLUMNS.join(',')}\n${LINES}\n`);
    expect(await readFile(file('numbers.csv'), 'utf8')).toBe(
      `${numberColumns(false).join(',')}\n${expectedNumberLines(false)}\n`,
    );
  });
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
      runProgram('tar', [flags, 'api-mirror.tar.gz', '--wildcards', 'api/matrix/*'], folder);
    const [listed, contents] = await Promise.all([tar('tzf'), tar('xOzf')]);
    const names = listed.toString().trimEnd().split('\n');
    expect(names.toSorted().join('\n') === [...bodies.keys()].sort().join('\n')).toBe(true);
    expect(contents.equals(Buffer.from(names.map((name) => bodies.get(name)).join('')))).toBe(true);
  });
});

const sqlite = (sql: string): Promise<string> => querySqlite(file('open-numerology.sqlite'), sql);

describe('SQLite', () => {
  it('agrees with the method on every date', async () => {
    expect(await sqlite(`SELECT ${COLUMNS.join(', ')} FROM matrix ORDER BY date`)).toBe(LINES);
  });

  it('agrees with the method about the classic numbers', async () => {
    expect((await sqlite('SELECT * FROM numbers ORDER BY date')) === expectedNumberLines(false)).toBe(true);
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

describe('sizes and checksums', () => {
  it.each([
    // Each of the 5,544 charts has a portrait and three short readings: 1.4 MB of the mirror.
    ['api-mirror.tar.gz', 13_800_000],
    ['matrix.parquet', 450_000],
    ['open-numerology.xlsx', 7_000_000],
    ['matrix.csv', 4_600_000],
    ['chart.parquet', 250_000],
    ['chart.csv', 2_000_000],
    ['chart.ndjson.gz', 10_000_000],
    ['numbers.csv', 3_200_000],
    ['numbers.parquet', 330_000],
    ['open-numerology.sqlite', 7_710_000],
  ])('%s has at most %d bytes', async (name, most) => {
    expect((await stat(file(name))).size).toBeLessThanOrEqual(most);
  });

  it('the index, SHA256SUMS, the guides and the package name every file with its real size or checksum', async () => {
    const read = async (name: string): Promise<string> => readFile(file(name), 'utf8');
    const [index, described, croissant] = (
      await Promise.all(['index.json', 'datapackage.json', 'croissant.json'].map(read))
    ).map((text) => JSON.parse(text)) as [
      { rows: number; files: { name: string; bytes: number; sha256: string }[] },
      { resources: { path: string; bytes?: number; hash: string }[] },
      { distribution: { name: string; contentSize: string; sha256: string }[] },
    ];
    const [english, spanish] = [await read('README.md'), await read('LEEME.md')];
    const names = DATASET_FILES.map(({ name }) => name).filter((name) => name !== 'index.json');
    const sums: string[] = [];
    for (const [i, name] of names.entries()) {
      const actual = await readFile(file(name));
      const [bytes, sha256] = [actual.length, createHash('sha256').update(actual).digest('hex')];
      if (name !== 'SHA256SUMS') sums.push(`${sha256}  ${name}\n`);
      expect(index.files[i]).toMatchObject({ name, bytes, sha256 });
      if (!DATA_FILES.some((one) => one.name === name)) continue;
      expect(english).toContain(`| \`${name}\` | ${byteSize(bytes, '.')} |`);
      expect(spanish).toContain(`| \`${name}\` | ${byteSize(bytes, ',')} |`);
      const resource = described.resources.find((one) => one.path === name)!;
      expect([resource.bytes ?? bytes, resource.hash]).toEqual([bytes, `sha256:${sha256}`]);
      expect(croissant.distribution.find((one) => one.name === name)).toMatchObject({
        contentSize: `${bytes} B`,
        sha256,
      });
    }
    expect([index.rows, index.files.length, await read('SHA256SUMS')]).toEqual([DATES, names.length, sums.join('')]);
    expect((await readdir(folder)).sort()).toEqual([...names, 'index.json'].sort());
  });

  it('the build for a real address warns while the contact is the example', () => {
    expect(site.stderr).toMatch(/^Warning: \S+\.example is an example that reaches nobody; set SUPPORT_CONTACT$/m);
  });

  it('the build says how long it took and how much memory', () => {
    expect(site.stderr).toMatch(
      /^Dataset: 37 files, [0-9.]+ MB in [0-9.]+ s, peak memory of the build [0-9.]+ [MG]B$/m,
    );
  });
});
