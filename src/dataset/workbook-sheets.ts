import type { Content } from '../domain/content.ts';
import { textTables } from './content-files.ts';
import { DATE_TABLE_COLUMNS, type DateTable, dateTableRows } from './date-table.ts';
import type { Sheet } from './workbook.ts';

/** Without `a`, `b`, `c`, which lead to the charts: those are no table for people. */
const DATE_SHEET_WIDTH = DATE_TABLE_COLUMNS.indexOf('life_path') + 1;

const SHEET_NAMES: Readonly<Record<keyof ReturnType<typeof textTables>, string>> = {
  'life-path': 'Caminos de vida',
  arcana: 'Arcanos',
  positions: 'Posiciones',
  readings: 'Lecturas',
  'karmic-tails': 'Colas kármicas',
  people: 'Personas',
};

/** The sheets of `open-numerology.xlsx`: every date, then the texts. */
export function workbookSheets(content: Content, site: string, dates: DateTable): Sheet[] {
  const texts = Object.entries(textTables(content, site));
  return [
    { name: 'Fechas', columns: DATE_TABLE_COLUMNS.slice(0, DATE_SHEET_WIDTH), rows: dateRows(dates) },
    ...texts.map(([name, table]) => ({ name: SHEET_NAMES[name as keyof typeof SHEET_NAMES], ...table })),
  ];
}

function* dateRows(dates: DateTable): Generator<(string | number)[]> {
  for (const row of dateTableRows(dates)) yield row.slice(0, DATE_SHEET_WIDTH);
}
