import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../src/api/openapi.ts';
import { datesOfYears, FIRST_YEAR, isoDate, LAST_YEAR } from '../../src/calendar/dates.ts';
import { NAME_PATTERN } from '../../src/endpoints/name.ts';
import { DATE_PATTERN } from '../../src/endpoints/schema.ts';
import { readName } from '../../src/method/read-name.ts';
import { contextOf } from '../content-fixture.ts';

interface Parameter {
  readonly name: string;
  readonly schema: { readonly type: string; readonly enum?: unknown; readonly pattern?: string };
}

it('every string in a URL has a pattern or a list of values', async () => {
  const { paths } = (await openApiDocument(contextOf('https://example.org'))) as {
    paths: Record<string, { get: { parameters?: Parameter[] } }>;
  };
  const open = Object.entries(paths).flatMap(([path, { get }]) =>
    (get.parameters ?? [])
      .filter(({ schema }) => schema.type === 'string' && !schema.enum && !schema.pattern)
      .map(({ name }) => `${name} of ${path}`),
  );
  expect(open).toEqual([]);
});

describe('the pattern of a date', () => {
  const pattern = new RegExp(DATE_PATTERN, 'u');

  it('accepts every date of the service', () => {
    const others = [...datesOfYears()].map(isoDate).filter((date) => !pattern.test(date));
    expect(others).toEqual([]);
  });

  it.each([
    ...[`${FIRST_YEAR - 1}-12-31`, `${LAST_YEAR + 1}-01-01`, '0177-01-01', '1990-13-01', '1990-00-01', '1990-06-32'],
    ...['1990-06-00', '1990-6-15', '15-06-1990', '1990-06-15T00:00', ''],
  ])('refuses %j', (text) => expect(pattern.test(text)).toBe(false));
});

describe('the pattern of a name', () => {
  const pattern = new RegExp(NAME_PATTERN, 'u');
  const characters = Array.from({ length: 0x3_0000 }, (_, i) => i)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code));

  it('has the letters of the method, except variants of the same letter', () => {
    const wrong = characters.filter((character) => {
      const isLetter = readName(character).ok && character.normalize('NFKC') === character;
      return pattern.test(character) !== isLetter;
    });
    expect(wrong).toEqual([]);
  });

  it('accepts nothing between or after letters that the method rejects', () => {
    const wrong = characters.filter(
      (one) => pattern.test(`a${one}${one}b${one}`) && !readName(`a${one}${one}b${one}`).ok,
    );
    expect(wrong).toEqual([]);
    expect([..." .'’‘ʼʻ´`‐‑-\u0301"].filter((one) => !pattern.test(`a${one}b`))).toEqual([]);
  });

  it.each([
    [true, ['María José Núñez', 'Mari\u0301a', "D'Ángelo", 'Jean-Luc', 'J. R. R.', 'ǖ\u0301\u0302', ' Ana ']],
    [false, ['', ' ', '---', 'Ana7', 'Анна', 'Ana 🙂', '<b>', '\u0301Ana', `a${'\u0301'.repeat(5)}`]],
  ])('takes, as the method: %s for each of %j', (isTaken, names) => {
    for (const name of names) expect([name, pattern.test(name), readName(name).ok]).toEqual([name, isTaken, isTaken]);
  });
});
