import { type OctagramColours, PAGE_COLOURS } from './octagram-style.ts';

/**
 * The sign of an arcanum on a grid of 48 × 48: what the card is about in bold, what surrounds it in thin strokes. Nothing is
 * filled, so that the same paths serve every size with strokes of its own. Commands are absolute: M, L, H, V, C, Q, A and Z.
 */
export interface Emblem {
  readonly thin: string;
  readonly bold: string;
}

export interface EmblemOptions {
  /** In pixels, 24 unless told: the smaller, the heavier the strokes are on the grid. */
  readonly size?: number;
  /** Those of the page unless told; a file of its own needs LIGHT or DARK. `{ first: 'currentColor', second: 'currentColor' }` follows the text. */
  readonly colours?: Pick<OctagramColours, 'first' | 'second'>;
}

export const GRID = 48;
/** Free on all sides for the widest stroke too. */
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
  Array.from({ length: count }, (_, i) => line(polar(x, y, from, (i + turn) / count), polar(x, y, to, (i + turn) / count))).join('');
/** A star with its first point upwards. */
const star = (x: number, y: number, outer: number, inner: number, count: number): string =>
  `${line(...Array.from({ length: 2 * count }, (_, i) => polar(x, y, i % 2 ? inner : outer, i / (2 * count))))}Z`;
/** Two circles of one line that crosses itself at right angles. */
const infinity = (x: number, y: number, r: number): string => {
  const t = r * Math.SQRT1_2;
  const [left, right, top, bottom] = [x - t, x + t, y - t, y + t].map(short);
  return `M${left} ${top}L${right} ${bottom}A${r} ${r} 0 1 0 ${right} ${top}L${left} ${bottom}A${r} ${r} 0 1 1 ${left} ${top}Z`;
};
const wave = (y: number): string => `M6 ${y}Q10.5 ${y - 4} 15 ${y}Q19.5 ${y + 4} 24 ${y}Q28.5 ${y - 4} 33 ${y}Q37.5 ${y + 4} 42 ${y}`;

/** Pairs on both branches of an upright oval, growing from its foot to its head. */
const leaves = (x: number, y: number, rx: number, ry: number): string =>
  [1, -1]
    .flatMap((side) =>
      [0.12, 0.22, 0.32, 0.42].map((turn) => {
        const at = (by: number, grown: number): readonly [number, number] => {
          const [dx, dy] = polar(0, 0, 1, turn - by);
          return [x + side * dx * (rx + grown), y + dy * (ry + grown)];
        };
        return line(at(0.05, 3.5), at(0, 0), at(0.05, -3.5));
      }),
    )
    .join('');

/** By arcanum: the first is that of 1. */
export const EMBLEMS: readonly Emblem[] = [
  // 1, the Magician: infinity over the wand; the table with cup and coin.
  {
    thin: `M7 33H41M11 33V42M37 33V42M8.5 22C8.5 30 18.5 30 18.5 22ZM13.5 28V33${circle(34.5, 27, 4.5)}`,
    bold: `${infinity(24, 11, 5)}M24 20V33`,
  },
  // 2, the High Priestess: the horned moon between two pillars.
  {
    thin: `M7 7V41M12 7V41M36 7V41M41 7V41${circle(24, 16, 3.5)}`,
    bold: 'M6 7H13M6 41H13M35 7H42M35 41H42M17 20A8.5 8.5 0 1 0 31 20A7 7 0 0 1 17 20Z',
  },
  // 3, the Empress: the sign of Venus, with an ear of wheat.
  {
    thin: 'M24 30V11M24 15C20 15 18 13 18 10M24 15C28 15 30 13 30 10M24 21C20 21 18 19 18 16M24 21C28 21 30 19 30 16M24 27C20 27 18 25 18 22M24 27C28 27 30 25 30 22',
    bold: `${circle(24, 18, 12)}M24 30V42M16 37H32`,
  },
  // 4, the Emperor: a crown over the throne.
  {
    thin: 'M14 19V42M34 19V42M14 30H8V42M34 30H40V42M14 36H34',
    bold: 'M14 19L11 8L19 13L24 6L29 13L37 8L34 19Z',
  },
  // 5, the Hierophant: the triple cross between the two keys.
  {
    thin: `${circle(10.5, 38, 4)}${circle(37.5, 38, 4)}M10.5 34V24H6.5M10.5 28H6.5M37.5 34V24H41.5M37.5 28H41.5`,
    bold: 'M24 6V42M19 11H29M16.5 17H31.5M14 23H34',
  },
  // 6, the Lovers: two rings and a heart.
  {
    thin: `${circle(31, 31.5, 10.5)}`,
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
    thin: 'M10 42V15A8.5 9 0 0 1 27 15M27 26Q31.5 31 27 35Q22.5 31 27 26Z',
    bold: 'M16 22L27 15L38 22ZM18 22L21 38H33L36 22M19 42H35M27 38V42',
  },
  // 10, the Wheel.
  {
    thin: `${circle(24, 24, 6)}${rays(24, 24, 6, 17, 8)}`,
    bold: `${circle(24, 24, 17)}`,
  },
  // 11, Strength: infinity over the lion.
  {
    thin: `${infinity(24, 9.5, 3.5)}M21 31H27L24 34ZM24 34V36M19.5 35.5Q21.5 38.5 24 36Q26.5 38.5 28.5 35.5`,
    bold: `${star(24, 29.5, 12.5, 10, 12)}${dot(19.5, 27)}${dot(28.5, 27)}`,
  },
  // 12, the Hanged Man.
  {
    thin: 'M9 42V6H39V42',
    bold: `M24 6V20L33 16L24 12M24 20L15 31.5H33Z${circle(24, 38, 4)}`,
  },
  // 13, Death: the scythe.
  {
    thin: 'M39.5 8L17.5 42M31.5 20L36.5 23M28 38V42M34 34V42M40 30V42',
    bold: 'M39.5 8C27.5 4 13.5 9 7.5 24C15.5 15 25.5 13 36 14Z',
  },
  // 14, Temperance: water from cup to cup.
  {
    thin: 'M19 22C26 21 31 25 31 31M21 15C30 15 36 22 36 31',
    bold: 'M22.8 8.2L19.2 21.8C12 20 11 16 12 12.7C13 9 16 6.5 22.8 8.2ZM11.8 12.6L7.4 11.4M8.5 7L6.3 15.7M26.5 27H41.5C41.5 34 38 36.5 34 36.5C30 36.5 26.5 34 26.5 27ZM34 36.5V42M29 42H39',
  },
  // 15, the Devil: horns and the chain.
  {
    thin: `${ellipse(13, 39, 7, 3)}${ellipse(24, 39, 7, 3)}${ellipse(35, 39, 7, 3)}M19 23L22 24.5M29 23L26 24.5`,
    bold: 'M15 17C8 15 8 9 11 6C12 11 16 12 19 14L24 16L29 14C32 12 36 11 37 6C40 9 40 15 33 17L31 26L24 33L17 26Z',
  },
  // 16, the Tower: struck by lightning.
  {
    thin: 'M40 6L32 14H38L30 23',
    bold: 'M13 42V20H10V11H15V15H20V11H25V16L23 20L29 23L27 28L34 31V42M9 42H39M20 42V36A3 3 0 0 1 26 36V42',
  },
  // 17, the Star over the water.
  {
    thin: `${wave(35)}${wave(40)}`,
    bold: `${star(24, 18.5, 12.5, 5.5, 8)}`,
  },
  // 18, the Moon and its dew.
  {
    thin: 'M6 42V31H11V42M37 42V31H42V42M18 35V37M24 38V41M30 35V37',
    bold: 'M27.4 6.4A13 13 0 1 0 35.3 25.5A10.5 10.5 0 0 1 27.4 6.4Z',
  },
  // 19, the Sun.
  {
    thin: `${rays(24, 24, 12.5, 16.5, 8, 0.5)}`,
    bold: `${circle(24, 24, 8.5)}${rays(24, 24, 12.5, 18, 8)}`,
  },
  // 20, Judgement: the trumpet and its flag.
  {
    thin: 'M12 28V42L20 38L28 42V17.5M20 22.5V38M12 31H28',
    bold: 'M6 29L9 34M7.5 31.5L30 16C34 13 35 10 34 6L42 18C38 16 34 14 30 16',
  },
  // 21, the World: a wreath, and the four at the corners.
  {
    thin: `${circle(9, 9, 3)}${circle(39, 9, 3)}${circle(9, 39, 3)}${circle(39, 39, 3)}${leaves(24, 24, 11, 16)}`,
    bold: 'M21 8A11 16 0 0 0 26 42M27 8A11 16 0 0 1 22 42',
  },
  // 22, the Fool: a bundle on a stick, at the edge.
  {
    thin: 'M6 34H30L27 37L30 39.5L28 42',
    bold: 'M9 8L42 26M16 11.5C9 15 6 20 8 24.5C10 29.5 22 29.5 24 24.5C26 20 23 15 16 11.5ZM16 11.5L14 6M16 11.5L21 7',
  },
];

/**
 * The emblem of an arcanum as SVG for the inside of a page, where the name stands beside it: nothing is read aloud.
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
