import { plainWords } from './plain-words.ts';
import { splitSentences } from './split-sentences.ts';

export type LengthUnit = 'items' | 'characters' | 'words' | 'sentences' | 'paragraphs';

export interface LengthRule {
  readonly unit: LengthUnit;
  readonly min: number;
  readonly max: number;
}

const MEASURES: Record<Exclude<LengthUnit, 'items'>, (text: string) => number> = {
  // Code points and not UTF-16 units: what a reader counts.
  characters: (text) => [...text].length,
  words: (text) => plainWords(text).length,
  sentences: (text) => splitSentences(text).length,
  paragraphs: (text) => text.split('\n\n').length,
};

/** What is too short or too long in a text or list; empty when it fits. */
export function lengthProblems(value: string | readonly unknown[], { unit, min, max }: LengthRule): string[] {
  const length = measure(value, unit);
  if (length >= min && length <= max) return [];
  return [`${length} ${unit}, allowed ${min} to ${max}`];
}

function measure(value: string | readonly unknown[], unit: LengthUnit): number {
  if (typeof value === 'string') return unit === 'items' ? Number.NaN : MEASURES[unit](value);
  return unit === 'items' ? value.length : Number.NaN;
}
