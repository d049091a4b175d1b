import { type Layout, SIMPLE_LAYOUT } from './star-layout.ts';

/** Radii: on a 390 px phone, numbers are 9 px high even in the smallest medallion. */
const [MIDDLE, NAMED, MONEY, CORNER, SMALL] = [44, 30, 26, 21, 19];

/** Every point of the chart, its named lines, the karmic tail, and the ages around it. */
export const FULL_LAYOUT: Layout = {
  width: 840,
  height: 1064,
  center: { x: 420, y: 420 },
  rings: [
    ['steps', 380],
    ['fives', 378],
    ['ring', 380],
    // U belongs to both diagonals, which cross at E: it sits on a circle that meets all four half-diagonals.
    ['channel', 79],
  ],
  lines: [
    ['tail', 'M', 'D'],
    ...SIMPLE_LAYOUT.lines,
    ['channel', 'F', 'H'],
    ['channel', 'G', 'I'],
    ['tree', 'P2', 'P4'],
    ['tree', 'P3', 'P4'],
  ],
  // The names of the love and money lines go on the side without labels.
  names: [
    ['father', -162, -199, 45, 'line'],
    ['mother', 162, -199, -45, 'line'],
    ['love', 15, 123, -45, 'line'],
    ['money', 123, 15, -45, 'line'],
    ['tail', -98, 302, 0, 'tail'],
  ],
  rows: {
    // The corners, on a circle of 328 inside the ring; the labels of A and C stay clear of the ages.
    A: [-328, 0, NAMED, -6, 53, 'start'],
    B: [0, -328, NAMED, 38, 8],
    C: [328, 0, NAMED, 6, 53, 'end'],
    D: [0, 328, NAMED, 38, 8],
    E: [0, 0, MIDDLE, 0, 65],
    F: [-232, -232, CORNER, -9, 42],
    G: [232, -232, CORNER, 9, 42],
    H: [232, 232, CORNER, 9, -30],
    I: [-232, 232, CORNER, -9, -30],
    // The axes, from the corner inward.
    O: [-260, 0, SMALL, 0, -27],
    J: [-186, 0, SMALL, 0, -27],
    S: [-112, 0, SMALL, 0, -27],
    P: [0, -262, SMALL, 27, 6],
    K: [0, -174, 28, 0, -36],
    T: [0, -106, SMALL, 27, 6],
    Q: [260, 0, SMALL, 0, -27],
    L: [186, 0, SMALL, 0, -27],
    N: [0, 260, SMALL, -34, 6],
    M: [0, 186, SMALL, -34, 6],
    // The love and money points, closer to the middle than to M and L, whose labels need room.
    R1: [56, 130, MONEY, -22, 44, 'start'],
    R: [93, 93, SMALL, 0, 35],
    R2: [130, 56, MONEY, 24, 34],
    // The ancestral lines.
    U: [-56, -56, SMALL, -26, 6],
    F1: [-180, -180, SMALL, -24, 6],
    F2: [-132, -132, SMALL, -24, 6],
    G1: [180, -180, SMALL, 24, 6],
    G2: [132, -132, SMALL, 24, 6],
    H1: [180, 180, SMALL, 24, 6],
    H2: [132, 132, SMALL, 24, 6],
    I1: [-180, 180, SMALL, -24, 6],
    I2: [-132, 132, SMALL, -24, 6],
    // The tree of purposes.
    Sky: [-360, 455, NAMED, 0, -40],
    Earth: [-180, 455, NAMED, 0, -40],
    P1: [-270, 505, CORNER, 0, 43],
    Male: [180, 455, CORNER, 0, -31],
    Female: [360, 455, CORNER, 0, -31],
    P2: [270, 505, NAMED, 0, 53],
    P3: [0, 540, NAMED, 0, 53],
    P4: [150, 585, CORNER, 0, 43],
  },
  ages: { arcana: 364, years: 401 },
};
