import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fastGlob from 'fast-glob';
import { FIRST_YEAR, LAST_YEAR } from '../../src/calendar/dates.ts';
import { API_ROOT } from '../../src/http/api-path.ts';
import { verifyApiBodies } from '../../src/verify/api-bodies.ts';
import { type BuiltFiles, linkChecker, verifyApiFileSet, type Years } from '../../src/verify/api-files-and-links.ts';
import { readYears } from '../build/build-site.ts';
import { type ProgressStream, showProgress } from '../command/progress.ts';
import { folderOfUser, ROOT, readArguments, UserError } from '../command/run-command.ts';
import { verifyHostRules, verifySiteFiles } from './site-files.ts';

/** Enough to see what kind of fault it is; thousands of lines would bury it. */
const SHOWN_FAULTS = 20;

/** `npm run verify`: arguments before the check, faults and their number after it. */
export async function verifyCommand(args: string[], signal: AbortSignal): Promise<void> {
  const options = { dir: { type: 'string' }, years: { type: 'string' } } as const;
  const { dir, years } = readArguments(args, options, '--dir <folder>, --years <first>-<last>');
  const folder = folderOfUser(dir ?? path.join(ROOT, 'dist'));
  const started = performance.now();
  const { bodies, faults } = await verifyDist(folder, process.stderr, {
    signal,
    ...(years === undefined ? {} : { years: readYears(years) }),
  });
  for (const fault of faults.slice(0, SHOWN_FAULTS)) console.error(fault);
  if (faults.length > SHOWN_FAULTS) console.error(`… and ${faults.length - SHOWN_FAULTS} more`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const found = faults.length === 0 ? 'no fault' : faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  console.log(`${bodies} bodies checked in ${seconds} s: ${found}`);
  if (faults.length > 0) process.exitCode = 1;
}

interface Verdict {
  readonly bodies: number;
  /** One line per fault, the file's path first. */
  readonly faults: readonly string[];
}

const BODIES_PER_TURN = 1_000;
const ALL_YEARS: Years = { first: FIRST_YEAR, last: LAST_YEAR };

/** Checks a built folder from the outside, trusting nothing that the build wrote. */
export async function verifyDist(
  folder: string,
  log: ProgressStream,
  { years = ALL_YEARS, signal }: { readonly years?: Years; readonly signal?: AbortSignal } = {},
): Promise<Verdict> {
  const dist = await openDistFolder(folder);
  const faults: string[] = [];
  const report = (file: string, problem: string): void => {
    faults.push(`${file} ${problem}`);
  };
  verifyApiFileSet(dist, years, report);
  await verifySiteFiles(folder, dist, report);
  await verifyHostRules(folder, dist, report, years);
  const total = [...dist.files].filter((file) => file.startsWith(`${API_ROOT}/`)).length;
  const progress = showProgress(log, 'Checking bodies', total);
  let bodies = 0;
  for (const _ of verifyApiBodies(dist, linkChecker(dist), report)) {
    if (++bodies % BODIES_PER_TURN !== 0) continue;
    signal?.throwIfAborted();
    progress.advance(BODIES_PER_TURN);
    await nextTurn();
  }
  progress.advance(bodies % BODIES_PER_TURN);
  progress.done();
  return { bodies, faults };
}

export async function openDistFolder(folder: string): Promise<BuiltFiles> {
  const names = await fastGlob('**', { cwd: folder, dot: true });
  if (names.length === 0) throw new UserError(`${folder}: there is nothing to verify; run npm run build first`);
  return {
    files: new Set(names.map((name) => `/${name}`)),
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
  };
}
