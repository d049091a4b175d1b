import path from 'node:path';
import fs from 'fs-extra';
import { datesOfYears } from '../../src/contract/calendar-date.ts';
import { removeTree } from '../remove-tree.ts';
import { runMeasured, type Measured } from './run-measured.ts';
import { spreadOf, type Spread } from './statistics.ts';

export interface TreeResult {
  readonly name: string;
  readonly seconds: Spread;
  /** Against `tar x` of the same tree in the same round. */
  readonly ratio: Spread;
  readonly peakMb: number | undefined;
}

const ROUNDS = 3;

/**
 * Builds and rebuilds the `/api` tree beside `tar x` of the very same files. Each round measures all of them one after
 * the other, so that a slow minute of the disk hits the floor as well.
 */
export async function benchTrees(root: string, folder: string): Promise<TreeResult[]> {
  const at = (name: string): string => path.join(folder, name);
  const build = (out: string, ...args: string[]): Promise<Measured> =>
    runMeasured(process.execPath, ['--import', 'tsx', path.join(root, 'scripts/build.ts'), '--out', at(out), '--data', at('data'), ...args]);
  const api = ['--parts', 'api'];
  await fs.copy(path.join(root, 'data'), at('data'));
  await build('dist', ...api);
  await runMeasured('tar', ['cf', at('api.tar'), '-C', at('dist'), 'api']);

  const measured = new Map<string, Measured[]>();
  const add = (name: string, result: Measured): void => { measured.set(name, [...(measured.get(name) ?? []), result]); };
  for (let round = 0; round < ROUNDS; round++) {
    empty(at('floor'));
    await fs.ensureDir(at('floor'));
    add('tar x', await runMeasured('tar', ['xf', at('api.tar'), '-C', at('floor')]));
    empty(at('floor'));
    empty(at('dist'));
    add('cold /api', await build('dist', ...api));
    add('nothing changed', await build('dist', ...api));
    await changeOneWord(at('data'), round);
    add('one keyword changed', await build('dist', ...api));
    await fs.copy(path.join(root, 'data'), at('data'));
    empty(at('whole'));
    add('whole build', await build('whole'));
    add('whole build, nothing changed', await build('whole'));
    empty(at('whole'));
    await build('dist', ...api);
  }
  const floor = measured.get('tar x')!;
  return [...measured].map(([name, results]) => ({
    name,
    seconds: spreadOf(results.map(({ seconds }) => seconds)),
    ratio: spreadOf(results.map(({ seconds }, i) => seconds / floor[i]!.seconds)),
    peakMb: highest(results),
  }));
}

export interface YearsResult {
  readonly years: number;
  readonly dates: number;
  readonly seconds: number;
  readonly peakMb: number | undefined;
}

/** How cost grows with the number of dates. */
export async function benchYears(root: string, folder: string): Promise<YearsResult[]> {
  const results: YearsResult[] = [];
  for (const years of [1, 2, 5, 10, 201]) {
    const out = path.join(folder, `years-${years}`);
    const range = `1900-${1899 + years}`;
    const { seconds, peakMb } = await runMeasured(process.execPath, [
      '--import', 'tsx', path.join(root, 'scripts/build.ts'), '--out', out, '--parts', 'api', '--years', range,
    ]);
    empty(out);
    results.push({ years, dates: [...datesOfYears(1900, 1899 + years)].length, seconds, peakMb });
  }
  return results;
}

function empty(folder: string): void {
  if (fs.existsSync(folder)) removeTree(folder);
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
