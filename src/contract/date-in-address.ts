/** The query parameter that carries a birth date as YYYY-MM-DD. */
export const BIRTH_PARAMETER = 'birth';

/**
 * The date of a query as it was written; a form without a script sends its three fields.
 *
 * @example writtenDate(new URLSearchParams('birth-day=15&birth-month=6&birth-year=1990'), 'birth') // '15/6/1990'
 */
export function writtenDate(query: URLSearchParams, name: string): string {
  const [day, month, year] = ['day', 'month', 'year'].map((part) => query.get(`${name}-${part}`));
  return query.get(name) ?? (day && month && year ? `${day}/${month}/${year}` : '');
}
