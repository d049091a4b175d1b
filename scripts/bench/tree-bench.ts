import { execFileSync } from 'node:child_process';
import path from 'node:path';
import fs from 'fs-extra';
import { datesOfYears } from '../../src/contract/calendar-date.ts';
import { nodeArguments } from '../npm-script.ts';
import { runMeasured, type Measured } from './run-measured.ts';
import { spreadOf, type Spread } from './statistics.ts';

export interface TreeResult {
  readonly seconds: Spread;
  /** Against `tar x` of the `/api` tree of these years in the same round. */
  readonly ratio: Spread;
  readonly peakMb: number | undefined;
}

/** What everything cost for the first so many years. */
export interface YearsResult {
  readonly years: number;
  readonly dates: number;
  readonly results: Readonly<Record<Step, TreeResult>>;
}

export const STEPS = ['tar x', '/api, cold', 'nothing changed', 'one keyword changed', 'everything, cold', 'everything, nothing changed'] as const;
export type Step = (typeof STEPS)[number];

const YEARS = [1, 2, 5, 10, 201];
const ROUNDS = [0, 1, 2];
const API = ['--parts', 'api'];

/**
 * Builds and rebuilds trees beside `tar x` of the very same files. Nothing is deleted before the end: for minutes after a
 * deletion ext4 walks past the inodes that became free, and then any of these takes up to ten times as long. What
 * deletes by itself, a rebuild after a change, comes last.
 */
export async function benchTrees(root: string, folder: string): Promise<YearsResult[]> {
  const at = (name: string): string => path.join(folder, name);
  const runs = new Map<number, Map<Step, Measured[]>>(YEARS.map((years) => [years, new Map(STEPS.map((step) => [step, []]))]));
  const measure = async (years: number, step: Step, command: string, args: readonly string[]): Promise<void> => {
    // What was written before goes to the disk now, and not while the next one is measured.
    execFileSync('sync');
    runs.get(years)!.get(step)!.push(await runMeasured(command, args, root));
  };
  const buildArguments = (years: number, out: string, parts: readonly string[]): string[] =>
    [...nodeArguments(root, 'build.ts'), '--out', at(out), '--data', at('data'), '--years', `1900-${1899 + years}`, ...parts];
  const build = (years: number, step: Step, out: string, parts: readonly string[] = []): Promise<void> =>
    measure(years, step, process.execPath, buildArguments(years, out, parts));

  await fs.copy(path.join(root, 'data'), at('data'));
  for (const years of YEARS) {
    execFileSync(process.execPath, buildArguments(years, `packed-${years}`, API), { cwd: root, stdio: 'ignore' });
    execFileSync('tar', ['cf', at(`${years}.tar`), '-C', at(`packed-${years}`), 'api']);
    for (const round of ROUNDS) {
      await fs.ensureDir(at(`floor-${years}-${round}`));
      await measure(years, 'tar x', 'tar', ['xf', at(`${years}.tar`), '-C', at(`floor-${years}-${round}`)]);
      await build(years, '/api, cold', `api-${years}-${round}`, API);
      await build(years, 'nothing changed', `api-${years}-${round}`, API);
    }
  }
  for (const years of YEARS) {
    for (const round of ROUNDS) {
      await build(years, 'everything, cold', `all-${years}-${round}`);
      await build(years, 'everything, nothing changed', `all-${years}-${round}`);
    }
  }
  await changeOneWord(at('data'));
  for (const years of YEARS) for (const round of ROUNDS) await build(years, 'one keyword changed', `api-${years}-${round}`, API);
  return YEARS.map((years) => ({ years, dates: [...datesOfYears(1900, 1899 + years)].length, results: results(runs.get(years)!) }));
}

function results(runs: ReadonlyMap<Step, readonly Measured[]>): Record<Step, TreeResult> {
  const floor = runs.get('tar x')!;
  return Object.fromEntries([...runs].map(([step, measured]) => [step, {
    seconds: spreadOf(measured.map(({ seconds }) => seconds)),
    ratio: spreadOf(measured.map(({ seconds }, round) => seconds / floor[round]!.seconds)),
    peakMb: highest(measured),
  }])) as Record<Step, TreeResult>;
}

async function changeOneWord(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'arcana.json');
  const arcana = await fs.readJson(file) as { keyword: string }[];
  arcana[16]!.keyword = 'Palabra distinta';
  await fs.writeJson(file, arcana);
}

function highest(results: readonly Measured[]): number | undefined {
  const known = results.flatMap(({ peakMb }) => (peakMb === undefined ? [] : [peakMb]));
  return known.length > 0 ? Math.max(...known) : undefined;
}
