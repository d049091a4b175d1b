import { expect, it } from 'vitest';
import { queryWith } from '../../src/endpoints/picture-options.ts';
import { findTarget } from '../../src/service/router.ts';

const MATRIX = '/api/matrix/15/6/1990';

/** What is drawn of a query, or the status of its refusal. */
function read(path: string, query: string): unknown {
  const { found } = findTarget(path, query);
  if ('error' in found) return found.error.status;
  return (found as unknown as { params: { options: unknown } }).params.options;
}

// Each value that is allowed, and everything just outside of it.
it.each<[name: string, allowed: Record<string, unknown>, refused: string[]]>([
  [
    'ancho',
    { 100: { width: 100 }, 480: { width: 480 }, 2000: { width: 2000 } },
    [
      '',
      '0',
      '99',
      '2001',
      '10000',
      '480.5',
      '480.0',
      '100e1',
      '0x1f4',
      '-480',
      '+480',
      ' 480',
      '480 ',
      '480px',
      '٤٨٠',
    ],
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
  const asked = (value: string): unknown => read(`${MATRIX}.svg`, `?${name}=${encodeURIComponent(value)}`);
  expect(Object.fromEntries(Object.keys(allowed).map((value) => [value, asked(value)]))).toEqual(allowed);
  expect(refused.filter((value) => asked(value) !== 400)).toEqual([]);
});

it('each language has its own names, of which no other knows', () => {
  const [svg, png] = ['svg', 'png'].map((ending) => `/api/en/matrix/15/6/1990.${ending}`) as [string, string];
  const options = { theme: 'dark', width: 480, detail: 'full' } as const;
  expect(read(svg, '?theme=dark&width=480&detail=full')).toEqual(options);
  expect(['?theme=oscuro', '?theme=Dark', '?width=480.5', '?width=99'].map((query) => read(svg, query))).toEqual(
    Array(4).fill(400),
  );
  expect([read(svg, '?tema=oscuro&ancho=9'), read(`${MATRIX}.svg`, '?theme=no&width=9')]).toEqual([{}, {}]);
  expect(read(png, '?theme=light&width=9')).toEqual({ theme: 'light' });
  // What one language was asked for can be asked of the other.
  expect([read(svg, queryWith(options, 'en')), read(`${MATRIX}.svg`, queryWith(options, 'es'))]).toEqual([
    options,
    options,
  ]);
  expect(queryWith({}, 'en')).toBe('');
});

it.each([
  [`${MATRIX}.svg`, '?tema=oscuro&ancho=480&detail=full', { theme: 'dark', width: 480, detail: 'full' }],
  ['/api/couple/1990-06-15/1990-12-29.svg', '?ancho=480&x=1', { width: 480 }],
  // A card has one size and one detail.
  [`${MATRIX}.png`, '?tema=oscuro&ancho=9&detail=no', { theme: 'dark' }],
  [`${MATRIX}.png`, '?tema=no', 400],
  [`${MATRIX}.svg`, '', {}],
])('%s%s is drawn as %j', (path, query, options) => expect(read(path, query)).toEqual(options));
