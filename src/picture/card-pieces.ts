import type { ChartPoint } from '../method/chart-formulas.ts';
import { ARCANA_NUMBERS } from '../method/reduce.ts';
import { months } from '../words/es/dates.ts';
import type { TextKind } from './card-layout.ts';
import { DARK, LIGHT } from './octagram-style.ts';
import type { CardWords } from './share-card.ts';

export type PieceKind = TextKind | 'corner' | 'plain' | 'middle';
export type Theme = 'light' | 'dark';

/** Advance to the next piece, offset of the pixels from the anchor, their size, and where they start in `pixels`. */
export type Piece = readonly [
  advance: number,
  left: number,
  top: number,
  width: number,
  height: number,
  offset: number,
];

/** card-pieces.json, which `npm run draw` writes. */
export interface CardPieces {
  /** A hash of everything drawn; a test compares it. */
  readonly drawnFrom: string;
  /** The colors of the star's pixels in both schemes, as #rrggbb. */
  readonly light: readonly string[];
  readonly dark: readonly string[];
  readonly pieces: Readonly<Record<PieceKind, Readonly<Record<string, Piece>>>>;
  /** The star without numbers as palette indexes, then the levels of every piece: zlib-compressed, as base64. */
  readonly pixels: string;
}

/** The size and background of a point's number: its medallion is white, red, or the red one in the middle. */
export function numberKind(point: ChartPoint): 'plain' | 'corner' | 'middle' {
  if (point === 'E') return 'middle';
  return 'ABCD'.includes(point) ? 'corner' : 'plain';
}

/** Levels from background (0) to ink: more would only make the card larger. */
export const LEVELS = 8;

/** Where a piece's levels are in the palette: from paper to ink, from paper to red, or from red to paper. */
export const RAMPS: Readonly<Record<PieceKind, { readonly start: number; readonly step: 1 | -1 }>> = {
  date: { start: 0, step: 1 },
  dates: { start: 0, step: 1 },
  note: { start: 0, step: 1 },
  name: { start: 0, step: 1 },
  plain: { start: 0, step: 1 },
  kicker: { start: LEVELS, step: 1 },
  address: { start: LEVELS, step: 1 },
  corner: { start: 2 * LEVELS - 1, step: -1 },
  middle: { start: 2 * LEVELS - 1, step: -1 },
};
/** From paper to ink and from paper to red, as #rrggbb. */
export function rampColours(theme: Theme): string[] {
  const { paper, ink, first } = theme === 'dark' ? DARK : LIGHT;
  const from = channels(paper);
  return [ink, first].map(channels).flatMap((end) =>
    Array.from({ length: LEVELS }, (_, level) => {
      const mixed = end.map((value, i) => Math.round(from[i]! + ((value - from[i]!) * level) / (LEVELS - 1)));
      return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    }),
  );
}

/** Red, green and blue of #rrggbb. */
export function channels(colour: string): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
}

/** The star's colors come after both ramps. */
export const STAR_COLOURS = { start: 2 * LEVELS, count: 256 - 2 * LEVELS } as const;

/** The characters of hosts: names, ports, IPv4 and IPv6 addresses. */
const HOST_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789.-:[]';

/** Everything a card can say, by kind: the star's numbers whole, the rest letter by letter. */
export function vocabulary(
  names: readonly string[],
  { ofDate, ofCouple, center, invitation, second, dateLetters }: CardWords['card'],
): Readonly<Record<PieceKind, readonly string[]>> {
  const numbers = ARCANA_NUMBERS.map(String);
  const date = `${dateLetters}${months.join('')}`;
  return {
    corner: numbers,
    plain: numbers,
    middle: numbers,
    date: letters(date),
    dates: letters(second(date)),
    note: letters(`${center}${invitation}0123456789`),
    kicker: letters(ofDate + ofCouple),
    name: letters(names.join('')),
    address: letters(HOST_LETTERS),
  };
}

function letters(text: string): string[] {
  return [...new Set(text)].sort();
}
