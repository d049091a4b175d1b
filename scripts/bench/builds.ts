import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import fs from 'fs-extra';
import packageJson from '../../package.json' with { type: 'json' };
import { ROOT } from '../command/run-command.ts';

/** Median and both ends of some measurements; an average would hide the noise. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export interface BuildResult {
  readonly seconds: Spread;
  /** Against `tar x` of the same tree in the same round. */
  readonly ratio: Spread;
  readonly peakMb: number | undefined;
}

interface Measured {
  readonly seconds: number;
  /** Highest resident memory, where the system reports it. */
  readonly peakMb: number | undefined;
}

export const STEPS = [
  'tar x',
  '/api, cold',
  'nothing changed',
  'one keyword changed',
  'tar x of everything',
  'everything, cold',
  'everything, nothing changed',
] as const;
type Step = (typeof STEPS)[number];

/** How much the floor may vary between rounds; a disk that has just deleted many files is up to ten times slower. */
export const DISK_AT_REST = 1.6;
const ROUNDS = [0, 1, 2];
const POLL_MS = 10;
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
 * deletion ext4 walks past the freed inodes, and every step would take up to ten times as long. The rebuild after a
 * change, which itself deletes a tree, comes last.
 */
export async function benchBuilds(folder: string): Promise<Record<Step, BuildResult>> {
  const at = (name: string): string => path.join(folder, name);
  const runs = Object.fromEntries(STEPS.map((step) => [step, []])) as unknown as Record<Step, Measured[]>;
  const measure = async (step: Step, command: string, args: readonly string[]): Promise<void> => {
    // Flushed now, and not while the next step is measured.
    execFileSync('sync');
    runs[step].push(await runMeasured(command, args));
  };
  const buildArguments = (out: string, parts: readonly string[]): string[] => [
    ...BUILD,
    '--out',
    at(out),
    '--data',
    at('data'),
    ...parts,
  ];
  const build = (step: Step, out: string, parts: readonly string[]): Promise<void> =>
    measure(step, 'sh', buildArguments(out, parts));

  await fs.copy(path.join(ROOT, 'data'), at('data'));
  for (const [name, parts, floor, cold, again] of [
    ['api', API, 'tar x', '/api, cold', 'nothing changed'],
    ['all', [], 'tar x of everything', 'everything, cold', 'everything, nothing changed'],
  ] as const) {
    // Built once more, to have the archive of it.
    execFileSync('sh', buildArguments(`packed-${name}`, parts), { cwd: ROOT, stdio: 'ignore' });
    execFileSync('tar', ['cf', at(`${name}.tar`), '-C', at(`packed-${name}`), '.']);
    for (const round of ROUNDS) {
      await fs.ensureDir(at(`floor-${name}-${round}`));
      await measure(floor, 'tar', ['xf', at(`${name}.tar`), '-C', at(`floor-${name}-${round}`)]);
      await build(cold, `${name}-${round}`, parts);
      await build(again, `${name}-${round}`, parts);
    }
  }
  const changed = at('data/es/arcana/17.json');
  await fs.writeJson(changed, { ...(await fs.readJson(changed)), keyword: 'Palabra distinta' });
  for (const round of ROUNDS) await build('one keyword changed', `api-${round}`, API);
  const results = STEPS.map((step) => {
    const floor = runs[step.includes('everything') ? 'tar x of everything' : 'tar x'];
    const peaks = runs[step].flatMap(({ peakMb }) => peakMb ?? []);
    const result: BuildResult = {
      seconds: spreadOf(runs[step].map(({ seconds }) => seconds)),
      ratio: spreadOf(runs[step].map(({ seconds }, round) => seconds / floor[round]!.seconds)),
      peakMb: peaks.length > 0 ? Math.max(...peaks) : undefined,
    };
    return [step, result];
  });
  return Object.fromEntries(results) as Record<Step, BuildResult>;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)]!, min: sorted[0]!, max: sorted.at(-1)! };
}

/** Runs a command to its end and measures it from outside, its start included. */
async function runMeasured(command: string, args: readonly string[]): Promise<Measured> {
  const started = performance.now();
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  let peakMb: number | undefined;
  const poll = setInterval(() => {
    peakMb = peakMemory(child.pid) ?? peakMb;
  }, POLL_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(poll);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  return { seconds: (performance.now() - started) / 1000, peakMb };
}

/** The kernel tracks the peak; polling often only makes sure that the last reading is late enough. */
function peakMemory(pid: number | undefined): number | undefined {
  try {
    const [, kb] = /VmHWM:\s+([0-9]+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kb === undefined ? undefined : Number(kb) / 1024;
  } catch {
    return undefined;
  }
}
