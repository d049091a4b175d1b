import path from 'node:path';
import { FIRST_YEAR, LAST_YEAR } from '../../src/calendar/dates.ts';
import { readServiceSettings, siteUrl } from '../../src/settings/settings.ts';
import { folderOfUser, ROOT, readArguments, UserError } from '../command/run-command.ts';
import { type BuildOptions, buildSite } from './build-site.ts';

/** `npm run build`, with what it tells its user. `npm start` runs it first. */
export async function buildCommand(args: string[], signal: AbortSignal): Promise<void> {
  const started = performance.now();
  const options = readBuildArguments(args);
  const { site, from } = siteUrl(process.env);
  console.log(`Building ${path.relative(process.cwd(), options.outDir) || '.'} for ${site} (${from})`);
  const { support, matrixLimit } = readServiceSettings(process.env);
  const count = await buildSite({ ...options, site, support, matrixLimit, log: process.stderr, signal });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    count === undefined ? `Nothing changed since the last build (${seconds} s)` : `${count} files in ${seconds} s`,
  );
}

export function readBuildArguments(args: string[]): Pick<BuildOptions, 'outDir' | 'dataDir' | 'years' | 'apiOnly'> {
  const options = {
    out: { type: 'string' },
    data: { type: 'string' },
    years: { type: 'string' },
    'api-only': { type: 'boolean', default: false },
  } as const;
  const usage = '--out <folder>, --data <folder>, --years <first>-<last>, --api-only';
  const { out, data, years, 'api-only': apiOnly } = readArguments(args, options, usage);
  for (const [name, value] of Object.entries({ out, data }))
    if (value === '') throw new UserError(`--${name}: is empty; allowed: a folder`);
  return {
    outDir: folderOfUser(out ?? path.join(ROOT, 'dist')),
    dataDir: folderOfUser(data ?? path.join(ROOT, 'data')),
    apiOnly,
    ...(years === undefined ? {} : { years: readYears(years) }),
  };
}

export function readYears(text: string): { first: number; last: number } {
  const [, first, last] = /^([0-9]{4})-([0-9]{4})$/.exec(text)?.map(Number) ?? [];
  if (first && last && first >= FIRST_YEAR && first <= last && last <= LAST_YEAR) return { first, last };
  throw new UserError(`--years: "${text}" is not a range; allowed: ${FIRST_YEAR}-${LAST_YEAR} or a part of it`);
}
