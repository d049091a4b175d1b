/**
 * An arcanum's emblem on a 48 × 48 grid: the card's subject in bold strokes, its surroundings in thin ones. Nothing is filled, so
 * the same paths work for every size with its own stroke widths. Long vertical and horizontal thin strokes have odd coordinates
 * where possible, which are whole pixels at 24 px. The margin is four units. Commands are absolute: M, L, H, V, C, Q, A and Z.
 */
export interface Emblem {
  readonly thin: string;
  readonly bold: string;
}

export const GRID = 48;

const line = (...points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);
/** A zero-length stroke; its round caps make it a dot. */
const dot = (x: number, y: number): string => `M${x} ${y}H${x}`;
/** Radial strokes, the first one pointing up; `turn` rotates them by a fraction of the angle between two. */
const rays = (x: number, y: number, from: number, to: number, count: number, turn = 0): string =>
  Array.from({ length: count }, (_, i) =>
    line(polar(x, y, from, (i + turn) / count), polar(x, y, to, (i + turn) / count)),
  ).join('');
/** A star from the top around a center; its corners cycle through the radii. */
const star = (x: number, y: number, radii: readonly number[], times: number): string => {
  const corners = radii.length * times;
  const points = Array.from({ length: corners }, (_, i) => polar(x, y, radii[i % radii.length]!, i / corners));
  return `${line(...points)}Z`;
};
/** Two loops of one line that crosses itself at right angles. */
const infinity = (x: number, y: number, r: number): string => {
  const t = r * Math.SQRT1_2;
  const [left, right, top, bottom] = [x - t, x + t, y - t, y + t].map(short);
  return `M${left} ${top}L${right} ${bottom}A${r} ${r} 0 1 0 ${right} ${top}L${left} ${bottom}A${r} ${r} 0 1 1 ${left} ${top}Z`;
};
const wave = (y: number): string =>
  `M6 ${y}Q10.5 ${y - 4} 15 ${y}Q19.5 ${y + 4} 24 ${y}Q28.5 ${y - 4} 33 ${y}Q37.5 ${y + 4} 42 ${y}`;

/** In order of the arcana, from 1. */
export const EMBLEMS: readonly Emblem[] = [
  // 1, the Magician: infinity over the wand; the table with cup and coin.
  {
    thin: `M7 33H41M11 33V42M37 33V42M8.5 22C8.5 30 18.5 30 18.5 22ZM13.5 28V33${circle(34.5, 27, 4.5)}`,
    bold: `${infinity(24, 11, 5)}M24 20V33`,
  },
  // 2, the High Priestess: the moon between two pillars, over the book.
  {
    thin: 'M7 7V41M13 7V41M35 7V41M41 7V41M18 32Q21.5 30 24 33Q26.5 30 30 32V39Q26.5 37 24 40Q21.5 37 18 39ZM24 33V40',
    bold: 'M6 7H14M6 41H14M34 7H42M34 41H42M25.5 8.5A7.5 7.5 0 1 0 30.5 20A6.4 6.4 0 0 1 25.5 8.5Z',
  },
  // 3, the Empress: the sign of Venus, crowned, between two ears of wheat.
  {
    thin: 'M17 16L14 7L20 11L24 6L28 11L34 7L31 16M15 42C9 38 7 32 7 23M7 28L12 25M8 33L14 30M10 37L16 35M33 42C39 38 41 32 41 23M41 28L36 25M40 33L34 30M38 37L32 35',
    bold: `${circle(24, 23, 8.5)}M24 31.5V42M19 37H29`,
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
  // 12, the Hanged Man: by one foot, the other leg crossed, his arms on his back.
  {
    thin: 'M7 42V7H41V42M24 7V13',
    bold: `M24 13V23L32 18L24 15M24 23L15 31H33Z${circle(24, 37, 5)}`,
  },
  // 13, Death: the scythe.
  {
    thin: 'M40.5 8L18.5 42M32.5 20.4L39.2 24.7M25.5 31.2L32.2 35.5',
    bold: 'M41 7C28 4 13 9 7 25C15 17 26 15 36 15Z',
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
    thin: 'M12 33Q16 38 12 41Q8 38 12 33ZM24 35Q28 39.5 24 42Q20 39.5 24 35ZM36 33Q40 38 36 41Q32 38 36 33Z',
    bold: 'M28 6A13 13 0 1 0 36.8 25A11.2 11.2 0 0 1 28 6Z',
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
  // 21, the World: in a wreath, and the four at the corners.
  {
    thin: `${circle(9, 9, 2.5)}${circle(39, 9, 2.5)}${circle(9, 39, 2.5)}${circle(39, 39, 2.5)}${circle(24, 24, 7)}${ellipse(24, 24, 3, 7)}M17 24H31`,
    bold: `${ellipse(24, 24, 12, 15)}M20.5 6L24 9L27.5 6M20.5 42L24 39L27.5 42`,
  },
  // 22, the Fool: his cap and bells.
  {
    thin: `${circle(9, 29, 3)}${circle(24, 9, 3)}${circle(39, 29, 3)}M13 36H35V42H13Z`,
    bold: 'M13 36C17 30 16 24 9 26C8 16 14 12 19 20C20 16 21 14 24 12C27 14 28 16 29 20C34 12 40 16 39 26C32 24 31 30 35 36Z',
  },
];

function polar(x: number, y: number, radius: number, turn: number): readonly [number, number] {
  return [x + radius * Math.sin(2 * Math.PI * turn), y - radius * Math.cos(2 * Math.PI * turn)];
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
