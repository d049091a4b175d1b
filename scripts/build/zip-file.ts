import { Readable } from 'node:stream';
import { createDeflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

const NOTHING = new Uint8Array();

/** The library handles size and checksum, zlib compresses: in a third of the library's time. */
class ZipEntry extends ZipPassThrough {
  override compression = 8;
  /** Fixed, so that the same content gives the same archive. */
  override mtime = '1980-01-01T00:00:00';

  protected override process(): void {}

  *read(pieces: Iterable<string>): Generator<Uint8Array> {
    for (const piece of pieces) {
      const bytes = Buffer.from(piece);
      this.push(bytes);
      yield bytes;
    }
    this.push(NOTHING, true);
  }
}

/** The pieces of a zip archive, generated while they are written. */
export async function* zipFile(
  entries: readonly (readonly [path: string, pieces: Iterable<string>])[],
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for (const [path, pieces] of entries) {
    const entry = new ZipEntry(path);
    zip.add(entry);
    // Three times as fast as the default level, for a fifth more bytes.
    for await (const bytes of Readable.from(entry.read(pieces)).pipe(createDeflateRaw({ level: 1 }))) {
      entry.ondata(null, bytes, false);
      yield* ready.splice(0);
    }
    entry.ondata(null, NOTHING, true);
  }
  zip.end();
  yield* ready;
}
