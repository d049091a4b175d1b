import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { UserError } from '../command/user-error.ts';

/** A built site, seen from outside: only its files, by their paths from the site's root. */
export interface DistFolder {
  readonly files: ReadonlySet<string>;
  read(file: string): string;
}

/** Takes a fault: the file's path and what is wrong with it. */
export type Report = (file: string, problem: string) => void;

export async function openDistFolder(folder: string): Promise<DistFolder> {
  const names = await fastGlob('**', { cwd: folder, dot: true });
  if (names.length === 0) throw new UserError(`${folder}: there is nothing to verify; run npm run build first`);
  return {
    files: new Set(names.map((name) => `/${name}`)),
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
  };
}
