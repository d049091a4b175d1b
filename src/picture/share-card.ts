import type { CalendarDate } from '../calendar/dates.ts';
import type { Content } from '../content/content-schema.ts';
import { POINT_INDEX } from '../method/chart-formulas.ts';
import { couplePoints } from '../method/couple-chart.ts';
import { dateChart, destinyMatrix } from '../method/destiny-matrix.ts';
import { meetingOf } from '../method/families.ts';
import type { CardLayout, TextKind } from './card-layout.ts';
import type { Spot } from './star-layout.ts';

export interface Card {
  readonly chart: Uint8Array;
  readonly dates: readonly CalendarDate[];
  readonly headline: string;
}

export type CardWords = typeof import('../words/es/pages/card.ts').card;

export type CardTexts = Pick<Content, 'portrait' | 'coupleMeetings'> & {
  readonly arcana: readonly { readonly name: string }[];
};

export interface CardLine extends Spot {
  readonly kind: TextKind | 'numeral';
  readonly text: string;
}

export function dateCard(date: CalendarDate, { portrait }: Pick<CardTexts, 'portrait'>): Card {
  const { center, karma, purpose } = destinyMatrix(date);
  const core = portrait.cores.find((one) => one.center === center && one.karma === karma && one.purpose === purpose)!;
  return { chart: dateChart(date), dates: [date], headline: core.headline };
}

/** The dates are in the order of the couple's page. */
export function coupleCard(a: CalendarDate, b: CalendarDate, { coupleMeetings }: Pick<CardTexts, 'coupleMeetings'>) {
  return { chart: couplePoints(a, b), dates: [a, b], headline: coupleMeetings[meetingOf(a, b).key].headline };
}

/** The width of a text in pixels. */
export type Measure = (kind: CardLine['kind'], text: string) => number;

/** A card's texts in place: date or dates, the headline, the center's arcanum, and the address the card leads to. */
export function cardLines(
  { chart, dates, headline }: Card,
  { texts: at }: CardLayout,
  { arcana }: Pick<CardTexts, 'arcana'>,
  words: CardWords,
  address: string,
  measure: Measure,
): CardLine[] {
  const center = chart[POINT_INDEX.E]!;
  const [a, b] = dates.map(words.day) as [string, string?];
  return [
    { kind: 'date', text: b === undefined ? a : words.pair(a, b), ...at.date },
    ...inTwoLines(headline, (text) => measure('headline', text)).map(
      (text, i): CardLine => ({ kind: 'headline', text, ...at.headline[i]! }),
    ),
    ...(at.center ? [{ kind: 'note', text: `${words.center} ${center}`, ...at.center } as const] : []),
    { kind: 'name', text: arcana[center - 1]!.name, ...at.name },
    { kind: 'note', text: words.invitation, ...at.invitation },
    { kind: 'address', text: address, ...at.address },
  ];
}

/**
 * Breaks a text at the space that makes its two lines most equal in width.
 * @example inTwoLines('Das lo que tienes y lo llamas poco.', ({ length }) => length) // ['Das lo que tienes', 'y lo llamas poco.']
 */
export function inTwoLines(text: string, widthOf: (text: string) => number): readonly string[] {
  const breaks = [...text.matchAll(/ /g)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)] as const);
  const width = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));
  return breaks.reduce<readonly string[]>((best, lines) => (width(lines) < width(best) ? lines : best), [text]);
}
