import { execFileSync } from 'node:child_process';
import path from 'node:path';
import fs from 'fs-extra';
import { datesOfYears } from '../../src/contract/calendar-date.ts';
import { nodeArguments } from '../npm-script.ts';
import { runMeasured, type Measured } from './run-measured.ts';
import { spreadOf, type Spread } from './statistics.ts';

export interface TreeResult {
  readonly name: string;
  readonly seconds: Spread;
  /** Against `tar x` of the `/api` tree in the same round. */
  readonly ratio: Spread;
  readonly peakMb: number | undefined;
}

export interface YearsResult {
  readonly years: number;
  readonly dates: number;
  readonly seconds: number;
  readonly peakMb: number | undefined;
}

const ROUNDS = Array.from({ length: 3 }, (_, round) => round);
const API = ['--parts', 'api'];

/**
 * Builds and rebuilds the tree beside `tar x` of the very same files. Nothing is deleted before the end: for minutes after a
 * deletion ext4 walks past the inodes that became free, and then any of these takes up to ten times as long. What
 * deletes by itself, a rebuild after a change, comes last.
 */
export async function benchTrees(root: string, folder: string): Promise<{ trees: TreeResult[]; years: YearsResult[] }> {
  const at = (name: string): string => path.join(folder, name);
  const measured = new Map<string, Measured[]>();
  const measure = async (name: string, command: string, args: readonly string[]): Promise<Measured> => {
    // What was written before goes to the disk now, and not while the next one is measured.
    execFileSync('sync');
    const result = await runMeasured(command, args, root);
    measured.set(name, [...(measured.get(name) ?? []), result]);
    return result;
  };
  const build = (name: string, out: string, ...args: string[]): Promise<Measured> =>
    measure(name, process.execPath, [...nodeArguments(root, 'build.ts'), '--out', at(out), '--data', at('data'), ...args]);

  await fs.copy(path.join(root, 'data'), at('data'));
  await build('first', 'first', ...API);
  execFileSync('tar', ['cf', at('api.tar'), '-C', at('first'), 'api']);
  for (const round of ROUNDS) {
    await fs.ensureDir(at(`floor-${round}`));
    await measure('tar x', 'tar', ['xf', at('api.tar'), '-C', at(`floor-${round}`)]);
    await build('cold /api', `api-${round}`, ...API);
    await build('nothing changed', `api-${round}`, ...API);
  }
  for (const round of ROUNDS) {
    await build('whole build', `whole-${round}`);
    await build('whole build, nothing changed', `whole-${round}`);
  }
  const years: YearsResult[] = [];
  for (const count of [1, 2, 5, 10, 201]) {
    const { seconds, peakMb } = await build('years', `years-${count}`, ...API, '--years', `1900-${1899 + count}`);
    years.push({ years: count, dates: [...datesOfYears(1900, 1899 + count)].length, seconds, peakMb });
  }
  for (const round of ROUNDS) {
    await changeOneWord(at('data'), round);
    await build('one keyword changed', `api-${round}`, ...API);
  }
  return { trees: results(measured, ['tar x', 'cold /api', 'nothing changed', 'one keyword changed', 'whole build', 'whole build, nothing changed']), years };
}

function results(measured: ReadonlyMap<string, readonly Measured[]>, names: readonly string[]): TreeResult[] {
  const floor = measured.get('tar x')!;
  return names.map((name) => {
    const runs = measured.get(name)!;
    return {
      name,
      seconds: spreadOf(runs.map(({ seconds }) => seconds)),
      ratio: spreadOf(runs.map(({ seconds }, round) => seconds / floor[round]!.seconds)),
      peakMb: highest(runs),
    };
  });
}

async function changeOneWord(dataDir: string, round: number): Promise<void> {
  const file = path.join(dataDir, 'arcana.json');
  const arcana = await fs.readJson(file) as { keyword: string }[];
  arcana[16]!.keyword = `Palabra distinta ${round}`;
  await fs.writeJson(file, arcana);
}

function highest(results: readonly Measured[]): number | undefined {
  const known = results.flatMap(({ peakMb }) => (peakMb === undefined ? [] : [peakMb]));
  return known.length > 0 ? Math.max(...known) : undefined;
}
