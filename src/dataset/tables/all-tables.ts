import { COMPLETE } from '../../words/language.ts';
import { chart, karmicTails } from './chart.ts';
import { matrix, positionCounts } from './matrix.ts';
import { numbers, numberTexts } from './numbers.ts';
import { arcana, lifePath, people, places, positions, readings } from './records.ts';
import { type Table, translate } from './table.ts';
import { coupleMeetings, couplePurposes, portraitCores, portraitParts, shortReadings } from './texts.ts';

const IN_FIRST_LANGUAGE: readonly Table[] = [
  matrix,
  chart,
  numbers,
  lifePath,
  arcana,
  positions,
  places,
  readings,
  shortReadings,
  portraitCores,
  portraitParts,
  numberTexts,
  karmicTails,
  coupleMeetings,
  couplePurposes,
  positionCounts,
  people,
];

const OTHER_LANGUAGES = COMPLETE.slice(1);

/** Every table of the dataset, the most popular first, each next to its translations: the order of downloads and sheets. */
export const TABLES: readonly Table[] = IN_FIRST_LANGUAGE.flatMap((table) =>
  table.hasTexts ? [table, ...OTHER_LANGUAGES.map((language) => translate(table, language))] : [table],
);

const REFERRED_TO = [arcana, lifePath, people, positions, places, readings, karmicTails, portraitCores];
const REFERRING = [chart, matrix, numbers];

/** The database's tables, each after those it refers to. */
export const DATABASE_TABLES: readonly Table[] = [
  ...REFERRED_TO,
  ...TABLES.filter((table) => ![...REFERRED_TO, ...REFERRING].includes(table)),
  ...REFERRING.map((table) => table.database?.view?.of ?? table),
];
