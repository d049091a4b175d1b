import { execFileSync } from 'node:child_process';
import path from 'node:path';
import fs from 'fs-extra';
import packageJson from '../../package.json' with { type: 'json' };
import { datesOfYears } from '../../src/calendar/dates.ts';
import { type Measured, runMeasured } from './run-measured.ts';
import { STEPS, type Step, treeResults, type YearsResult } from './tree-results.ts';

const YEARS = [1, 2, 5, 10, 201];
const ROUNDS = [0, 1, 2];
/** `npm run build` without npm, whose own start would count too. The shell becomes Node, whose memory is measured. */
const BUILD = [
  '-c',
  `PATH="node_modules/.bin:$PATH"; ${packageJson.scripts.build.replace('&& ', '&& exec ')} "$@"`,
  'sh',
];
/** The API as a site of its own: every answer, `_headers` and `_redirects`. */
const API = ['--api-only'];

/**
 * Builds and rebuilds trees beside `tar x` of the very same files. Nothing is deleted before the end: for minutes after a
 * deletion ext4 walks past the inodes that became free, and then any of these takes up to ten times as long. What
 * deletes by itself, a rebuild after a change, comes last.
 */
export async function benchTrees(root: string, folder: string): Promise<YearsResult[]> {
  const at = (name: string): string => path.join(folder, name);
  const runs = new Map<number, Map<Step, Measured[]>>(
    YEARS.map((years) => [years, new Map(STEPS.map((step) => [step, []]))]),
  );
  const measure = async (years: number, step: Step, command: string, args: readonly string[]): Promise<void> => {
    // What was written before goes to the disk now, and not while the next one is measured.
    execFileSync('sync');
    runs
      .get(years)!
      .get(step)!
      .push(await runMeasured(command, args, root));
  };
  const buildArguments = (years: number, out: string, parts: readonly string[]): string[] => [
    ...BUILD,
    '--out',
    at(out),
    '--data',
    at('data'),
    '--years',
    `1900-${1899 + years}`,
    ...parts,
  ];
  const build = (years: number, step: Step, out: string, parts: readonly string[] = []): Promise<void> =>
    measure(years, step, 'sh', buildArguments(years, out, parts));

  /** Builds a tree, to have the archive of it. */
  const pack = (years: number, name: string, parts: readonly string[] = []): void => {
    execFileSync('sh', buildArguments(years, `packed-${name}-${years}`, parts), {
      cwd: root,
      stdio: 'ignore',
    });
    execFileSync('tar', ['cf', at(`${name}-${years}.tar`), '-C', at(`packed-${name}-${years}`), '.']);
  };
  const unpack = async (years: number, step: Step, name: string, round: number): Promise<void> => {
    await fs.ensureDir(at(`floor-${name}-${years}-${round}`));
    await measure(years, step, 'tar', ['xf', at(`${name}-${years}.tar`), '-C', at(`floor-${name}-${years}-${round}`)]);
  };

  await fs.copy(path.join(root, 'data'), at('data'));
  for (const years of YEARS) {
    pack(years, 'api', API);
    for (const round of ROUNDS) {
      await unpack(years, 'tar x', 'api', round);
      await build(years, '/api, cold', `api-${years}-${round}`, API);
      await build(years, 'nothing changed', `api-${years}-${round}`, API);
    }
  }
  for (const years of YEARS) {
    pack(years, 'all');
    for (const round of ROUNDS) {
      await unpack(years, 'tar x of everything', 'all', round);
      await build(years, 'everything, cold', `all-${years}-${round}`);
      await build(years, 'everything, nothing changed', `all-${years}-${round}`);
    }
  }
  await changeOneWord(at('data'));
  for (const years of YEARS)
    for (const round of ROUNDS) await build(years, 'one keyword changed', `api-${years}-${round}`, API);
  return YEARS.map((years) => ({
    years,
    dates: [...datesOfYears(1900, 1899 + years)].length,
    results: treeResults(runs.get(years)!),
  }));
}

async function changeOneWord(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'arcana/17.json');
  await fs.writeJson(file, { ...(await fs.readJson(file)), keyword: 'Palabra distinta' });
}
