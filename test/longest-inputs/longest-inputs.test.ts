import { describe, expect, it } from 'vitest';
import { PLACES, type Place } from './places.ts';

/**
 * Building blocks of hostile texts, as two halves if the order matters: each can make some pattern, parser or algorithm restart. The
 * first are accents that Unicode normalization reorders.
 */
const PIECES: readonly (readonly [first: string, second?: string])[] = [
  ['\u0345', '\u0334'],
  ['1', ' de '],
  ...['a', 'h', '0', '\u00e9', '\u{1f642}', '\ud800', '\u001b', ' ', '\t', '\n'].map((piece) => [piece] as const),
  ...['/', '\\', '//..', 'W/', '.', '-', '%', '%2f', '&a', '?', '='].map((piece) => [piece] as const),
  ...[',', ', ,', ';', ':', '[', '(', '"', '*', 'br ', 'br;q=', '--lang='].map((piece) => [piece] as const),
];
/** Prefixes and suffixes; an unexpected suffix makes a pattern backtrack through every alternative. */
const ENDS = [
  ['', ''],
  ['1', '!'],
] as const;

/** The longest texts that reach an input. */
function* longestTexts({ longest, sent = String }: Place): Generator<string> {
  for (const [first, second = first] of PIECES)
    for (const [start, end] of ENDS) {
      const bytes = bytesOf(first, sent) + bytesOf(second, sent);
      const times = Math.floor((longest - bytesOf(start + end, sent)) / bytes);
      yield `${start}${first.repeat(times)}${second.repeat(times)}${end}`;
    }
}

/** Without JSON's quotation marks. Texts that cannot be sent are rejected whatever their length. */
function bytesOf(text: string, sent: NonNullable<Place['sent']>): number {
  return /\p{Cs}/u.test(text) ? 3 : Buffer.byteLength(sent(text).replace(/^"(.*)"$/s, '$1'));
}

/** CPU time in milliseconds: the median, because garbage collection and JIT compilation are unpredictable. */
async function cpuTime({ take }: Place, text: string, runs: number): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    const before = process.cpuUsage();
    // It may be rejected.
    await (async () => take(text))().catch(() => {});
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return times.sort((a, b) => a - b)[runs >> 1]!;
}

/** Each repeated measurement uses more runs. */
const RUNS = [1, 3, 9, 27];
const allowedBeside = (ordinary: number): number => Math.max(3 * ordinary, ordinary + 1);

/** Reports a text that takes too long; measures it again first, because a busy machine adds time. */
async function slowness(place: Place, text: string): Promise<string | undefined> {
  let found = '';
  for (const runs of RUNS) {
    const [ordinary, time] = [await cpuTime(place, place.ordinary, runs + 2), await cpuTime(place, text, runs)];
    const allowed = allowedBeside(ordinary);
    if (time <= allowed) return undefined;
    found = `${JSON.stringify(text.slice(0, 8))}… of ${text.length} units takes ${time} ms, an ordinary text ${ordinary} ms`;
    // Too slow for any busy machine.
    if (time > 50 * allowed) break;
  }
  return found;
}

describe('the longest text for an input takes at most three times as long as an ordinary one, or 1 ms more', () => {
  it.each(Object.entries(PLACES))('%s', async (_, place) => {
    await cpuTime(place, place.ordinary, 20);
    const allowed = allowedBeside(await cpuTime(place, place.ordinary, 11));
    // One measurement; only texts that seem slow are measured again.
    for (const text of longestTexts(place))
      if ((await cpuTime(place, text, 1)) > allowed) expect(await slowness(place, text)).toBeUndefined();
  });
});
