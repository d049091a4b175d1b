/** The query parameter that carries a birth date as YYYY-MM-DD. */
export const BIRTH_PARAMETER = 'birth';

/**
 * The birth date of a profile's query as it was written; a form without a script sends its three fields.
 *
 * @example writtenBirth(new URLSearchParams('birth-day=15&birth-month=6&birth-year=1990')) // '15/6/1990'
 */
export function writtenBirth(query: URLSearchParams): string {
  const part = (name: string): string | null => query.get(`${BIRTH_PARAMETER}-${name}`);
  const [day, month, year] = [part('day'), part('month'), part('year')];
  return query.get(BIRTH_PARAMETER) ?? (day && month && year ? `${day}/${month}/${year}` : '');
}
