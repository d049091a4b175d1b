import { describe, expect, it } from 'vitest';
import { csvFile, csvLine, jsonFile, LIST_DELIMITER } from '../../src/dataset/csv-and-json.ts';
import { TABLES } from '../../src/tables/all-tables.ts';
import { arcana } from '../../src/tables/arcana.ts';
import { lifePath } from '../../src/tables/life-path.ts';
import { positions } from '../../src/tables/positions.ts';
import { type Column, fillTable, recordTable, type Table } from '../../src/tables/table.ts';
import { bodiesOf } from '../bodies.ts';
import { content } from '../content-fixture.ts';
import { SITE, source } from './written-fixture.ts';

describe('csvLine', () => {
  it.each<[(string | number)[], string]>([
    [['a', 1, 'b c'], 'a,1,b c\n'],
    [['uno, dos'], '"uno, dos"\n'],
    [['dice "sí"'], '"dice ""sí"""\n'],
    [['una\n\ndos'], '"una\n\ndos"\n'],
    [['una\rdos'], '"una\rdos"\n'],
    [['', ''], ',\n'],
  ])('%j is %j', (values, line) => expect(csvLine(values)).toBe(line));
});

describe('csvFile', () => {
  const column = (name: string, type: Column['type']): Column => ({ name, type, description: { es: '', en: '' } });
  const table = (columns: Column[], records: readonly object[]) =>
    fillTable(recordTable({ name: 't', files: [], key: [], columns, records: () => records }), source);

  it('is a header and a line for each row, whatever the pieces', () => {
    const records = Array.from({ length: 2500 }, (_, i) => ({ b: i, a: '1990-06-15' }));
    const pieces = [...csvFile(table([column('a', 'date'), column('b', 'integer')], records))];
    expect(pieces.join('')).toBe(`a,b\n${records.map(({ a, b }) => `${a},${b}\n`).join('')}`);
    expect(pieces).toHaveLength(3);
  });

  it('quotes texts, and joins lists', () => {
    const columns = [column('list', 'list'), column('text', 'text')];
    const pieces = [...csvFile(table(columns, [{ text: 'uno, dos', list: ['a', 'b'] }]))];
    expect(pieces.join('')).toBe('list,text\na | b,"uno, dos"\n');
  });
});

describe('the tables', () => {
  const { center } = content.arcana[7]!.places;
  const columns = {
    'matrix.csv': 'date,day,month,year,',
    'chart.csv': 'a,b,c,life_path,d,',
    'numbers.csv':
      'date,life_path,birthday,karmic_debts,pinnacle_1,pinnacle_2,pinnacle_3,pinnacle_4,challenge_1,challenge_2,challenge_3,challenge_4,first_end\n',
    'life-path.csv': 'number,archetype,',
    'arcana.csv': 'number,name,',
    'positions.csv': 'key,title,name_en,meaning,question,point,formula\n',
    'readings.csv': 'arcana,place,text,meaning,light,shadow,question\n',
    'number-texts.csv': 'role,number,title,text\n',
    'karmic-tails.csv': 'm,n,d,name,text\n',
    'statistics.csv': 'position,arcana,dates\n',
    'people.csv': 'life_path,name,field,birth\n',
  };
  const files = Object.fromEntries(
    TABLES.map((table) => [`${table.name}.csv`, [...csvFile(fillTable(table, source))].join('')]),
  );

  it('are all the CSV files', () => expect(Object.keys(files)).toEqual(Object.keys(columns)));

  it.each(Object.entries(columns))(
    '%s starts with its columns, without a mark that programs would trip over',
    (name, first) => {
      expect(files[name]!.startsWith(first)).toBe(true);
    },
  );

  it.each([
    [
      'readings.csv',
      csvLine([8, 'center', center.reading, center.meaning, center.light, center.shadow, center.question]),
    ],
    [
      'karmic-tails.csv',
      csvLine([...content.karmicTails[0]!.arcana, content.karmicTails[0]!.name, content.karmicTails[0]!.text]),
    ],
    ['statistics.csv', 'center,8,8158\n'],
  ])('%s has %j', (name, line) => expect(files[name]).toContain(`\n${line}`));

  it('have a line for each reading, tail and person', () => {
    const lines = (name: string): number => files[name]!.trimEnd().split('\n').length - 1;
    expect([lines('readings.csv'), lines('karmic-tails.csv')]).toEqual([484, 35]);
    expect(lines('people.csv')).toBe(content.lifePaths.flatMap(({ famous_people }) => famous_people).length);
  });

  it('keep the delimiter of lists out of every item', () => {
    const items = [
      ...content.lifePaths.flatMap(({ traits, weaknesses, career, famous_people }) => [
        ...traits,
        ...weaknesses,
        ...career,
        ...famous_people.flatMap(({ name, field }) => [name, field]),
      ]),
      ...content.arcana.flatMap(({ light, shadow }) => [...light, ...shadow]),
    ];
    expect(items.length).toBeGreaterThan(300);
    expect(items.filter((item) => item.includes(LIST_DELIMITER.trim()))).toEqual([]);
  });

  it('have no cell that a spreadsheet would take for a formula', () => {
    const texts = [...content.lifePaths, ...content.arcana, ...content.karmicTails]
      .flatMap((record) => Object.values(record).flat())
      .concat(content.arcana.flatMap(({ places }) => Object.values(places).flatMap(Object.values<string>)))
      .concat(
        content.lifePaths.flatMap(({ famous_people }) => famous_people.flatMap(({ name, field }) => [name, field])),
      )
      .filter((value) => typeof value === 'string');
    expect(texts.length).toBeGreaterThan(900);
    expect(texts.filter((text) => /^[=+\-@\t]/.test(text))).toEqual([]);
  });

  it('do not show birth dates where people only illustrate a number', () => {
    expect(files['life-path.csv']).not.toContain('birth');
    expect(files['life-path.csv']).not.toMatch(/[0-9]{4}-[0-9]{2}-[0-9]{2}/);
    expect(jsonFile(fillTable(lifePath, source))).not.toMatch(/[0-9]{4}-[0-9]{2}-[0-9]{2}/);
  });
});

describe('jsonFile', () => {
  it.each<[Table, unknown]>([
    [lifePath, content.lifePaths.map(({ number }) => bodiesOf(content, SITE).lifePath(number))],
    [arcana, content.arcana.map(({ number }) => bodiesOf(content, SITE).arcanum(number))],
    [positions, content.positions],
  ])('is the API’s records in one array, byte for byte: $name', (table, records) => {
    expect(jsonFile(fillTable(table, source))).toBe(`${JSON.stringify(records, null, 2)}\n`);
  });
});
