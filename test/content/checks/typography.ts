import type { TextKind } from '../content-texts.ts';
import { plainWords, splitSentences } from './words.ts';

const RULES: readonly (readonly [rule: string, pattern: RegExp])[] = [
  ['only « » quote', /["“”„‟‘‚‹›`]/gu],
  ['apostrophe must be ’ between letters', /'|(?<!\p{L})’|’(?!\p{L})/gu],
  ['double space', / {2,}/gu],
  ['space other than a plain one', /[^\S \n]/gu],
  ['paragraphs are parted by one blank line', /(?<!\n)\n(?!\n)|\n{3,}/gu],
  ['space before a mark', /\s[,.;:?!»…]/gu],
  ['space after an opening mark', /[«¿¡]\s/gu],
  ['no space after a mark', /[,;:.?!…»](?=[\p{L}«¿¡])/gu],
  ['no space before an opening mark', /(?<=[\p{L}\p{N}])[«¿¡]/gu],
  ['stop within the quote', /\.»/gu],
  ['three dots instead of …', /\.{2,}/gu],
  ['space at the start or end', /^\s|\s$|(?<=\n) | (?=\n)/gu],
  ['accent apart from its letter', /\p{M}/gu],
];

/** What is badly set in a text: the rule and the words around the place. */
export function typographyProblems(text: string): string[] {
  return RULES.flatMap(([rule, pattern]) =>
    [...text.matchAll(pattern)].map((match) => `${rule}: "${excerpt(text, match.index, match[0].length)}"`),
  );
}

/** Enough around the place to find it in the file. */
const AROUND = 12;

function excerpt(text: string, start: number, length: number): string {
  return text.slice(Math.max(0, start - AROUND), start + length + AROUND);
}

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['«', '»'],
  ['¿', '?'],
  ['¡', '!'],
];

/** Opening marks without their closing one and the reverse, with the paragraph's words around them. */
export function unpairedMarks(text: string): string[] {
  return text.split('\n\n').flatMap((paragraph) => PAIRS.flatMap(([open, close]) => unpaired(paragraph, open, close)));
}

function unpaired(text: string, open: string, close: string): string[] {
  const problems: string[] = [];
  let opened = -1;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === open) {
      if (opened !== -1) problems.push(describe(text, opened));
      opened = at;
    } else if (text[at] === close) {
      if (opened === -1) problems.push(describe(text, at));
      opened = -1;
    }
  }
  if (opened !== -1) problems.push(describe(text, opened));
  return problems;
}

function describe(text: string, at: number): string {
  return `${text[at]} without its pair: "${text.slice(Math.max(0, at - 12), at + 13)}"`;
}

/** How a text of its kind may not start or end: the words at fault. */
export function endingProblems(kind: TextKind, text: string): string[] {
  switch (kind) {
    case 'prose':
      return text
        .split('\n\n')
        .filter((paragraph) => !/[.?!…]$/u.test(paragraph))
        .map((paragraph) => `no final stop: "${tail(paragraph)}"`);
    case 'question':
      return /^¿.*\?$/su.test(text) ? [] : [`not ¿…?: "${text}"`];
    case 'label':
      // The stop of «EE. UU.» belongs to the abbreviation.
      return /(?<!\p{Lu})[.,;:…]$/u.test(text) ? [`stop after a label: "${tail(text)}"`] : [];
    case 'name':
      return [];
  }
}

function tail(text: string): string {
  return text.slice(-25);
}

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
