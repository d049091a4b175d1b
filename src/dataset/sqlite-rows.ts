import { CHART_COLUMNS } from '../domain/chart-row.ts';
import type { Content } from '../domain/content.ts';
import { render as renderArcanum } from '../endpoints/arcanum-body.ts';
import { render as renderLifePath } from '../endpoints/life-path-body.ts';
import { type ChartTable, chartTableRows } from './chart-table.ts';
import type { DatasetFacts } from './dataset-facts.ts';
import { DATE_TABLE_COLUMNS, type DateTable, dateTableRows } from './date-table.ts';
import { statisticsRows } from './statistics-rows.ts';
import { karmicTailRows, peopleRows, readingRows } from './text-rows.ts';

export type SqlValue = string | number;

/** The rows of one table, in the order of its columns. */
export interface TableRows {
  readonly table: string;
  readonly columns: number;
  readonly rows: Iterable<readonly SqlValue[]>;
}

/** What each table holds; a table comes after those that it refers to. */
export function sqliteRows(
  content: Content,
  site: string,
  facts: DatasetFacts,
  dates: DateTable,
  charts: ChartTable,
): TableRows[] {
  const { arcana, lifePaths, positions } = content;
  return [
    table(
      'metadata',
      Object.entries(facts).map(([key, value]) => [key, String(value)]),
    ),
    table(
      'arcana',
      arcana.map((arcanum) => {
        const { name, keyword, emoji, description, light, shadow } = arcanum;
        const { source_url, suggested_citation } = renderArcanum({ content, site })(arcanum);
        return [
          arcanum.number,
          name,
          keyword,
          emoji,
          description,
          json(light),
          json(shadow),
          source_url,
          suggested_citation,
        ];
      }),
    ),
    table(
      'life_path',
      lifePaths.map((record) => {
        const { source_url, suggested_citation } = renderLifePath({ content, site })(record);
        return [
          record.number,
          record.archetype,
          record.tagline,
          record.short_description,
          record.description,
          json(record.traits),
          json(record.weaknesses),
          json(record.career),
          record.love,
          record.advice,
          source_url,
          suggested_citation,
        ];
      }),
    ),
    table(
      'famous_people',
      peopleRows(content).map(([lifePath, name, field, birth]) => [name!, field!, lifePath, birth!]),
    ),
    table(
      'positions',
      positions.map(({ key, title, meaning, question, point, formula }, i) => [
        key,
        i + 1,
        title,
        meaning,
        question,
        point,
        formula,
      ]),
    ),
    table('readings', readingRows(content)),
    table('karmic_tails', karmicTailRows(content)),
    table('statistics', statisticsRows()),
    { table: 'chart', columns: CHART_COLUMNS.length, rows: arrays(chartTableRows(charts)) },
    { table: 'matrix', columns: DATE_TABLE_COLUMNS.length, rows: dateTableRows(dates) },
  ];
}

function table(name: string, rows: readonly (readonly SqlValue[])[]): TableRows {
  return { table: name, columns: rows[0]!.length, rows };
}

function* arrays(rows: Iterable<Uint8Array>): Generator<number[]> {
  for (const row of rows) yield Array.from(row);
}

function json(items: readonly string[]): string {
  return JSON.stringify(items);
}
