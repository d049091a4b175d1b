import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import type { OutputFile } from '../../src/service/api-files.ts';
import { type FileSink, toBytes } from './file-sink.ts';

/**
 * Writes files below a folder. Synchronous calls, because for 73,414 small files the event loop's bookkeeping costs more
 * than the writing. A file that is already there is an error: two outputs with one name.
 */
export function folderSink(folder: string): FileSink {
  const parents = new Set<string>();
  return {
    add({ path, content }) {
      const parent = path.slice(0, path.lastIndexOf('/'));
      if (!parents.has(parent)) {
        mkdirSync(folder + parent, { recursive: true });
        parents.add(parent);
      }
      const bytes = toBytes(content);
      const file = openSync(folder + path, 'wx');
      try {
        for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
      } finally {
        closeSync(file);
      }
    },
  };
}

/** Writes a few files. Returns how many. */
export function writeFiles(folder: string, files: readonly OutputFile[]): number {
  const sink = folderSink(folder);
  for (const file of files) sink.add(file);
  return files.length;
}
