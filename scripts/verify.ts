import path from 'node:path';
import { readYears } from './build/build-site.ts';
import { folderOfUser, ROOT, readArguments, runCommand } from './command/run-command.ts';
import { verifyDist } from './verify/verify-dist.ts';

/** Enough to see what kind of fault it is; thousands of lines would hide it. */
const SHOWN_FAULTS = 20;

await runCommand(async (signal) => {
  const options = { dir: { type: 'string' }, years: { type: 'string' } } as const;
  const { dir, years } = readArguments(process.argv.slice(2), options, '--dir <folder>, --years <first>-<last>');
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
});
