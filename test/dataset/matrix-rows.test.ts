import { describe, expect, it } from 'vitest';
import { datesOfYears } from '../../src/contract/dates-of-years.ts';
import { findDamagedRow } from '../../src/dataset/find-damaged-row.ts';
import { MATRIX_COLUMNS, type MatrixRow, matrixRows } from '../../src/dataset/matrix-rows.ts';

const YEARS = [1999, 2000] as const;
const rows = matrixRows(datesOfYears(...YEARS));
const at = (date: string): number => rows.findIndex((row) => row.date === date);

/** All rows, one of them with other cells. */
function damaged(date: string, cells: Partial<Record<keyof MatrixRow, unknown>>): MatrixRow[] {
  return rows.with(at(date), { ...rows[at(date)]!, ...cells } as MatrixRow);
}

describe('a row', () => {
  it('has the columns in their order', () => {
    expect(Object.keys(rows[0]!)).toEqual([...MATRIX_COLUMNS]);
  });

  it('holds the worked example of the method', () => {
    expect(Object.values(matrixRows([{ day: 29, month: 12, year: 1990 }])[0]!)).toEqual([
      '1990-12-29',
      29,
      12,
      1990,
      11,
      19,
      12,
      3,
      18,
      12,
      6,
      6,
      8,
      4,
      6,
      9,
      6,
    ]);
  });
});

describe('findDamagedRow', () => {
  it('finds nothing in sound rows', () => expect(findDamagedRow(rows, ...YEARS)).toBeUndefined());

  it.each<[string, MatrixRow[], string]>([
    [
      'a number out of range',
      damaged('2000-02-29', { center: 23 }),
      'row 425 (2000-02-29): center is 23; allowed: 1 to 22',
    ],
    [
      'a number that is none',
      damaged('2000-02-29', { karma: NaN }),
      'row 425 (2000-02-29): karma is NaN; allowed: 1 to 22',
    ],
    [
      'a missing number',
      damaged('1999-01-01', { soul: undefined }),
      'row 1 (1999-01-01): soul is undefined; allowed: 1 to 22',
    ],
    [
      'a number in range but wrong',
      damaged('2000-12-31', { purpose: 4 }),
      'row 731 (2000-12-31): purpose is 4; must be 9',
    ],
    [
      'a life path that does not exist',
      damaged('1999-01-02', { life_path: 10 }),
      'row 2 (1999-01-02): life_path is 10; allowed: 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33',
    ],
    ['a wrong life path', damaged('1999-01-02', { life_path: 33 }), 'row 2 (1999-01-02): life_path is 33; must be 4'],
    ['a day that is not the date’s', damaged('1999-03-01', { day: 2 }), 'row 60 (1999-03-01): day is 2; must be 1'],
    [
      'a date that is not in its place',
      damaged('1999-03-01', { date: '1999-02-29' }),
      'row 60 (1999-03-01): date is 1999-02-29; must be 1999-03-01',
    ],
    ['a gap', rows.toSpliced(at('2000-02-29'), 1), 'row 425 (2000-02-29): date is 2000-03-01; must be 2000-02-29'],
    ['a row twice', rows.toSpliced(5, 0, rows[4]!), 'row 6 (1999-01-06): date is 1999-01-05; must be 1999-01-06'],
    ['a missing end', rows.slice(0, -1), 'row 731 is missing; must be 2000-12-31'],
    ['a row too many', [...rows, rows[0]!], 'row 732 is one too many; the last must be 2000-12-31'],
  ])('names %s', (_what, planted, problem) => {
    expect(findDamagedRow(planted, ...YEARS)).toBe(problem);
  });
});
