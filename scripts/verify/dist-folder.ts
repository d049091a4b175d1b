import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import type { BuiltFiles } from '../../src/verify/built-files.ts';
import { UserError } from '../command/run-command.ts';

export async function openDistFolder(folder: string): Promise<BuiltFiles> {
  const names = await fastGlob('**', { cwd: folder, dot: true });
  if (names.length === 0) throw new UserError(`${folder}: there is nothing to verify; run npm run build first`);
  return {
    files: new Set(names.map((name) => `/${name}`)),
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
  };
}
