import { describe, expect, it } from 'vitest';
import { contentFiles, LIST_DELIMITER } from '../../src/dataset/content-files.ts';
import { csvLine, plainCsv } from '../../src/dataset/csv.ts';
import { content } from '../content-fixture.ts';

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

describe('plainCsv', () => {
  it('is a header and a line for each row, whatever the pieces', () => {
    const rows = Array.from({ length: 2500 }, (_, i) => (i % 2 ? ['1990-06-15', i] : Uint8Array.of(1, 2)));
    const lines = Array.from(rows, (_, i) => (i % 2 ? `1990-06-15,${i}\n` : '1,2\n'));
    const pieces = [...plainCsv(['a', 'b'], rows)];
    expect(pieces.join('')).toBe(`a,b\n${lines.join('')}`);
    expect(pieces).toHaveLength(3);
  });
});

describe('the tables with texts', () => {
  const files = contentFiles(content, 'https://example.org');

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
      .concat(content.arcana.flatMap(({ readings }) => Object.values(readings)))
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
    expect(files['life-path.json']).not.toMatch(/[0-9]{4}-[0-9]{2}-[0-9]{2}/);
  });
});
