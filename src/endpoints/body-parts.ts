import type { Arcanum, Content, NumberTexts } from '../content/content-schema.ts';
import type { PlaceKey, ShortPlace } from '../method/places.ts';
import type { NUMBER_ROLES, NumberRole } from '../method/reduce.ts';
import { type KarmicDebt, lastValue, type Step } from '../method/steps.ts';
import type { Card } from '../picture/share-card.ts';
import type { RenderContext } from './endpoint.ts';
import type * as field from './fields.ts';
import type { AskedOptions } from './picture-options.ts';
import type { Static } from './schema.ts';

/** The texts that the pieces of cards are drawn from; a language without all of them has no cards. */
export const CARD_TEXTS = ['arcana', 'positions', 'lifePaths', 'portrait', 'coupleMeetings'] as const;

/** An arcanum without its texts. Like everything in this file, part of several bodies. */
export function arcanumCard({ number, name, keyword, emoji }: Arcanum) {
  return { arcana: number, name, keyword, emoji };
}

/** An arcanum in a place, with its full reading. */
export function readingCard(arcanum: Arcanum, place: PlaceKey) {
  const { meaning, light, shadow, question, reading } = arcanum.places[place];
  return { ...arcanumCard(arcanum), meaning, light, shadow, question, reading };
}

/** An arcanum in one of the short places. */
export function shortCard({ arcana, shortPlaces }: Content, place: ShortPlace, number: number) {
  const { meaning, question } = shortPlaces[place][number]!;
  return { ...arcanumCard(arcana[number - 1]!), meaning, question };
}

/** Makes a part once for each arcanum, for all the bodies that have it; frozen, because a build encodes such a part only once. */
export function shared<Part extends object>(make: (number: number) => Part): (number: number) => Part {
  const made: Part[] = [];
  return (number) => {
    made[number] ??= Object.freeze(make(number));
    return made[number];
  };
}

/** Finds a tail by its three arcana, with its text for one person or a couple. */
export function tailFinder({ karmicTails }: Pick<Content, 'karmicTails'>, part: 'text' | 'couple_text') {
  const tails = new Map(
    karmicTails.map(({ arcana, name, [part]: text }) => [arcana.join('-'), Object.freeze({ arcana, name, text })]),
  );
  return (tail: readonly number[]) => tails.get(tail.join('-'))!;
}

type ClassicNumber = (typeof NUMBER_ROLES)[NumberRole][number];
type StepBodies = Static<typeof field.steps>;

/** A classic number with the sums that lead to it. */
export function numberWithSteps(steps: readonly Step[]) {
  return { number: lastValue(steps) as ClassicNumber, steps: steps as StepBodies };
}

/** The same with its text for a role. */
export function numberCard(texts: NumberTexts, role: NumberRole, steps: readonly Step[]) {
  const number = lastValue(steps) as ClassicNumber;
  return { number, text: textOf(texts, role, number), steps: steps as StepBodies };
}

export function debtCard(texts: NumberTexts, { number, from }: KarmicDebt) {
  return { number, from: [...from], text: textOf(texts, 'karmic_debt', number) };
}

export function textOf(texts: NumberTexts, role: NumberRole, number: number): string {
  return texts[role][String(number)]!;
}

/** Draws the card or the story of a date or a couple as PNG. */
export function cardDrawer({ content, site, language, words }: RenderContext) {
  const { host } = new URL(site);
  return async (card: Card, { theme, format }: AskedOptions): Promise<Uint8Array> => {
    // Loaded on demand, with the pieces of one language and format: no other response needs them.
    const { cardPng } = await import('../picture/card-png.ts');
    return cardPng(card, content, words.card, host, { language, format, theme });
  };
}
