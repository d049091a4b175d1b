import path from 'node:path';
import { parseArgs } from 'node:util';
import { FIRST_YEAR, LAST_YEAR } from '../src/contract/limits.ts';
import { BuildError } from './build-error.ts';
import type { PartName } from './build-site.ts';

export interface BuildArguments {
  readonly outDir: string;
  readonly dataDir: string;
  readonly years?: { readonly first: number; readonly last: number };
  readonly parts?: readonly PartName[];
}

const USAGE = 'allowed: --out <folder>, --data <folder>, --years <first>-<last>, --parts <name>,<name>';
/** Spelled here too, so that a build with nothing to do need not load the parts; the type keeps both lists equal. */
const PARTS: Record<PartName, true> = { api: true, 'host-rules': true, dataset: true, website: true };

export function readBuildArguments(root: string, args: string[]): BuildArguments {
  const { out, data, years, parts } = parsed(args);
  return {
    outDir: path.resolve(out ?? path.join(root, 'dist')),
    dataDir: path.resolve(data ?? path.join(root, 'data')),
    ...(years === undefined ? {} : { years: readYears(years) }),
    ...(parts === undefined ? {} : { parts: readParts(parts) }),
  };
}

function parsed(args: string[]): { out?: string; data?: string; years?: string; parts?: string } {
  const string = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { out: string, data: string, years: string, parts: string } }).values;
  } catch (cause) {
    throw new BuildError(`${(cause as Error).message.split('. ')[0]}; ${USAGE}`, { cause });
  }
}

function readYears(text: string): { first: number; last: number } {
  const [, first, last] = /^([0-9]{4})-([0-9]{4})$/.exec(text)?.map(Number) ?? [];
  if (first && last && first >= FIRST_YEAR && first <= last && last <= LAST_YEAR) return { first, last };
  throw new BuildError(`--years: "${text}" is not a range; allowed: ${FIRST_YEAR}-${LAST_YEAR} or a part of it`);
}

function readParts(text: string): PartName[] {
  const names = text.split(',');
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown === undefined) return names as PartName[];
  throw new BuildError(`--parts: "${unknown}" is not a part; allowed: ${Object.keys(PARTS).join(', ')}`);
}
