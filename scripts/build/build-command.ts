import path from 'node:path';
import { siteUrl, supportContact } from '../../src/settings/settings.ts';
import { readBuildArguments } from './arguments.ts';
import { buildSite } from './build-site.ts';

/** `npm run build`, with what it tells its user. `npm start` runs it first. */
export async function buildCommand(args: string[], signal: AbortSignal): Promise<void> {
  const started = performance.now();
  const options = readBuildArguments(args);
  const { site, from } = siteUrl(process.env);
  console.log(`Building ${path.relative(process.cwd(), options.outDir) || '.'} for ${site} (${from})`);
  const count = await buildSite({
    ...options,
    site,
    support: supportContact(process.env),
    log: process.stderr,
    signal,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    count === undefined ? `Nothing changed since the last build (${seconds} s)` : `${count} files in ${seconds} s`,
  );
}
