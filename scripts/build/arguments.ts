import path from 'node:path';
import { FIRST_YEAR, LAST_YEAR } from '../../src/calendar/dates.ts';
import { readArguments } from '../command/arguments.ts';
import { folderOfUser, ROOT } from '../command/environment.ts';
import { UserError } from '../command/user-error.ts';

export interface BuildArguments {
  readonly outDir: string;
  readonly dataDir: string;
  readonly years?: { readonly first: number; readonly last: number };
  readonly apiOnly: boolean;
}

export function readBuildArguments(args: string[]): BuildArguments {
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
