import type { Layout } from './layout.ts';

/** Radii, large enough to read the number on a 360 px phone, where one unit is half a pixel. */
const [MIDDLE, NAMED, MONEY, PLAIN] = [50, 35, 31, 25];

/** The star above the tree of purposes: the 12 named points and the steps that lead to them. */
export const SIMPLE_LAYOUT: Layout = {
  width: 720,
  height: 930,
  center: { x: 360, y: 378 },
  rings: [['ring', 290]],
  lines: [
    ['axis', 'A', 'C'],
    ['axis', 'B', 'D'],
    ['axis', 'F', 'H'],
    ['axis', 'G', 'I'],
    ['channel', 'M', 'L'],
    ['tree', 'Sky', 'P1'],
    ['tree', 'Earth', 'P1'],
    ['tree', 'Male', 'P2'],
    ['tree', 'Female', 'P2'],
    ['tree', 'P1', 'P3'],
    ['tree', 'P2', 'P3'],
  ],
  names: [],
  rows: {
    // The corners, on the circle of 290.
    A: [-290, 0, NAMED, 0, 60],
    B: [0, -290, NAMED, 0, -46],
    C: [290, 0, NAMED, 0, 60],
    D: [0, 290, NAMED, 0, 60],
    E: [0, 0, MIDDLE, 0, 75],
    F: [-205, -205, PLAIN, 0, -36],
    G: [205, -205, PLAIN, 0, -36],
    H: [205, 205, PLAIN, 0, 50],
    I: [-205, 205, PLAIN, 0, 50],
    K: [0, -150, NAMED, 45, 7],
    // From M to L there is room for five medallions, with labels on the side away from the center.
    L: [192, 0, PLAIN, 0, -36],
    M: [0, 192, PLAIN, -34, 7],
    R: [96, 96, PLAIN, -34, 7],
    R1: [48, 144, MONEY, 28, 42],
    R2: [144, 48, MONEY, 28, 42],
    // The tree.
    Sky: [-300, 378, NAMED, 0, -46],
    Earth: [-108, 378, NAMED, 0, -46],
    P1: [-204, 434, PLAIN, 0, 50],
    Male: [108, 378, PLAIN, 0, -36],
    Female: [300, 378, PLAIN, 0, -36],
    P2: [204, 434, NAMED, 0, 60],
    P3: [0, 472, NAMED, 0, 60],
  },
};
