import { ZipFile } from 'yazl';
import { deflateAtOnce } from './deflate-at-once.ts';
import { openFileSink } from './file-sink.ts';
import { nativeCrc32 } from './native-crc32.ts';

/** An archive that grows by one file after another and never holds more than a few of them in memory. */
export interface ZipSink {
  /** The bytes may be used again when this returns. */
  add(name: string, content: Uint8Array): void;
  /** Finishes the archive and lets go of it. */
  close(): void;
  /** Lets go of it unfinished. After `close` it does nothing. */
  abort(): void;
}

/**
 * The same for every entry and every build. A DOS time has no zone and yazl takes it from the local clock, so it is
 * given in local time too; noon, because no zone ever skipped that hour.
 */
const ENTRY_OPTIONS = {
  mtime: new Date(1980, 0, 1, 12),
  mode: 0o100644,
  forceDosTimestamp: true,
  compressionLevel: 9,
} as const;

/**
 * What yazl keeps about an entry. Not part of its documented interface, but needed: it looks for its next entry from the
 * start of the list each time, and keeps every entry's content until the end. With 73,000 entries that took minutes and
 * 900 MB, so finished entries are taken off the list, and come back as no more than their directory record.
 */
interface YazlEntry {
  readonly state: number;
  getCentralDirectoryRecord(): Buffer;
}

/** `Entry.FILE_DATA_DONE` in yazl. */
const DONE = 3;

/** A zip archive of files that are compressed each on its own, as the format wants it. */
export function openZip(file: string): ZipSink {
  const output = openFileSink(file);
  const zip = new ZipFile();
  // Of its own stream yazl uses only `write` and `end`. Through that, each of 73,000 entries would take three turns.
  const internals = Object.assign(zip, { outputStream: output }) as unknown as { entries: YazlEntry[] };
  const finished: YazlEntry[] = [];
  const undo = [deflateAtOnce(ENTRY_OPTIONS.compressionLevel), nativeCrc32()];
  const letGo = (): void => {
    for (const restore of undo.splice(0)) restore();
    output.close();
  };
  return {
    add(name, content) {
      zip.addBuffer(Buffer.from(content.buffer, content.byteOffset, content.length), name, ENTRY_OPTIONS);
      const [entry] = internals.entries.splice(0);
      if (entry?.state !== DONE)
        throw new Error(`${name} did not go into the archive at once: another version of yazl?`);
      finished.push(directoryRecord(entry));
    },
    close() {
      internals.entries = finished;
      zip.end();
      if (!output.ended) throw new Error('the archive was not ended at once: another version of yazl?');
      letGo();
    },
    abort: letGo,
  };
}

/** As a string: a small Buffer keeps alive the 8 KB block that it was cut from, and the bodies in it. */
function directoryRecord(entry: YazlEntry): YazlEntry {
  const record = entry.getCentralDirectoryRecord().toString('latin1');
  return { state: DONE, getCentralDirectoryRecord: () => Buffer.from(record, 'latin1') };
}
