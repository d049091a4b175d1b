import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changedSince } from './changed-since.ts';

/**
 * What the last build was made of, kept beside the output; the time of this file is the moment when the output was done. Only
 * a hint: a wrong or missing state costs time, never correctness, because a build that does not trust it compares every file.
 */
interface BuildState {
  readonly inputs: string;
}

/** Hash of everything that can change the output: content, code, libraries, Node, and the build's own settings. */
export function fingerprint(root: string, dataDir: string, settings: readonly string[]): string {
  const hash = createHash('sha1').update(JSON.stringify([process.version, settings]));
  for (const part of [dataDir, ...['src', 'scripts', 'package-lock.json', 'LICENSE'].map((name) => path.join(root, name))]) {
    for (const file of filesBelow(part)) hash.update(`${path.relative(part, file)}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether the output is the one that a build of these inputs left, untouched since. */
export function isUpToDate(outDir: string, inputs: string): boolean {
  try {
    const file = stateFile(outDir);
    const state = JSON.parse(readFileSync(file, 'utf8')) as BuildState;
    return state.inputs === inputs && !changedSince(outDir, statSync(file).mtimeMs);
  } catch {
    return false;
  }
}

/** To be called when the output is in its place and nothing is left to clean up. */
export function rememberBuild(outDir: string, inputs: string): void {
  const state: BuildState = { inputs };
  writeFileSync(stateFile(outDir), `${JSON.stringify(state)}\n`);
}

function stateFile(outDir: string): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}-state`);
}

function filesBelow(part: string): string[] {
  if (!existsSync(part)) return [];
  if (statSync(part).isFile()) return [part];
  return readdirSync(part, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.path, entry.name))
    .sort();
}
