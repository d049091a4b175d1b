import * as library from '../../src/client/index.ts';
import { content } from '../content-fixture.ts';
import { type Outputs, prettyJson } from './readable.ts';

const DATE = { day: 29, month: 12, year: 1990 };
/** The pieces for one date: `presence[15]` and so on would be 50 KB with all of them. */
const { presence, hinges, motive, cores } = content.portrait;
const PORTRAIT = {
  presence: { 15: presence[15] },
  hinges: { 'impulse-bond': hinges['impulse-bond'] },
  motive: { 6: motive[6] },
  cores: cores.filter(({ center, karma, purpose }) => `${center}-${karma}-${purpose}` === '8-4-6'),
};
/** Every function that calculates, as somebody would call it: exchanged arguments would give something else. */
const CALLS: readonly (readonly [name: string, ...args: unknown[]])[] = [
  ['destinyMatrix', '1990-12-29'],
  ['destinyMatrix', DATE],
  ['destinyMatrix', '1990-02-30'],
  ['destinyMatrix', { ...DATE, day: 1.5 }],
  ['explainDestinyMatrix', '1990-12-29'],
  ['chart', '1990-06-15'],
  ['chart', '1899-12-31'],
  ['couple', DATE, '1990-06-15'],
  ['couple', '1990-06-15', '1990-02-30'],
  ['couple', '2101-01-01', '1990-04-31'],
  ['meetingOf', DATE, '1990-06-15'],
  ['portraitOf', '1990-06-15', PORTRAIT],
  ['explainCouple', DATE, '1990-06-15'],
  ['yearArcanum', '1990-06-15', 2026],
  ['yearArcanum', '1990-06-15', 2101],
  ['explainYearArcanum', '1990-06-15', 2026],
  ['lifePathNumber', '1942-06-18'],
  ['lifePathNumber', '18/6/1942'],
  ['explainLifePathNumber', '1942-06-18'],
  ['birthNumbers', '1990-06-15'],
  ['explainBirthNumbers', '1990-06-15'],
  ['personalYear', '1990-06-15', 2026],
  ['personalDay', '1990-06-15', '2026-11-17'],
  ['explainPersonalDay', '1990-06-15', '2026-11-17'],
  ['nameNumbers', 'María José Núñez'],
  ['nameNumbers', 'Ana 2'],
  ['explainNameNumbers', 'María José Núñez'],
  ['maturityNumber', 'María José Núñez', '1990-06-15'],
];
/** The same call with each of its dates, years and names wrong in turn. */
function wrongCalls([name, ...args]: (typeof CALLS)[number]): (typeof CALLS)[number][] {
  return args.flatMap((arg, i) =>
    arg === PORTRAIT ? [] : [[name, ...args.with(i, typeof arg === 'number' ? 1899 : 'x1')] as const],
  );
}

/** They ask or are thrown: test/client/create-client.test.ts. */
const OTHERS = ['createClient', 'ApiError'];

export function packageOutputs(): Outputs {
  const functions = Object.entries(library)
    .filter(([name, value]) => typeof value === 'function' && !OTHERS.includes(name))
    .sort(([one], [other]) => one.localeCompare(other, 'en'));
  const lines = functions.flatMap(([name, run]) => {
    const calls = CALLS.filter(([called]) => called === name);
    if (calls.length === 0) throw new Error(`${name} is exported: how is it called?`);
    return [...calls, ...wrongCalls(calls[0]!)].map(
      ([, ...args]) => `${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})\n${outcome(run as Run, args)}\n`,
    );
  });
  return { 'package/calculations.txt': lines.join('\n') };
}

type Run = (...args: readonly unknown[]) => unknown;

function outcome(run: Run, args: readonly unknown[]): string {
  try {
    return prettyJson(run(...args));
  } catch (error) {
    if (!(error instanceof library.ApiError)) throw error;
    const { status, error: name, message, reason } = error;
    return `throws ${status} ${name}\n  ${message}\n  ${reason}`;
  }
}
