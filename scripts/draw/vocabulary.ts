import type { Content } from '../../src/content/content-schema.ts';
import type { CARD_TEXTS } from '../../src/endpoints/body-parts.ts';
import { CARD_LAYOUTS, COVER, type PieceFormat } from '../../src/picture/card-layout.ts';
import type { PieceKind } from '../../src/picture/card-pieces.ts';
import type { CardWords } from '../../src/picture/share-card.ts';
import { EMBLEM_NAMES } from './card-svg.ts';

/** The texts of cards, in one language. */
export type PieceTexts = Pick<Content, (typeof CARD_TEXTS)[number]>;

/** The characters of hosts: names, ports, IPv4 and IPv6 addresses. */
const HOST_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789.-:[]';
const DIGITS = '0123456789';

/** The pieces of a kind, all of one size. */
export interface PieceSet {
  readonly kind: PieceKind;
  readonly size: number;
  readonly names: readonly string[];
}

/** Everything the pictures of a format can say: the star's numbers and emblems whole, the rest letter by letter. */
export function vocabulary(format: PieceFormat, texts: PieceTexts, words: CardWords): readonly PieceSet[] {
  return format === 'cover' ? ofCovers(texts, words) : ofCards(CARD_LAYOUTS[format].sizes, texts, words);
}

function ofCards(
  sizes: (typeof CARD_LAYOUTS)['card']['sizes'],
  { arcana, portrait, coupleMeetings }: PieceTexts,
  words: CardWords,
): PieceSet[] {
  const headlines = [...portrait.cores, ...Object.values(coupleMeetings)].map(({ headline }) => headline);
  return [
    ...(['corner', 'plain', 'middle'] as const).map((kind) => ({ kind, size: sizes[kind], names: EMBLEM_NAMES })),
    { kind: 'date', size: sizes.date, names: letters(everyDate(words)) },
    { kind: 'headline', size: sizes.headline, names: letters(headlines.join('')) },
    { kind: 'note', size: sizes.note, names: letters(`${words.center} ${words.invitation}${DIGITS}`) },
    { kind: 'name', size: sizes.name, names: letters(arcana.map(({ name }) => name).join('')) },
    { kind: 'address', size: sizes.address, names: letters(HOST_LETTERS) },
    { kind: 'emblem', size: sizes.emblem, names: EMBLEM_NAMES },
  ];
}

function ofCovers({ arcana, lifePaths }: PieceTexts, words: CardWords): PieceSet[] {
  const { sizes } = COVER;
  const titles = [...arcana.map(({ name }) => name), ...lifePaths.map(({ archetype }) => archetype)];
  const taglines = [...arcana.map(({ keyword }) => keyword), ...lifePaths.map(({ tagline }) => tagline)];
  const kickers = [words.lifePath, ...arcana.map(({ number }) => words.arcanum(number))];
  return [
    { kind: 'date', size: sizes.date, names: letters(kickers.join('')) },
    { kind: 'headline', size: sizes.headline, names: letters(titles.join('')) },
    { kind: 'note', size: sizes.note, names: letters(taglines.join('')) },
    { kind: 'address', size: sizes.address, names: letters(HOST_LETTERS) },
    { kind: 'numeral', size: sizes.numeral, names: letters(DIGITS) },
    { kind: 'emblem', size: sizes.emblem, names: EMBLEM_NAMES },
  ];
}

/** Texts that have the letters of all dates: every month, and every digit. */
function everyDate({ day, pair }: CardWords): string {
  const months = Array.from({ length: 12 }, (_, i) => i + 1);
  return months.map((month) => pair(day({ day: 12, month, year: 1903 }), day({ day: 28, month, year: 4567 }))).join('');
}

function letters(text: string): string[] {
  return [...new Set(text)].sort();
}
