import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../../src/content/content-schema.ts';
import type { CARD_TEXTS } from '../../src/endpoints/body-parts.ts';
import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../../src/method/reduce.ts';
import { CARD_LAYOUTS, COVER, type PieceFormat } from '../../src/picture/card-layout.ts';
import type { PieceKind } from '../../src/picture/card-pieces.ts';
import type { CardWords } from '../../src/picture/share-card.ts';
import type { StarWords } from '../../src/picture/star-layout.ts';
import { ANSWERS } from '../../src/words/answers.ts';
import { COMPLETE, LANGUAGES, type Language } from '../../src/words/language.ts';
import { ROOT } from '../command/run-command.ts';
import { EMBLEM_NAMES } from './card-svg.ts';

/** The texts of cards, in one language. */
type PieceTexts = Pick<Content, (typeof CARD_TEXTS)[number]>;

/** What pieces are drawn from: a format's texts and words, in one language. */
export interface PieceSource {
  readonly format: PieceFormat;
  readonly content: PieceTexts;
  readonly words: { readonly card: CardWords; readonly star: StarWords };
}

const FORMATS: readonly PieceFormat[] = ['card', 'story', 'cover'];

/** All sources for `npm run draw`: each language that has the texts, in each format. The build checks the texts. */
export async function pieceSources(): Promise<(PieceSource & { readonly language: Language })[]> {
  const ofLanguages = LANGUAGES.map(async (language) => {
    const content = await readTexts(language).catch((error) => {
      if (COMPLETE.includes(language) || error.code !== 'ENOENT') throw error;
      console.log(`${language}: no cards without ${path.relative(ROOT, error.path)}`);
    });
    if (!content) return [];
    return FORMATS.map((format) => ({ language, format, content, words: ANSWERS[language] }));
  });
  return (await Promise.all(ofLanguages)).flat();
}

async function readTexts(language: Language): Promise<PieceTexts> {
  const read = async (file: string) => JSON.parse(await readFile(path.join(ROOT, 'data', language, file), 'utf8'));
  const readAll = (folder: string, numbers: readonly number[]) =>
    Promise.all(numbers.map((number) => read(`${folder}/${number}.json`)));
  return {
    positions: await read('positions.json'),
    portrait: await read('portrait.json'),
    coupleMeetings: await read('couple-meetings.json'),
    arcana: await readAll('arcana', ARCANA_NUMBERS),
    lifePaths: await readAll('life-path', LIFE_PATH_NUMBERS),
  };
}

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

/** Texts with the letters of all dates: every month and every digit. */
function everyDate({ day, pair }: CardWords): string {
  const months = Array.from({ length: 12 }, (_, i) => i + 1);
  return months.map((month) => pair(day({ day: 12, month, year: 1903 }), day({ day: 28, month, year: 4567 }))).join('');
}

function letters(text: string): string[] {
  return [...new Set(text)].sort();
}
