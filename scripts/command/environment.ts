import path from 'node:path';

/** The project's folder, with sources and libraries: two above this file, and above `.cache/build`, where the build runs. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A folder that the user named: relative to where npm was called, and not to the project, where npm runs a script. */
export function folderOfUser(name: string): string {
  const caller = process.cwd() === ROOT ? process.env.INIT_CWD : undefined;
  return path.resolve(caller ?? '.', name);
}
