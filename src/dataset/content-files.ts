import { sitePath } from '../contract/routes.ts';
import type { Content } from '../domain/content.ts';
import { render as renderArcanum } from '../endpoints/arcanum-body.ts';
import { render as renderLifePath } from '../endpoints/life-path-body.ts';
import { type CsvValue, csvLine } from './csv.ts';
import {
  KARMIC_TAIL_COLUMNS,
  karmicTailRows,
  PEOPLE_COLUMNS,
  peopleRows,
  READING_COLUMNS,
  readingRows,
} from './text-rows.ts';

/** Texts as a table: a CSV file for programs, a sheet of the workbook for people. */
export interface TextTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
}

/** The tables with texts, by the name of their files without `.csv`. */
export function textTables(content: Content, site: string) {
  return {
    'life-path': lifePathTable(content, site),
    arcana: arcanaTable(content, site),
    positions: recordTable(content.positions),
    readings: { columns: READING_COLUMNS, rows: readingRows(content) },
    'karmic-tails': { columns: KARMIC_TAIL_COLUMNS, rows: karmicTailRows(content) },
    people: { columns: PEOPLE_COLUMNS, rows: peopleRows(content) },
  } satisfies Record<string, TextTable>;
}

/** The files with texts, by name. */
export function contentFiles(content: Content, site: string): Readonly<Record<string, string>> {
  const tables = Object.entries<TextTable>(textTables(content, site));
  return {
    'life-path.json': lifePathJson(content, site),
    'arcana.json': arcanaJson(content, site),
    'positions.json': positionsJson(content),
    ...Object.fromEntries(
      tables.map(([name, { columns, rows }]) => [`${name}.csv`, [columns, ...rows].map(csvLine).join('')]),
    ),
  };
}

/** `life-path.json`: the API's 12 records in one array. */
export function lifePathJson(content: Content, site: string): string {
  const render = renderLifePath({ content, site });
  return prettyJson(content.lifePaths.map((record) => render(record)));
}

/** `arcana.json`: the API's 22 records in one array. */
export function arcanaJson(content: Content, site: string): string {
  const render = renderArcanum({ content, site });
  return prettyJson(content.arcana.map((arcanum) => render(arcanum)));
}

/** `positions.json`: what the 12 columns mean and how each is calculated. */
export function positionsJson({ positions }: Content): string {
  return prettyJson(positions);
}

/** Indented, because these files are also read by people. */
export function prettyJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Between the items of a list in one cell; a test keeps it out of the items. */
export const LIST_DELIMITER = ' | ';

/** One row per number. */
function lifePathTable({ lifePaths }: Content, site: string): TextTable {
  return recordTable(
    lifePaths.map((record) => ({
      number: record.number,
      archetype: record.archetype,
      tagline: record.tagline,
      short_description: record.short_description,
      description: record.description,
      traits: list(record.traits),
      weaknesses: list(record.weaknesses),
      career: list(record.career),
      love: record.love,
      advice: record.advice,
      famous_people: list(record.famous_people.map(({ name, field }) => `${name} (${field})`)),
      source_url: `${site}${sitePath.lifePath(record.number)}`,
    })),
  );
}

/** One row per arcanum; what it says in each place is a table of its own. */
function arcanaTable({ arcana }: Content, site: string): TextTable {
  return recordTable(
    arcana.map((arcanum) => ({
      number: arcanum.number,
      name: arcanum.name,
      keyword: arcanum.keyword,
      emoji: arcanum.emoji,
      description: arcanum.description,
      light: list(arcanum.light),
      shadow: list(arcanum.shadow),
      source_url: `${site}${sitePath.arcanum(arcanum.number)}`,
    })),
  );
}

function recordTable(records: readonly Readonly<Record<string, CsvValue>>[]): TextTable {
  return { columns: Object.keys(records[0] ?? {}), rows: records.map(Object.values<CsvValue>) };
}

function list(items: readonly string[]): string {
  return items.join(LIST_DELIMITER);
}
