import { arcanumRecord } from '../api/arcana-body.ts';
import { lifePathRecord } from '../api/life-path-body.ts';
import { sitePath } from '../contract/routes.ts';
import type { Content } from '../domain/content.ts';
import { BYTE_ORDER_MARK, type CsvValue, csvLine } from './csv.ts';
import {
  KARMIC_TAIL_COLUMNS,
  karmicTailRows,
  PEOPLE_COLUMNS,
  peopleRows,
  READING_COLUMNS,
  readingRows,
} from './text-rows.ts';

/** The files with texts, by name. */
export function contentFiles(content: Content, site: string): Readonly<Record<string, string>> {
  return {
    'life-path.json': lifePathJson(content, site),
    'life-path.csv': lifePathCsv(content, site),
    'arcana.json': arcanaJson(content, site),
    'arcana.csv': arcanaCsv(content, site),
    'positions.json': positionsJson(content),
    'readings.csv': textCsv(READING_COLUMNS, readingRows(content)),
    'karmic-tails.csv': textCsv(KARMIC_TAIL_COLUMNS, karmicTailRows(content)),
    'people.csv': textCsv(PEOPLE_COLUMNS, peopleRows(content)),
  };
}

/** `life-path.json`: the API's 12 records in one array. */
export function lifePathJson({ lifePaths, publisher }: Content, site: string): string {
  return prettyJson(lifePaths.map((record) => lifePathRecord(record, publisher, site)));
}

/** `arcana.json`: the API's 22 records in one array. */
export function arcanaJson({ arcana, publisher }: Content, site: string): string {
  return prettyJson(arcana.map((arcanum) => arcanumRecord(arcanum, publisher, site)));
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

/** `life-path.csv`: one line per number, for spreadsheets. */
export function lifePathCsv({ lifePaths }: Content, site: string): string {
  return recordCsv(
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

/** `arcana.csv`: one line per arcanum, for spreadsheets. */
export function arcanaCsv({ arcana }: Content, site: string): string {
  return recordCsv(
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

function recordCsv(records: readonly Readonly<Record<string, CsvValue>>[]): string {
  return textCsv(Object.keys(records[0] ?? {}), records.map(Object.values<CsvValue>));
}

function textCsv(columns: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `${BYTE_ORDER_MARK}${csvLine(columns)}${rows.map(csvLine).join('')}`;
}

function list(items: readonly string[]): string {
  return items.join(LIST_DELIMITER);
}
