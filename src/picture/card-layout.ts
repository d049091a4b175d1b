import type { Layout } from './layout.ts';

/** Nine points on a star of any size, placed as on every other picture; the five red ones have labels. */
function cardStar(width: number, height: number, center: { x: number; y: number }, unit: number): Layout {
  const scaled = (n: number): number => Math.round(n * unit);
  const [corner, plain, middle] = [40, 33, 56].map(scaled) as [number, number, number];
  const [far, slant] = [scaled(240), scaled(170)];
  return {
    width,
    height,
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
      A: [-far, 0, corner, -scaled(36), scaled(78), 'start'],
      B: [0, -far, corner, scaled(50), scaled(12)],
      C: [far, 0, corner, scaled(36), scaled(78), 'end'],
      D: [0, far, corner, scaled(50), scaled(12)],
      E: [0, 0, middle, 0, scaled(92)],
      F: [-slant, -slant, plain, 0, 0],
      G: [slant, -slant, plain, 0, 0],
      H: [slant, slant, plain, 0, 0],
      I: [-slant, slant, plain, 0, 0],
    },
  };
}

export type TextKind = 'kicker' | 'date' | 'dates' | 'note' | 'name' | 'address';

/** Where everything goes on a card; `baselines` are measured from the top. */
export interface CardLayout {
  readonly width: number;
  readonly height: number;
  readonly star: Layout;
  readonly text: { readonly x: number; readonly anchor: 'start' | 'middle' };
  readonly sizes: Readonly<Record<TextKind | 'corner' | 'plain' | 'middle' | 'label', number>>;
  readonly baselines: {
    readonly kicker: number;
    readonly dates: readonly [number, number];
    readonly center: number;
    readonly name: number;
    readonly invitation: number;
    readonly address: number;
  };
}

/**
 * The link preview format of social networks: 1.91 to 1. Chats show it 400 px wide, a third of the size: no text is smaller than 33,
 * so that none is smaller than 11 there.
 */
export const WIDE: CardLayout = {
  width: 1200,
  height: 630,
  star: cardStar(620, 630, { x: 315, y: 315 }, 1),
  text: { x: 640, anchor: 'start' },
  sizes: {
    kicker: 38,
    date: 68,
    dates: 46,
    note: 36,
    name: 50,
    address: 40,
    corner: 42,
    plain: 36,
    middle: 62,
    label: 33,
  },
  baselines: { kicker: 102, dates: [184, 256], center: 356, name: 416, invitation: 524, address: 580 },
};

/** For stories and manual sharing. */
export const TALL: CardLayout = {
  width: 1080,
  height: 1350,
  star: cardStar(1080, 960, { x: 540, y: 530 }, 1.44),
  text: { x: 540, anchor: 'middle' },
  sizes: {
    kicker: 46,
    date: 72,
    dates: 56,
    note: 44,
    name: 64,
    address: 46,
    corner: 64,
    plain: 54,
    middle: 96,
    label: 46,
  },
  baselines: { kicker: 84, dates: [1022, 1094], center: 1176, name: 1246, invitation: 0, address: 1320 },
};
