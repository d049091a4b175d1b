import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { expect, it } from 'vitest';
import { addReports } from '../../../scripts/ci-total/add-reports.ts';
import { ROOT } from '../../content-fixture.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** The part of a run's report that is read. */
function report(passed: number, failed = 0, pending = 0, todo = 0, success = failed === 0): string {
  const sums = { numPassedTests: passed, numFailedTests: failed, numPendingTests: pending, numTodoTests: todo };
  return JSON.stringify({ ...sums, success });
}

const GOOD = report(3, 0, 1, 1);

it.each<[what: string, reports: string[], total: [number, number, number]]>([
  ['no run', [], [0, 0, 0]],
  ['one run', [GOOD], [3, 0, 2]],
  ['two runs', [GOOD, report(1, 2, 1)], [4, 2, 3]],
  ['a file that could not be loaded', [report(0, 0, 0, 0, false)], [0, 1, 0]],
  ['a file whose set-up failed', [report(0, 0, 2, 0, false)], [0, 1, 2]],
  ['an empty report', [GOOD, ''], [3, 1, 2]],
  ['half of a report', [GOOD, GOOD.slice(0, 50)], [3, 1, 2]],
  ['something else', ['{}', 'null'], [0, 2, 0]],
])('addReports: %s', (_, reports, [passed, failed, skipped]) => {
  expect(addReports(reports)).toEqual({ passed, failed, skipped });
});

it.each<[what: string, reports: string[], runs: string, code: number, printed: string]>([
  ['every run', [GOOD, GOOD], '2', 0, '6 passed, 0 failed, 4 skipped\n'],
  ['a missing run', [GOOD], '2', 1, '1 of 2 runs left a report\n3 passed, 0 failed, 2 skipped\n'],
  ['a failure', [report(1, 1)], '1', 1, '1 passed, 1 failed, 0 skipped\n'],
  ['nothing that passed', [report(0, 0, 1)], '1', 1, '0 passed, 0 failed, 1 skipped\n'],
])('the command after %s', async (_, reports, runs, code, printed) => {
  const folder = await temporaryFolder('reports');
  for (const [i, text] of reports.entries()) await fs.writeFile(path.join(folder, `${i}.json`), text);
  const args = ['--import', 'tsx', 'scripts/ci-total.ts', folder, runs];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect([status, stdout]).toEqual([code, printed]);
  await rm(folder, { recursive: true });
});
