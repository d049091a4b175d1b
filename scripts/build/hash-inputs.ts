import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { ROOT, UserError } from '../command/run-command.ts';

/** File contents by path (with slashes), sorted by path. */
export type InputFiles = ReadonlyMap<string, Buffer>;

/** What determines the output besides the data. */
const CODE = ['src/**', 'scripts/**', 'package.json', 'package-lock.json', 'tsconfig.json', 'LICENSE', 'CHANGELOG.md'];
/** Thirty times the largest data file; anything larger is a mistake and might not fit in memory. */
const MAX_DATA_BYTES = 2_000_000;

/** Reads every file of a data folder except its license, even those that do not belong there, so that they can be rejected by name. */
export async function readDataFiles(dataDir: string): Promise<InputFiles> {
  const found = await stat(dataDir).catch(() => undefined);
  if (!found?.isDirectory()) throw new UserError(`--data: ${dataDir} is not a folder; allowed: a copy of data/`);
  return readFiles(dataDir, ['**', '!LICENSE'], MAX_DATA_BYTES);
}

/** Hash of everything that determines the output. By content, not time; symlinks are followed. */
export async function hashInputs(data: InputFiles, settings: unknown, root = ROOT): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, settings]));
  for (const files of [data, await readFiles(root, CODE)]) {
    for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

async function readFiles(folder: string, patterns: string[], maxBytes = Number.POSITIVE_INFINITY): Promise<InputFiles> {
  const names = (await fastGlob(patterns, { cwd: folder })).sort();
  const read = async (name: string): Promise<[string, Buffer]> => {
    const file = path.join(folder, name);
    const { size } = await stat(file);
    if (size > maxBytes) {
      throw new UserError(`data/${name}: has ${size} bytes; allowed: at most ${maxBytes} in a data file`);
    }
    return [name, await readFile(file)];
  };
  return new Map(await Promise.all(names.map(read)));
}
