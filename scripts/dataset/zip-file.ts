import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ZipFile } from 'yazl';
import type { BodySink } from './body-sink.ts';

/** Entries that may be under way at once: enough to keep zlib's threads busy. */
const WINDOW = 16;
const OUTPUT_BUFFER_BYTES = 1_048_576;

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

/** A zip archive of all bodies, compressed each on its own, as the format wants it. */
export function openZip(file: string): BodySink {
  const zip = new ZipFile();
  const internals = zip as unknown as { entries: YazlEntry[] };
  const finished: YazlEntry[] = [];
  const output = zip.outputStream as NodeJS.ReadWriteStream & { destroy(): void; writableNeedDrain: boolean };
  const written = pipeline(output, createWriteStream(file, { flags: 'wx', highWaterMark: OUTPUT_BUFFER_BYTES }));
  let failure: unknown;
  // Kept until somebody waits; and a promise that lives so long must not be raced 100,000 times, each leaves a trace.
  written.catch((error: unknown) => { failure = error; });

  function collectFinished(): void {
    const open = internals.entries.findIndex(({ state }) => state !== DONE);
    for (const entry of internals.entries.splice(0, open === -1 ? internals.entries.length : open)) {
      // As a string: a small Buffer keeps alive the 8 KB block that it was cut from, and the bodies in it.
      const record = entry.getCentralDirectoryRecord().toString('latin1');
      finished.push({ state: DONE, getCentralDirectoryRecord: () => Buffer.from(record, 'latin1') });
    }
  }
  async function waitUntilOpen(count: number): Promise<void> {
    for (collectFinished(); internals.entries.length > count && !failure; collectFinished()) await nextTurn();
    if (failure) throw failure;
    if (output.writableNeedDrain) await Promise.race([once(output, 'drain'), written]);
  }
  return {
    async add(name, content) {
      zip.addBuffer(Buffer.from(content), name, ENTRY_OPTIONS);
      if (internals.entries.length > WINDOW) await waitUntilOpen(WINDOW / 2);
    },
    async close() {
      await waitUntilOpen(0);
      internals.entries = finished;
      zip.end();
      await written;
    },
    abort: () => output.destroy(),
  };
}
