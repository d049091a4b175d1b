import type { Spot, StarPlan } from './star-layout.ts';

/** A star of any size with nine points, placed as in the other pictures; the five red ones may have labels. */
function cardStar(
  center: Spot,
  unit: number,
  [corner, plain, middle]: readonly [corner: number, plain: number, middle: number],
): StarPlan {
  const scaled = (n: number): number => Math.round(n * unit);
  const [far, slant] = [scaled(240), scaled(170)];
  return {
    center,
    rings: [['ring', far]],
    lines: [
      ['axis', 'A', 'C'],
      ['axis', 'B', 'D'],
      ['axis', 'F', 'H'],
      ['axis', 'G', 'I'],
    ],
    names: [],
    rows: {
      A: [-far, 0, corner, -scaled(36), scaled(82), 'start'],
      B: [0, -far, corner, scaled(54), scaled(12)],
      C: [far, 0, corner, scaled(36), scaled(82), 'end'],
      D: [0, far, corner, scaled(54), scaled(12)],
      E: [0, 0, middle, 0, scaled(92)],
      F: [-slant, -slant, plain, 0, 0],
      G: [slant, -slant, plain, 0, 0],
      H: [slant, slant, plain, 0, 0],
      I: [-slant, slant, plain, 0, 0],
    },
  };
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

export type TextKind = 'date' | 'headline' | 'note' | 'name' | 'address';

/** The size of a picture and the alignment of its text. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly anchor: 'start' | 'middle';
  /** The maximum width of a line. */
  readonly lineWidth: number;
}

/** Where everything goes on a card; the `y` of a text is its baseline. */
export interface CardLayout extends Frame {
  readonly star: StarPlan;
  /** The star's area, where nothing else is drawn. */
  readonly starBox: Box;
  readonly hasLabels: boolean;
  readonly sizes: Readonly<Record<TextKind | 'corner' | 'plain' | 'middle' | 'label' | 'emblem', number>>;
  /** The middle of the center's emblem. */
  readonly emblem: Spot;
  readonly texts: Readonly<Record<'date' | 'name' | 'invitation' | 'address', Spot>> & {
    readonly headline: readonly [Spot, Spot];
    /** Where there is room for the words before the center's name. */
    readonly center?: Spot;
  };
}

/**
 * The link preview format of social networks, 1.91 to 1. Chats show it 400 px wide, a third of its size, so the smallest text is
 * 33 px here and 11 px there.
 */
export const CARD: CardLayout = {
  width: 1200,
  height: 630,
  // The medallions are large for the star, so that two digits are legible at a third of the size.
  star: cardStar({ x: 966, y: 446 }, 0.55, [31, 28, 40]),
  starBox: { x: 802, y: 282, width: 328, height: 328 },
  hasLabels: false,
  anchor: 'start',
  lineWidth: 1080,
  sizes: {
    date: 40,
    headline: 62,
    note: 36,
    name: 54,
    address: 40,
    corner: 34,
    plain: 33,
    middle: 48,
    label: 33,
    emblem: 144,
  },
  emblem: { x: 124, y: 380 },
  texts: {
    date: { x: 64, y: 92 },
    headline: [
      { x: 64, y: 174 },
      { x: 64, y: 248 },
    ],
    center: { x: 222, y: 358 },
    name: { x: 222, y: 420 },
    invitation: { x: 64, y: 524 },
    address: { x: 64, y: 576 },
  },
};

/** For stories, in phone format. Apps cover the top and bottom 250 pixels with their own buttons. */
export const STORY: CardLayout = {
  width: 1080,
  height: 1920,
  star: cardStar({ x: 540, y: 716 }, 1.3, [57, 47, 75]),
  starBox: { x: 164, y: 340, width: 752, height: 752 },
  hasLabels: true,
  anchor: 'middle',
  lineWidth: 976,
  sizes: {
    date: 44,
    headline: 56,
    note: 42,
    name: 76,
    address: 46,
    corner: 60,
    plain: 50,
    middle: 84,
    label: 42,
    emblem: 152,
  },
  emblem: { x: 540, y: 1184 },
  texts: {
    date: { x: 540, y: 298 },
    headline: [
      { x: 540, y: 1446 },
      { x: 540, y: 1520 },
    ],
    name: { x: 540, y: 1350 },
    invitation: { x: 540, y: 1618 },
    address: { x: 540, y: 1674 },
  },
};

export const CARD_LAYOUTS = { card: CARD, story: STORY } as const;
export type CardFormat = keyof typeof CARD_LAYOUTS;
/** Covers are made by the build, the others on request. */
export type PieceFormat = CardFormat | 'cover';

/** The link preview of an arcanum's or a life path's own page: its emblem or number fills the right half. */
export const COVER = {
  width: 1200,
  height: 630,
  anchor: 'start',
  lineWidth: 700,
  sizes: { date: 44, headline: 86, note: 46, address: 40, emblem: 380, numeral: 380 },
  emblem: { x: 950, y: 315 },
  /** The middle of the number's baseline. */
  numeral: { x: 950, y: 440 },
  left: 72,
  /** Between the title's two lines, and between title and tagline. */
  lineHeight: 94,
  /** The baselines of the kicker and, for a title of one line, of the title. */
  kicker: 168,
  title: 290,
  address: 560,
} as const;
