import { type FilledTable, isIn } from '../tables/table.ts';

/** Indented, because people read these files too. */
export function prettyJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A table as an array of records. */
export function jsonFile({ columns }: FilledTable): string {
  const fields = columns.filter(({ column }) => isIn('json', column));
  return prettyJson(
    Array.from(fields[0]!.values, (_, row) =>
      Object.fromEntries(fields.map(({ column, values }) => [column.name, values[row]])),
    ),
  );
}
