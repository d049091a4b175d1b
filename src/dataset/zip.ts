/** A file of an archive, compressed with deflate. */
export interface ZipEntry {
  readonly path: string;
  readonly packed: Uint8Array;
  readonly bytes: number;
  readonly crc: number;
}

const DEFLATE_VERSION = 20;
const DEFLATE = 8;
/** 1980-01-01, the earliest date of the format. A fixed date, so that the same entries give the same bytes. */
const NO_TIME = 0x21_0000;
const UTF8_NAME = 0x800;

/** The pieces of a zip archive in order (APPNOTE 6.3, without the extensions for more than 4 GB). */
export function* zipArchive(entries: readonly ZipEntry[]): Generator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = new TextEncoder().encode(entry.path);
    const pieces = [record([4, 0x04034b50], ...common(entry, name), [2, 0]), name, entry.packed];
    // No comment, first disk, no attributes, then where the entry begins.
    directory.push(
      record(
        [4, 0x02014b50],
        [2, DEFLATE_VERSION],
        ...common(entry, name),
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, offset],
      ),
      name,
    );
    offset += length(pieces);
    yield* pieces;
  }
  yield* directory;
  const count = entries.length;
  yield record([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, length(directory)], [4, offset], [2, 0]);
}

type Field = readonly [width: 2 | 4, value: number];

/** The fields that an entry's header shares with its directory record. */
function common({ packed, bytes, crc }: ZipEntry, name: Uint8Array): Field[] {
  return [
    [2, DEFLATE_VERSION],
    [2, UTF8_NAME],
    [2, DEFLATE],
    [4, NO_TIME],
    [4, crc],
    [4, packed.length],
    [4, bytes],
    [2, name.length],
  ];
}

function record(...fields: readonly Field[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [width]) => sum + width, 0)));
  let at = 0;
  for (const [width, value] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return new Uint8Array(view.buffer);
}

function length(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}
