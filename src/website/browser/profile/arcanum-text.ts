import type { Reading } from '../../../domain/content.ts';
import type { PlaceKey } from '../../../domain/places.ts';
import type { ArcanumRecord } from '../../../endpoints/arcana-schema.ts';

/** The part of the API's record of an arcanum that says what it means in its places. */
export type ArcanumText = Pick<ArcanumRecord, 'number' | 'readings' | 'meanings'>;

/** What the record of this arcanum says in a place; nothing until it is there, and nothing of another arcanum. */
export function readingOf(record: ArcanumText | undefined, number: number, place: PlaceKey): Reading | undefined {
  if (record?.number !== number) return undefined;
  return { ...record.meanings[place], reading: record.readings[place] };
}
