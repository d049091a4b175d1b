import { dateCounts } from '../domain/date-counts.ts';
import { POSITION_KEYS } from '../domain/destiny-matrix.ts';

export const STATISTICS_COLUMNS = ['position', 'arcana', 'dates'] as const;

/** How many dates have each arcanum in each position: 264 rows for CSV, Parquet and SQLite, zeros included. */
export function statisticsRows(): [position: string, arcana: number, dates: number][] {
  const { positions } = dateCounts();
  return POSITION_KEYS.flatMap((key) =>
    positions[key].map((dates, i): [string, number, number] => [key, i + 1, dates]),
  );
}
