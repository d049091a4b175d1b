import type { PointName } from '../domain/destiny-matrix.ts';

/** Where a medallion stands, how large it is, and where its label hangs. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' };
}

export interface Line {
  readonly kind: 'axis' | 'channel' | 'tree';
  readonly from: PointName;
  readonly to: PointName;
}

/** Of the whole picture: the star above, the tree of purposes below it. */
export const WIDTH = 720;
export const HEIGHT = 930;
export const CENTER = { x: 360, y: 378 } as const;
export const STAR_RADIUS = 290;

/** Large enough to read the number on a telephone of 360 px, where one unit is half a pixel. */
const NAMED = 35;
const PLAIN = 25;
const MIDDLE = 50;
/** From the centre to L and M: their line then has room for five medallions. */
const INNER = 192;
const TREE = { parents: 756, purposes: 812, general: 850 } as const;

/** The four ends of the upright square and of the slanted one, in the order in which they are drawn. */
export const SLANTED_SQUARE: readonly PointName[] = ['A', 'B', 'C', 'D'];
export const UPRIGHT_SQUARE: readonly PointName[] = ['F', 'G', 'H', 'I'];

export const PLACES: Readonly<Record<PointName, Place>> = {
  A: under(onStar(180), NAMED),
  B: over(onStar(270), NAMED),
  C: under(onStar(0), NAMED),
  D: under(onStar(90), NAMED),
  E: under(CENTER, MIDDLE),
  F: over(onStar(225), PLAIN),
  G: over(onStar(315), PLAIN),
  H: under(onStar(45), PLAIN),
  I: under(onStar(135), PLAIN),
  K: beside({ x: CENTER.x, y: CENTER.y - 150 }, NAMED),
  L: over(onChannel(1), PLAIN),
  M: before(onChannel(0), PLAIN),
  R: before(onChannel(0.5), PLAIN),
  R1: outside(onChannel(0.25), NAMED - 4),
  R2: outside(onChannel(0.75), NAMED - 4),
  Sky: over({ x: 60, y: TREE.parents }, NAMED),
  Earth: over({ x: 252, y: TREE.parents }, NAMED),
  P1: under({ x: 156, y: TREE.purposes }, PLAIN),
  Male: over({ x: 468, y: TREE.parents }, PLAIN),
  Female: over({ x: 660, y: TREE.parents }, PLAIN),
  P2: under({ x: 564, y: TREE.purposes }, NAMED),
  P3: under({ x: 360, y: TREE.general }, NAMED),
};

/** Drawn under the medallions. */
export const LINES: readonly Line[] = [
  { kind: 'axis', from: 'A', to: 'C' },
  { kind: 'axis', from: 'B', to: 'D' },
  { kind: 'axis', from: 'F', to: 'H' },
  { kind: 'axis', from: 'G', to: 'I' },
  { kind: 'channel', from: 'M', to: 'L' },
  { kind: 'tree', from: 'Sky', to: 'P1' },
  { kind: 'tree', from: 'Earth', to: 'P1' },
  { kind: 'tree', from: 'Male', to: 'P2' },
  { kind: 'tree', from: 'Female', to: 'P2' },
  { kind: 'tree', from: 'P1', to: 'P3' },
  { kind: 'tree', from: 'P2', to: 'P3' },
];

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Degrees clockwise from the right, because y grows downwards. Whole units keep the file small. */
function onStar(degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Math.round(CENTER.x + STAR_RADIUS * Math.cos(angle)),
    y: Math.round(CENTER.y + STAR_RADIUS * Math.sin(angle)),
  };
}

/** The line of money and love, from M below the centre (0) to L on its right (1). */
function onChannel(part: number): Spot {
  return { x: CENTER.x + INNER * part, y: CENTER.y + INNER * (1 - part) };
}

function over({ x, y }: Spot, radius: number): Place {
  return { x, y, radius, label: { x, y: y - radius - 11, anchor: 'middle' } };
}

function under({ x, y }: Spot, radius: number): Place {
  return { x, y, radius, label: { x, y: y + radius + 25, anchor: 'middle' } };
}

function beside({ x, y }: Spot, radius: number): Place {
  return { x, y, radius, label: { x: x + radius + 10, y: y + 7, anchor: 'start' } };
}

function before({ x, y }: Spot, radius: number): Place {
  return { x, y, radius, label: { x: x - radius - 9, y: y + 7, anchor: 'end' } };
}

/** Below and to the right: the side of the channel that is turned away from the centre. */
function outside({ x, y }: Spot, radius: number): Place {
  return { x, y, radius, label: { x: x + radius - 3, y: y + radius + 11, anchor: 'start' } };
}
