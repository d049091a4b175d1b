import path from 'node:path';
import { parseArgs } from 'node:util';
import { FIRST_YEAR, LAST_YEAR } from '../src/contract/limits.ts';
import { BuildError } from './build-error.ts';
import { buildSite } from './build-site.ts';
import { runMain } from './run-main.ts';
import { siteUrl } from './site-url.ts';

const USAGE = 'allowed: --out <folder>, --data <folder>, --years <first>-<last>';
const root = path.resolve(import.meta.dirname, '..');

await runMain(async (signal) => {
  const options = readArguments(process.argv.slice(2));
  const { site, from } = siteUrl(process.env);
  console.log(`Building ${path.relative(process.cwd(), options.outDir) || '.'} for ${site} (${from})`);
  const started = performance.now();
  const count = await buildSite({ ...options, site, log: process.stderr, signal });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${count} files in ${seconds} s`);
});

function readArguments(args: string[]) {
  const { out, data, years } = parsed(args);
  return {
    outDir: path.resolve(out ?? path.join(root, 'dist')),
    dataDir: path.resolve(data ?? path.join(root, 'data')),
    ...(years === undefined ? {} : { years: readYears(years) }),
  };
}

function parsed(args: string[]) {
  const string = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { out: string, data: string, years: string } }).values;
  } catch (cause) {
    throw new BuildError(`${(cause as Error).message.split('. ')[0]}; ${USAGE}`, { cause });
  }
}

function readYears(text: string): { first: number; last: number } {
  const [, first, last] = /^([0-9]{4})-([0-9]{4})$/.exec(text)?.map(Number) ?? [];
  if (first && last && first >= FIRST_YEAR && first <= last && last <= LAST_YEAR) return { first, last };
  throw new BuildError(`--years: "${text}" is not a range; allowed: ${FIRST_YEAR}-${LAST_YEAR} or a part of it`);
}
