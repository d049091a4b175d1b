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

/** Hash of the content of files and folders, and of settings: whatever can change what is made of them. */
export function fingerprint(paths: readonly string[], settings: readonly unknown[]): string {
  const hash = createHash('sha1').update(JSON.stringify(settings));
  for (const part of paths) {
    for (const file of filesBelow(part))
      hash
        .update(`${path.relative(part, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex');
}

/** Besides the data, what decides what a build writes. */
const CODE = ['src', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'LICENSE'];

export function codeFingerprint(root: string): string {
  return fingerprint(
    CODE.map((name) => path.join(root, name)),
    [process.version],
  );
}

/** What the last build of a folder was made of, if nobody has touched the folder since. Asks at once, answers later. */
export async function untouchedBuild(outDir: string): Promise<string | undefined> {
  const file = stateFile(outDir);
  try {
    const { inputs } = JSON.parse(readFileSync(file, 'utf8')) as BuildState;
    return (await changedSince(outDir, file)) ? undefined : inputs;
  } catch {
    return undefined;
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
