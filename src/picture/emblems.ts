import { type OctagramColours, PAGE_COLOURS } from './octagram-style.ts';

/**
 * The sign of an arcanum on a grid of 48 × 48: what the card is about in bold, what surrounds it in thin strokes. Nothing is
 * filled, so that the same paths serve every size with strokes of its own. Long upright and level thin strokes have odd
 * coordinates where they can: at 24 px these are whole pixels. Commands are absolute: M, L, H, V, C, Q, A and Z.
 */
export interface Emblem {
  readonly thin: string;
  readonly bold: string;
}

export interface EmblemOptions {
  /** In pixels, 24 unless told: the smaller, the heavier the strokes are on the grid. */
  readonly size?: number;
  /** Those of the page unless told; a file of its own needs LIGHT or DARK, and 'currentColor' for both follows the text. */
  readonly colours?: Pick<OctagramColours, 'first' | 'second'>;
}

export const GRID = 48;
/** Free on all sides, whatever the stroke. */
export const MARGIN = 4;
/** Between the two strokes of the star: its rings and its squares. */
const BOLD_TO_THIN = 1.6;

const line = (...points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);
/** A stroke without length, which has round ends. */
const dot = (x: number, y: number): string => `M${x} ${y}H${x}`;
/** Strokes away from a center, the first one upwards unless turned by a part of the angle between two. */
const rays = (x: number, y: number, from: number, to: number, count: number, turn = 0): string =>
  Array.from({ length: count }, (_, i) =>
    line(polar(x, y, from, (i + turn) / count), polar(x, y, to, (i + turn) / count)),
  ).join('');
/** Around a center from the top, each corner as far from it as the next of the radii says. */
const star = (x: number, y: number, radii: readonly number[], times: number): string => {
  const corners = radii.length * times;
  const points = Array.from({ length: corners }, (_, i) => polar(x, y, radii[i % radii.length]!, i / corners));
  return `${line(...points)}Z`;
};
/** Two circles of one line that crosses itself at right angles. */
const infinity = (x: number, y: number, r: number): string => {
  const t = r * Math.SQRT1_2;
  const [left, right, top, bottom] = [x - t, x + t, y - t, y + t].map(short);
  return `M${left} ${top}L${right} ${bottom}A${r} ${r} 0 1 0 ${right} ${top}L${left} ${bottom}A${r} ${r} 0 1 1 ${left} ${top}Z`;
};
const wave = (y: number): string =>
  `M6 ${y}Q10.5 ${y - 4} 15 ${y}Q19.5 ${y + 4} 24 ${y}Q28.5 ${y - 4} 33 ${y}Q37.5 ${y + 4} 42 ${y}`;

/** By arcanum: the first is that of 1. */
export const EMBLEMS: readonly Emblem[] = [
  // 1, the Magician: infinity over the wand; the table with cup and coin.
  {
    thin: `M7 33H41M11 33V42M37 33V42M8.5 22C8.5 30 18.5 30 18.5 22ZM13.5 28V33${circle(34.5, 27, 4.5)}`,
    bold: `${infinity(24, 11, 5)}M24 20V33`,
  },
  // 2, the High Priestess: the horned moon between two pillars.
  {
    thin: `M7 7V41M13 7V41M35 7V41M41 7V41${circle(24, 16, 3.5)}`,
    bold: 'M6 7H14M6 41H14M34 7H42M34 41H42M18 20A7.5 7.5 0 1 0 30 20A6 6 0 0 1 18 20Z',
  },
  // 3, the Empress: the sign of Venus, with an ear of wheat.
  {
    thin: 'M24 30V11M17.5 12C17.5 16 20 18 24 18C28 18 30.5 16 30.5 12M17.5 20C17.5 24 20 26 24 26C28 26 30.5 24 30.5 20',
    bold: `${circle(24, 18, 12)}M24 30V42M16 37H32`,
  },
  // 4, the Emperor: a crown over the throne.
  {
    thin: 'M15 19V42M33 19V42M15 31H9V42M33 31H39V42M15 37H33',
    bold: 'M15 19L11 8L19 13L24 6L29 13L37 8L33 19Z',
  },
  // 5, the Hierophant: the triple cross between the two keys.
  {
    thin: `${circle(11, 38, 4)}${circle(37, 38, 4)}M11 34V23H7M11 27H7M37 34V23H41M37 27H41`,
    bold: 'M24 6V42M19 11H29M17 17H31M15 23H33',
  },
  // 6, the Lovers: two rings and a heart.
  {
    thin: circle(31, 31.5, 10.5),
    bold: `${circle(17, 31.5, 10.5)}M24 19L17.8 12.8A4 4 0 1 1 24 7.9A4 4 0 1 1 30.2 12.8Z`,
  },
  // 7, the Chariot: seen from its side.
  {
    thin: `${rays(20, 32, 0, 10, 6)}M34.5 27H42M34.5 13L42 20`,
    bold: `${circle(20, 32, 10)}M33 7C36 15 36 23 33 30H30M33 7C29 15 20 17 7 17V30H10`,
  },
  // 8, Justice: the scales.
  {
    thin: 'M11 13L6 28M11 13L16 28M37 13L32 28M37 13L42 28',
    bold: 'M24 6V42M16 42H32M9 13H39M6 28C6 36 16 36 16 28ZM32 28C32 36 42 36 42 28Z',
  },
  // 9, the Hermit: the lantern on his staff.
  {
    thin: 'M9 42V15A9 9 0 0 1 27 15M27 26Q32 32 27 37Q22 32 27 26Z',
    bold: 'M16 22L27 15L38 22ZM18 22L20.5 42M36 22L33.5 42M17 42H37',
  },
  // 10, the Wheel.
  {
    thin: `${circle(24, 24, 6)}${rays(24, 24, 6, 17, 8)}`,
    bold: circle(24, 24, 17),
  },
  // 11, Strength: infinity over the lion.
  {
    thin: `${infinity(24, 9.8, 3.8)}M21 31H27L24 34ZM24 34V36M19.5 35.5Q21.5 38.5 24 36Q26.5 38.5 28.5 35.5`,
    bold: `${star(24, 29.5, [12.5, 10], 12)}${dot(19.5, 27)}${dot(28.5, 27)}`,
  },
  // 12, the Hanged Man: by one foot, the other leg crossed.
  {
    thin: 'M9 42V7H39V42',
    bold: `M24 7V20L31.5 15.5L24 12M24 20L16 29L24 32.5L32 29Z${circle(24, 37.2, 4.7)}`,
  },
  // 13, Death: the scythe.
  {
    thin: 'M40.5 8L18.5 42M32.5 20.4L37.5 23.6M26 30.4L31 33.6',
    bold: 'M40.5 8C28.5 4 13.5 9 7.5 24.5C15.5 16 26.5 14 36.5 14.2Z',
  },
  // 14, Temperance: water from cup to cup.
  {
    thin: 'M19 22C26 21 31 25 31 31M21 15C30 15 36 22 36 31',
    bold: 'M22.8 8.2L19.2 21.8C12 20 11 16 12 12.7C13 9 16 6.5 22.8 8.2ZM11.8 12.6L7.4 11.4M8.5 7L6.3 15.7M26.5 27H41.5C41.5 34 38 36.5 34 36.5C30 36.5 26.5 34 26.5 27ZM34 36.5V42M29 42H39',
  },
  // 15, the Devil: horns and the chain.
  {
    thin: `${ellipse(13, 39, 7, 3)}${ellipse(24, 39, 7, 3)}${ellipse(35, 39, 7, 3)}M19.5 21.5L21.5 25M28.5 21.5L26.5 25`,
    bold: 'M15 17C8 15 8 9 11 6C12 11 16 12 19 14L24 16L29 14C32 12 36 11 37 6C40 9 40 15 33 17L31 26L24 33L17 26Z',
  },
  // 16, the Tower: struck by lightning.
  {
    thin: 'M40 6L32 14H38L30 23M19 42V36A4 4 0 0 1 27 36V42',
    bold: 'M13 42V20H10V11H15V15H20V11H25V16L23 20L29 23L27 28L34 31V42M9 42H39',
  },
  // 17, the Star over the water.
  {
    thin: `${wave(34.5)}${wave(40)}`,
    bold: star(24, 18, [12, 4.5, 9.5, 4.5], 4),
  },
  // 18, the Moon and its dew.
  {
    thin: 'M13 34Q16.5 38 13 40.5Q9.5 38 13 34ZM24 35.5Q27.5 39.5 24 42Q20.5 39.5 24 35.5ZM35 34Q38.5 38 35 40.5Q31.5 38 35 34Z',
    bold: 'M27.6 6.4A13 13 0 1 0 36 25A11 11 0 0 1 27.6 6.4Z',
  },
  // 19, the Sun.
  {
    thin: rays(24, 24, 12.5, 16.5, 8, 0.5),
    bold: `${circle(24, 24, 8.5)}${rays(24, 24, 12.5, 18, 8)}`,
  },
  // 20, Judgement: the trumpet and its flag.
  {
    thin: 'M13 28V42L21 37L29 42V17M21 22.5V37M13 31H29',
    bold: 'M6 29L9 34M7.5 31.5L30 16C34 13 35 10 34 6L42 18C38 16 34 14 30 16',
  },
  // 21, the World: a wreath, and the four at the corners.
  {
    thin: `${circle(9, 9, 3)}${circle(39, 9, 3)}${circle(9, 39, 3)}${circle(39, 39, 3)}${circle(24, 24, 7)}M17 24H31M24 17V31`,
    bold: 'M28 6C7 17 7 31 28 42M20 6C41 17 41 31 20 42',
  },
  // 22, the Fool: a bundle on a stick, at the edge.
  {
    thin: 'M6 22L42 12M6 31H17L14 35L18 38.5L15 42M31 15L27 24M31 15L35 24',
    bold: 'M31 15C23 19 20 25 22 30C24 35.5 38 35.5 40 30C42 25 39 19 31 15ZM31 15L26 7M31 15L35 6',
  },
];

/**
 * The emblem of an arcanum as SVG for the inside of a page, where the name stands beside it: nothing is read aloud. Give the
 * size at which it is shown instead of scaling it with a stylesheet, because the strokes depend on it.
 *
 * @example emblemSvg(17, { size: 48 }) // '<svg class="emblem" …'
 */
export function emblemSvg(number: number, { size = 24, colours = PAGE_COLOURS }: EmblemOptions = {}): string {
  const emblem = EMBLEMS[number - 1];
  if (!emblem) throw new RangeError(`There is no arcanum ${number}: they are 1 to ${EMBLEMS.length}.`);
  const thin = thinStroke(size);
  return [
    `<svg class="emblem" width="${size}" height="${size}" viewBox="0 0 ${GRID} ${GRID}" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">`,
    `<path stroke="${colours.second}" stroke-width="${thin}" d="${emblem.thin}"/>`,
    `<path stroke="${colours.first}" stroke-width="${short(thin * BOLD_TO_THIN)}" d="${emblem.bold}"/>`,
    '</svg>',
  ].join('');
}

/** A pixel at 24 px, and finer on the grid as there is more room. */
function thinStroke(size: number): number {
  if (size < 40) return 2;
  return size < 96 ? 1.5 : 1.25;
}

function polar(x: number, y: number, radius: number, turn: number): readonly [number, number] {
  return [x + radius * Math.sin(2 * Math.PI * turn), y - radius * Math.cos(2 * Math.PI * turn)];
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
