import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { Frequency } from '../../src/website/components/readings.tsx';
import { PAGE_WORDS } from '../../src/words/words.ts';

const counts = Array.from({ length: 22 }, (_, i) => 100 * (i + 1));

it.each(counts.map((_, i) => i + 1))('of 22 bars, arcanum %i’s is marked', (marked) => {
  const html = renderToString(h(Frequency, { counts, marked, words: PAGE_WORDS.es }));
  const [others, own] = [...html.matchAll(/<path (?:class="frequency-own" )?d="([^"]*)"/g)].map(([, d]) => d!);
  // The bars, by their distance from the left.
  const starts = (path: string): number[] => [...path.matchAll(/M(\d+) /g)].map(([, x]) => Number(x) / 12 + 1);
  expect(starts(own!)).toEqual([marked]);
  expect(starts(others!)).toEqual(counts.map((_, i) => i + 1).filter((arcanum) => arcanum !== marked));
});
