import { describe, expect, it } from 'vitest';
import { arcanaCsv, LIST_DELIMITER, lifePathCsv } from '../../src/dataset/content-files.ts';
import { csvLine } from '../../src/dataset/csv.ts';
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

describe('the tables for spreadsheets', () => {
  const tables = {
    lifePath: lifePathCsv(content, 'https://example.org'),
    arcana: arcanaCsv(content, 'https://example.org'),
  };

  it.each(Object.entries(tables))('%s starts with the mark that Excel needs', (_name, text) => {
    expect(text.startsWith('\uFEFFnumber,')).toBe(true);
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
    const texts = [...content.lifePaths, ...content.arcana]
      .flatMap((record) => Object.values(record).flat())
      .filter((value) => typeof value === 'string');
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.filter((text) => /^[=+\-@\t]/.test(text))).toEqual([]);
  });

  it('do not show birth dates', () => {
    expect(tables.lifePath).not.toContain('birth');
    expect(tables.lifePath).not.toMatch(/[0-9]{4}-[0-9]{2}-[0-9]{2}/);
  });
});
