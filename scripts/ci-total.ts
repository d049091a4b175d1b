import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addReports } from './ci-total/add-reports.ts';
import { runCommand, UserError } from './command/run-command.ts';

/** For `.ci/run`: adds up vitest's reports. A program parses the last line, so its form is fixed. */
await runCommand(async () => {
  const [folder, runs] = process.argv.slice(2);
  if (folder === undefined || !(Number(runs) > 0)) throw new UserError('allowed: <folder of reports> <number of runs>');
  const reports = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const { passed, failed, skipped } = addReports(reports);
  if (reports.length !== Number(runs)) console.log(`${reports.length} of ${runs} runs left a report`);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  if (passed === 0 || failed > 0 || reports.length !== Number(runs)) process.exitCode = 1;
});
