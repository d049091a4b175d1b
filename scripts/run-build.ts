import path from 'node:path';
import type { BuildArguments } from './build-arguments.ts';
import { fingerprint, isUpToDate, rememberBuild } from './build-state.ts';
import { siteUrl } from './site-url.ts';

/** Builds what is asked for, unless it is there already, and says what it does. */
export async function runBuild(root: string, options: BuildArguments, signal: AbortSignal): Promise<void> {
  const started = performance.now();
  const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1);
  const { site, from } = siteUrl(process.env);
  console.log(`Building ${path.relative(process.cwd(), options.outDir) || '.'} for ${site} (${from})`);
  const inputs = fingerprint(root, options.dataDir, [site, JSON.stringify(options.years), JSON.stringify(options.parts)]);
  if (isUpToDate(options.outDir, inputs)) {
    console.log(`Nothing changed since the last build (${seconds()} s)`);
    return;
  }
  // Only now: with nothing to do, loading the rest would be most of the work.
  const { buildSite } = await import('./build-site.ts');
  const count = await buildSite({ ...options, site, log: process.stderr, signal });
  rememberBuild(options.outDir, inputs);
  console.log(`${count} files in ${seconds()} s`);
}
