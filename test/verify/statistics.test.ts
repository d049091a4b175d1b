import { describe, expect, it } from 'vitest';
import { statisticsBody } from '../../src/endpoints/statistics-schema.ts';
import { datesOfYears } from '../../src/contract/dates-of-years.ts';
import { plainCsv } from '../../src/dataset/csv.ts';
import { DATE_TABLE_COLUMNS, dateTable, dateTableRows } from '../../src/dataset/date-table.ts';
import { STATISTICS_COLUMNS, statisticsRows } from '../../src/dataset/statistics-rows.ts';
import type { BuiltFiles } from '../../src/verify/built-files.ts';
import { statisticsProblem, verifyStatisticsTable } from '../../src/verify/statistics.ts';
import { content } from '../content-fixture.ts';

const dates = [...plainCsv(DATE_TABLE_COLUMNS, dateTableRows(dateTable([...datesOfYears()])))].join('');
const table = [...plainCsv(STATISTICS_COLUMNS, statisticsRows())].join('');
const body = statisticsBody(content.publisher, 'https://example.org');

function folder(statistics = table): BuiltFiles {
  const files = new Map([
    ['/dataset/matrix.csv', dates],
    ['/dataset/statistics.csv', statistics],
  ]);
  return { files: new Set(files.keys()), read: (file) => files.get(file)! };
}

/** What is reported of the table. */
function reported(statistics: string): string[] {
  const faults: string[] = [];
  verifyStatisticsTable(folder(statistics), (file, problem) => faults.push(`${file} ${problem}`));
  return faults;
}

describe('verify counts the dates itself', () => {
  it('and finds table and body right', () => {
    expect(reported(table)).toEqual([]);
    expect(statisticsProblem(folder(), body)).toBeUndefined();
  });

  it('and finds one date too many', () => {
    expect(reported(table.replace('center,8,8158', 'center,8,8159'))).toEqual([
      '/dataset/statistics.csv does not count the dates',
    ]);
    const center = body.positions.center.with(8 - 1, { arcana: 8, dates: 8159 });
    expect(statisticsProblem(folder(), { ...body, positions: { ...body.positions, center } })).toMatch(
      /^center has 0,0,.*,8159,.* dates, but matrix.csv has 0,0,.*,8158,/,
    );
    const life_paths = body.life_paths.with(-1, { number: 33, dates: 0 });
    expect(statisticsProblem(folder(), { ...body, life_paths })).toMatch(/^life_paths has /);
  });
});
