import { describe, expect, it } from 'vitest';
import { statisticsBody } from '../../src/api/statistics.ts';
import { datesOfYears } from '../../src/contract/dates-of-years.ts';
import { csvFile } from '../../src/dataset/csv.ts';
import { matrix } from '../../src/tables/matrix.ts';
import { statistics } from '../../src/tables/statistics.ts';
import { fillTable } from '../../src/tables/table.ts';
import type { BuiltFiles } from '../../src/verify/built-files.ts';
import { statisticsProblem, verifyStatisticsTable } from '../../src/verify/statistics.ts';
import { content } from '../content-fixture.ts';

const site = 'https://example.org';
const source = { content, site, dates: [...datesOfYears()] };
const dates = [...csvFile(fillTable(matrix, source))].join('');
const table = [...csvFile(fillTable(statistics, source))].join('');
const body = statisticsBody(content.publisher, site);

function folder(csv = table): BuiltFiles {
  const files = new Map([
    ['/dataset/matrix.csv', dates],
    ['/dataset/statistics.csv', csv],
  ]);
  return { files: new Set(files.keys()), read: (file) => files.get(file)! };
}

/** What is reported of the table. */
function reported(csv: string): string[] {
  const faults: string[] = [];
  verifyStatisticsTable(folder(csv), (file, problem) => faults.push(`${file} ${problem}`));
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
