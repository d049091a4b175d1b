import { arcanumRecord } from '../api/arcana.ts';
import { lifePathRecord } from '../api/life-path.ts';
import type { Content } from '../domain/content.ts';

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
