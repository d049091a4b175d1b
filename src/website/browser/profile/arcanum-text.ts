import type { ArcanumRecord } from '../../../endpoints/arcana-schema.ts';

/** The part of the API's record of an arcanum that says what it means for a year and for a couple. */
export type ArcanumText = Pick<ArcanumRecord, 'number' | 'readings'>;

/** Undefined while it is on its way, `missing` when it did not come. */
export type LoadedArcanum = ArcanumText | 'missing' | undefined;
