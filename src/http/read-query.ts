/** More than any link that people share has; 16 KB of a request hold thousands, and parsing all of them would be work for nothing. */
const PAIRS = /^(?:[^&]*&){0,63}[^&]*/;

/**
 * The pairs of a query, the first 64 of them.
 *
 * @example readQuery('?birth=1990-06-15&x').get('birth') // '1990-06-15'
 */
export function readQuery(query = ''): URLSearchParams {
  return new URLSearchParams(PAIRS.exec(query)![0]);
}
