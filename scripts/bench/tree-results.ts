import type { Measured } from './run-measured.ts';
import { type Spread, spreadOf } from './statistics.ts';

export interface TreeResult {
  readonly seconds: Spread;
  /** Against `tar x` of the same tree in the same round. */
  readonly ratio: Spread;
  readonly peakMb: number | undefined;
}

/** What everything cost for the first so many years. */
export interface YearsResult {
  readonly years: number;
  readonly dates: number;
  readonly results: Readonly<Record<Step, TreeResult>>;
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
export type Step = (typeof STEPS)[number];

/** What the rounds of each step say together. */
export function treeResults(runs: ReadonlyMap<Step, readonly Measured[]>): Record<Step, TreeResult> {
  const floorOf = (step: Step): readonly Measured[] =>
    runs.get(step.includes('everything') ? 'tar x of everything' : 'tar x')!;
  return Object.fromEntries(
    [...runs].map(([step, measured]) => [
      step,
      {
        seconds: spreadOf(measured.map(({ seconds }) => seconds)),
        ratio: spreadOf(measured.map(({ seconds }, round) => seconds / floorOf(step)[round]!.seconds)),
        peakMb: highest(measured),
      },
    ]),
  ) as Record<Step, TreeResult>;
}

function highest(results: readonly Measured[]): number | undefined {
  const known = results.flatMap(({ peakMb }) => (peakMb === undefined ? [] : [peakMb]));
  return known.length > 0 ? Math.max(...known) : undefined;
}
