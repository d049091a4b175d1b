import { findings, type PatternRule } from './pattern-rules.ts';
import { plainWords, splitSentences } from './words.ts';

export const TYPOGRAPHY: readonly PatternRule[] = [
  ['only « » quote', /["“”„‟‘‚‹›`]/gu, 'dijo ["]hola["], dijo [“]hola[”], dijo «hola»'],
  [
    'apostrophe must be ’ between letters',
    /'|(?<!\p{L})’|’(?!\p{L})/gu,
    "O[']Connor, dijo hola[’] y [’]hola, O’Connor",
  ],
  ['double space', / {2,}/gu, 'un[  ]paso, un paso'],
  ['space other than a plain one', /[^\S \n]/gu, 'un[\u00a0]paso[\t]'],
  ['paragraphs are parted by one blank line', /(?<!\n)\n(?!\n)|\n{3,}/gu, 'Uno.[\n]Dos.[\n\n\n]Tres.\n\nCuatro.'],
  ['space before a mark', /\s[,.;:?!»…]/gu, 'uno[ ,] dos[ ;] tres[ :] ¿y[ ?] ¡y[ !] «y[ »] y[ .] y[ …] (sí) ¿no? «y»'],
  ['space after an opening mark', /[«¿¡]\s/gu, '[« ]uno», [¿ ]dos?, [¡ ]tres!, ¿y «tú»?'],
  [
    'no space after a mark',
    /[,;:.?!…»](?=[\p{L}«¿¡])/gu,
    'uno[,]dos[.]Tres, «cuatro»[»]cinco, dice «¿y tú?», calla… y',
  ],
  ['no space before an opening mark', /(?<=[\p{L}\p{N}])[«¿¡]/gu, 'dijo[«]uno» 2[¿]y? ¡Bien! Dice «¿y tú?»'],
  ['stop within the quote', /\.»/gu, 'Dice «uno[.»] Calla «y».'],
  ['three dots instead of …', /\.{2,}/gu, 'uno[...] dos… tres.'],
  ['space at the start or end', /^\s|\s$|(?<=\n) | (?=\n)/gu, '[ ]uno', 'uno[ ]', 'Uno.[ ]\n\n[ ]Dos.', 'Uno.\n\nDos.'],
  ['accent apart from its letter', /\p{M}/gu, 'di[\u0301]a, día'],
  [
    'mark without its pair',
    new RegExp(['«»', '¿?', '¡!'].map(([open, close]) => unpaired(open!, close!)).join('|'), 'gu'),
    ...['Y tú qué[?]', '[¿]Y tú', 'Bien[!]', '[«]uno «dos»', '[»]uno', '[«]Uno.\n\nDos[»].'],
    'Dice «¿y tú?» y ¡zas! ¿No?',
  ],
];

/** Within one paragraph. */
function unpaired(open: string, close: string): string {
  return `[${open}](?![^${open}${close}\n]*[${close}])|(?<![${open}][^${open}${close}\n]*)[${close}]`;
}

/** How texts of each kind may not start or end. */
export const ENDINGS = {
  prose: [['no final stop', /[^.?!…\n](?=\n\n|$)/gu, 'Un[o]\n\nEs «uno.[»]\n\n¿Dos?\n\nY tres.']],
  question: [['not ¿…?', /^(?!¿.*\?$).*$/gsu, '[Si fueras, ¿qué?]', '[¿Qué.]', '¿Qué?']],
  // The period of «EE. UU.» belongs to the abbreviation.
  label: [['stop after a label', /(?<!\p{Lu})[.,;:…]$/gu, 'La luz[.]', 'La luz', 'presidente de EE. UU.']],
  name: [],
} satisfies Record<string, readonly PatternRule[]>;

/** Typographical errors in a text: the rule and the words around the match. */
export function typographyProblems(text: string): string[] {
  return findings(TYPOGRAPHY, text);
}

const MEASURES = {
  // Code points, not UTF-16 units.
  characters: (text: string) => [...text].length,
  words: (text: string) => plainWords(text).length,
  sentences: (text: string) => splitSentences(text).length,
  paragraphs: (text: string) => text.split('\n\n').length,
};

export interface LengthRule {
  readonly unit: keyof typeof MEASURES;
  readonly min: number;
  readonly max: number;
}

/** Problems with the length; empty if it fits. */
export function lengthProblems(text: string, { unit, min, max }: LengthRule): string[] {
  const length = MEASURES[unit](text);
  return length >= min && length <= max ? [] : [`${length} ${unit}, allowed ${min} to ${max}`];
}
