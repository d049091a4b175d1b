import { execFile } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';

/**
 * Whether anything below a folder was written, added, taken away, renamed or linked after a file was written. Asks for the
 * time of the last change of each entry, which no program can set, and so needs neither the content nor a list of what was
 * there. `find` asks twice as fast as Node, and on other cores; where it is missing or another one, Node asks.
 */
export async function changedSince(folder: string, file: string): Promise<boolean> {
  const found = await firstNewer(folder, file);
  return found === undefined ? walk(folder, lstatSync(file).mtimeMs) : found !== '';
}

/** Where the tree is cut in two halves for two searches: at `api/matrix/<day>`, below which nearly everything is. */
const CUT_DEPTH = 3;

/** Changed entries, an empty text for none, `undefined` if it could not be found out. */
async function firstNewer(folder: string, file: string): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  const below = foldersAt(CUT_DEPTH, folder);
  const searches = [
    [folder, '-maxdepth', String(CUT_DEPTH)],
    below.filter((_, i) => i % 2 === 0),
    below.filter((_, i) => i % 2 === 1),
  ];
  try {
    // Without a place to start, `find` would search the current folder.
    return (await Promise.all(searches.filter(({ length }) => length > 0).map((places) => find(places, file)))).join(
      '',
    );
  } catch {
    return undefined;
  }
}

function find(places: readonly string[], file: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('find', [...places, '-newercm', file, '-print', '-quit'], (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });
}

function foldersAt(depth: number, folder: string): string[] {
  if (depth === 0) return [folder];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? foldersAt(depth - 1, `${folder}/${entry.name}`) : [],
  );
}

function walk(folder: string, time: number): boolean {
  if (lstatSync(folder).ctimeMs > time) return true;
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(path, time) : lstatSync(path).ctimeMs > time;
  });
}
