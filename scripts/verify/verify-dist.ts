import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fastGlob from 'fast-glob';
import { FIRST_YEAR, LAST_YEAR } from '../../src/calendar/dates.ts';
import { API_ROOT } from '../../src/http/api-path.ts';
import { verifyApiBodies } from '../../src/verify/api-bodies.ts';
import { type BuiltFiles, linkChecker, verifyApiFileSet, type Years } from '../../src/verify/api-files-and-links.ts';
import { verifyDateTables, verifyNumberTexts } from '../../src/verify/date-table.ts';
import { verifyStatisticsTable } from '../../src/verify/statistics.ts';
import { type ProgressStream, showProgress } from '../command/progress.ts';
import { UserError } from '../command/run-command.ts';
import { verifyHostRules, verifySiteFiles } from './site-files.ts';

export interface Verdict {
  readonly bodies: number;
  /** One line per fault, the file's path first. */
  readonly faults: readonly string[];
}

const BODIES_PER_TURN = 1_000;
const ALL_YEARS: Years = { first: FIRST_YEAR, last: LAST_YEAR };

/** Checks a built folder from outside, without trusting anything that the build wrote. */
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
  verifySiteFiles(folder, dist, report);
  verifyDateTables(dist, years, report);
  verifyNumberTexts(dist, report);
  verifyStatisticsTable(dist, report);
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
