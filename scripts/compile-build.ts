import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { BuildThreads } from './helper-threads.ts';

/** Where the compiled build is. */
export interface CompiledBuild {
  readonly buildSite: URL;
  readonly threads: BuildThreads;
}

const DAY_MS = 86_400_000;

/**
 * Turns the build's TypeScript into modules that Node runs as they are, in each of its threads. A loader would translate
 * the same sources again in each of them, file by file, which takes half as long as writing the whole tree. Kept by the
 * fingerprint of the code, so that a changed source is never missed.
 */
export async function compileBuild(root: string, codePrint: string): Promise<CompiledBuild> {
  const folder = path.join(root, '.cache', 'build', codePrint);
  if (!existsSync(folder)) {
    removeForgotten(path.dirname(folder));
    await compile(root, folder);
  }
  const file = (name: string): URL => pathToFileURL(path.join(folder, name));
  return {
    buildSite: file('build-site.mjs'),
    threads: { matrices: file('matrices/matrix-thread.mjs'), mirror: file('dataset/mirror-thread.mjs') },
  };
}

/** Under another name until it is complete: two builds may start at once. */
async function compile(root: string, folder: string): Promise<void> {
  const draft = mkdtempSync(`${folder}-`);
  try {
    await build({
      absWorkingDir: root,
      entryPoints: ['scripts/build-site.ts', 'scripts/matrices/matrix-thread.ts', 'scripts/dataset/mirror-thread.ts'],
      outdir: draft,
      outbase: 'scripts',
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      external: await otherLibraries(root),
      logLevel: 'silent',
    });
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** All but Zod, of which the build needs a tenth, and which the build cannot start without. */
async function otherLibraries(root: string): Promise<string[]> {
  const { devDependencies } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return Object.keys(devDependencies).filter((name) => name !== 'zod');
}

/** What older code left; a day is longer than any build that may still need it. */
function removeForgotten(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const old = path.join(folder, name);
    const found = statSync(old, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > DAY_MS) rmSync(old, { recursive: true, force: true });
  }
}
