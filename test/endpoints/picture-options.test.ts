import { expect, it } from 'vitest';
import { findTarget } from '../../src/api/router.ts';
import { queryWith } from '../../src/endpoints/picture-options.ts';
import { PUBLISHED } from '../../src/words/language.ts';

const MATRIX = '/api/matrix/15/6/1990';
const COUPLE = '/api/couple/1990-06-15/1990-12-29';

/** The options read from a query, or the status of the error. */
function read(path: string, query: string): unknown {
  const { found } = findTarget(path, query);
  if ('error' in found) return found.error.status;
  return (found as unknown as { params: { options: unknown } }).params.options;
}

// Allowed values, and values just outside of the range.
it.each<[name: string, allowed: Record<string, unknown>, refused: string[]]>([
  [
    'ancho',
    { 100: { width: 100 }, 480: { width: 480 }, 2000: { width: 2000 } },
    [...' 0 99 2001 10000 480.5 480.0 100e1 0x1f4 -480 +480 480px ٤٨٠'.split(' '), ' 480', '480 '],
  ],
  [
    'tema',
    { claro: { theme: 'light' }, oscuro: { theme: 'dark' } },
    ['', 'Claro', 'OSCURO', ' claro', 'oscuro ', 'claros', 'light', 'dark', 'constructor'],
  ],
  [
    'detail',
    { simple: { detail: 'simple' }, full: { detail: 'full' } },
    ['', 'Full', 'ful', 'fully', 'full ', 'simple,full'],
  ],
])('?%s= takes %j, and none of %j', (name, allowed, refused) => {
  for (const path of [MATRIX, COUPLE]) {
    const asked = (value: string): unknown => read(`${path}.svg`, `?${name}=${encodeURIComponent(value)}`);
    expect(Object.fromEntries(Object.keys(allowed).map((value) => [value, asked(value)]))).toEqual(allowed);
    expect(refused.filter((value) => asked(value) !== 400)).toEqual([]);
  }
});

it.each(['tema=azul', 'detail=FULL', 'ancho=99'])(
  '%s is refused after the date, and does not matter to JSON',
  (query) => {
    const dated = findTarget('/api/matrix/30/2/1990.svg', `?${query}`);
    expect(dated).toMatchObject({ found: { error: { error: 'Invalid date' } } });
    expect(findTarget(MATRIX, `?${query}`)).toMatchObject({ found: { file: `${MATRIX}.json` } });
  },
);

// For both languages' paths, because OpenAPI lists every name for each path.
it.each([`${MATRIX}`, '/api/en/matrix/15/6/1990'])('%s understands the names of every language', (path) => {
  const options = { theme: 'dark', width: 480, detail: 'full' } as const;
  for (const language of PUBLISHED) expect(read(`${path}.svg`, queryWith(options, language))).toEqual(options);
  expect(
    ['theme=oscuro', 'tema=dark', 'theme=Dark', 'width=480.5', 'ancho=99', 'width=2001'].map((query) =>
      read(`${path}.svg`, `?${query}`),
    ),
  ).toEqual(Array(6).fill(400));
  // A card has one size.
  expect(read(`${path}.png`, '?theme=light&width=9&ancho=x')).toEqual({ theme: 'light' });
  expect([read(`${path}.png`, '?format=story'), read(`${path}.png`, '?formato=historia')]).toEqual([
    { format: 'story' },
    { format: 'story' },
  ]);
  expect([queryWith({}, 'en'), read(`${path}.svg`, '')]).toEqual(['', {}]);
});

it('the language of the path wins over another, which must be right all the same', () => {
  const both = '?tema=claro&theme=dark&width=300&ancho=200';
  expect(read(`${MATRIX}.svg`, both)).toEqual({ theme: 'light', width: 200 });
  expect(read('/api/en/matrix/15/6/1990.svg', both)).toEqual({ theme: 'dark', width: 300 });
  expect([read(`${MATRIX}.svg`, '?tema=claro&theme=x'), read(`${MATRIX}.svg`, '?theme=dark&tema=x')]).toEqual([
    400, 400,
  ]);
});
