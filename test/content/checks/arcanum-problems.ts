import type { Arcanum } from '../../../src/content/content.ts';
import { ARCANA_REFERENCE } from '../arcana-reference.ts';

const GRAPHEMES = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Where an arcanum's name or emoji is not the one of the method. */
export function arcanumProblems({ number, name, emoji }: Pick<Arcanum, 'number' | 'name' | 'emoji'>): string[] {
  const [wantedName, wantedEmoji] = ARCANA_REFERENCE[number - 1] ?? [];
  const problems: string[] = [];
  if (name !== wantedName) problems.push(`name: "${name}", expected "${wantedName}"`);
  if (emoji !== wantedEmoji) problems.push(`emoji: "${emoji}", expected "${wantedEmoji}"`);
  const graphemes = [...GRAPHEMES.segment(emoji)].length;
  if (graphemes !== 1) problems.push(`emoji: "${emoji}" has ${graphemes} graphemes`);
  return problems;
}
