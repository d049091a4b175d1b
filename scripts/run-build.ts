import path from 'node:path';
import type { BuildArguments } from './build-arguments.ts';
import { codeFingerprint, fingerprint, rememberBuild, untouchedBuild } from './build-state.ts';
import { compileBuild } from './compile-build.ts';
import { siteUrl } from './site-url.ts';

/** Builds what is asked for, unless it is there already, and says what it does. */
export async function runBuild(root: string, options: BuildArguments, signal: AbortSignal): Promise<void> {
  const started = performance.now();
  const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1);
  const { dataDir, outDir, years, parts } = options;
  const { site, from } = siteUrl(process.env);
  console.log(`Building ${path.relative(process.cwd(), outDir) || '.'} for ${site} (${from})`);
  const untouched = untouchedBuild(outDir);
  const code = codeFingerprint(root);
  const inputs = fingerprint([dataDir], [code, site, years, parts]);
  if ((await untouched) === inputs) {
    console.log(`Nothing changed since the last build (${seconds()} s)`);
    return;
  }
  // Loaded only now: with nothing to do, that would be most of the work.
  const compiled = await compileBuild(root, code);
  const { buildSite } = (await import(compiled.buildSite.href)) as typeof import('./build-site.ts');
  const count = await buildSite({ root, ...options, site, threads: compiled.threads, log: process.stderr, signal });
  rememberBuild(outDir, inputs);
  console.log(`${count} files in ${seconds()} s`);
}
