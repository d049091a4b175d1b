import { closeSync, constants, linkSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OutputFile } from '../src/api/api-files.ts';

/** Where the new tree grows, and the finished one that it replaces, if any. */
export interface Trees {
  readonly folder: string;
  readonly previous?: string | undefined;
}

/** Often enough for progress and Ctrl-C, seldom enough to cost nothing. */
const FILES_PER_TURN = 500;
/** `O_EXCL`: two outputs with the same name are a bug, not an overwrite. */
const CREATE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;
const FILE_MODE = 0o644;

/**
 * Writes files as they are generated, never holding more than one. A file that the previous tree has with the same
 * content is linked instead: it keeps its inode and its times. Synchronous calls, because for 73,414 small files the
 * event loop's bookkeeping costs more than the writing.
 */
export async function writeFiles(
  trees: Trees,
  files: Iterable<OutputFile>,
  onWritten: (count: number) => void = () => {},
): Promise<number> {
  const write = fileWriter(trees);
  let count = 0;
  for (const { path, content } of files) {
    write(path, typeof content === 'string' ? Buffer.from(content) : content);
    if (++count % FILES_PER_TURN === 0) {
      onWritten(FILES_PER_TURN);
      await nextTurn();
    }
  }
  onWritten(count % FILES_PER_TURN);
  return count;
}

function fileWriter({ folder, previous }: Trees): (path: string, bytes: Uint8Array) => void {
  const parents = new Set<string>();
  return (path, bytes) => {
    const parent = path.slice(0, path.lastIndexOf('/'));
    if (!parents.has(parent)) {
      mkdirSync(folder + parent, { recursive: true });
      parents.add(parent);
    }
    if (previous !== undefined && holds(previous + path, bytes) && linked(previous + path, folder + path)) return;
    const file = openSync(folder + path, CREATE, FILE_MODE);
    try {
      for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
    } finally {
      closeSync(file);
    }
  };
}

let readBuffer = Buffer.alloc(65_536);

/** Whether a file has exactly this content. Reading beats a remembered hash: it also sees what somebody changed by hand. */
function holds(path: string, bytes: Uint8Array): boolean {
  if (readBuffer.length <= bytes.length) readBuffer = Buffer.alloc(bytes.length * 2);
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY);
  } catch {
    return false;
  }
  try {
    // One byte more than expected, so that a longer file is seen as different.
    const length = readSync(file, readBuffer, 0, bytes.length + 1, 0);
    return length === bytes.length && readBuffer.compare(bytes, 0, bytes.length, 0, length) === 0;
  } finally {
    closeSync(file);
  }
}

/** Some file systems know no links; then the file is simply written again. */
function linked(existing: string, path: string): boolean {
  try {
    linkSync(existing, path);
    return true;
  } catch {
    return false;
  }
}
