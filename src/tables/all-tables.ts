import { arcana, readings } from './arcana.ts';
import { chart, karmicTails } from './chart.ts';
import { lifePath, people } from './life-path.ts';
import { matrix } from './matrix.ts';
import { positionCounts, positions } from './positions.ts';
import type { Table } from './table.ts';

/** Every table of the dataset, the most popular first: the order of downloads and sheets. */
export const TABLES: readonly Table[] = [
  matrix,
  chart,
  lifePath,
  arcana,
  positions,
  readings,
  karmicTails,
  positionCounts,
  people,
];

const REFERRED_TO = [arcana, lifePath, people, positions, readings, karmicTails];
const REFERRING = [chart, matrix];

/** The same in the order of the database, where a table comes after those that it refers to. */
export const DATABASE_TABLES: readonly Table[] = [
  ...REFERRED_TO,
  ...TABLES.filter((table) => ![...REFERRED_TO, ...REFERRING].includes(table)),
  ...REFERRING,
];
