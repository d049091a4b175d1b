import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { matrixCsv } from '../../src/dataset/csv.ts';
import type { MatrixRow } from '../../src/dataset/matrix-rows.ts';

/** Writes the table of dates as CSV, a piece at a time. */
export function writeMatrixCsv(file: string, rows: readonly MatrixRow[]): Promise<void> {
  return pipeline(Readable.from(matrixCsv(rows)), createWriteStream(file, { flags: 'wx' }));
}
