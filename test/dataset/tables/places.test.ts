import { expect, it } from 'vitest';
import { CHART_COLUMNS } from '../../../src/dataset/tables/chart.ts';
import { places } from '../../../src/dataset/tables/places.ts';
import { ENDPOINTS } from '../../../src/endpoints/list.ts';
import { POSITION_KEYS } from '../../../src/method/destiny-matrix.ts';
import { CHART_PLACES, COUPLE_PLACES } from '../../../src/method/places.ts';
import { content } from '../../content-fixture.ts';
import { source } from '../written-fixture.ts';

const [keys, ...rest] = places.values(source) as readonly (readonly string[])[];
const found = Object.fromEntries(keys!.map((key, i) => [key, rest.at(-1)![i]!]));

it('has every place of the readings once, then those of the short ones, with all cells filled', () => {
  expect(new Set(keys!.slice(0, 22))).toEqual(new Set(Object.keys(content.arcana[0]!.places)));
  expect(keys!.slice(22)).toEqual(['partner', 'income', 'balance']);
  expect(rest.flat().filter((cell) => !cell)).toEqual([]);
});

it('says of every place where its arcanum is: a column or an address that exists', () => {
  for (const key of POSITION_KEYS) expect(found[key]).toBe(`matrix.${key}`);
  expect(found.personal_purpose).toBe(`chart.${CHART_PLACES.personal_purpose.toLowerCase()}`);
  expect(found.planetary_purpose).toBe(`chart.${CHART_PLACES.planetary_purpose.toLowerCase()}`);
  expect([found.partner, found.income, found.balance]).toEqual(['chart.m', 'chart.l', 'chart.r']);
  for (const [place, point] of Object.entries({ ...COUPLE_PLACES, '': 'E' }))
    expect(found[place ? `couple_${place}` : 'couple']).toBe(`/api/couple/{a}/{b}#/points/${point}`);
  const paths = ENDPOINTS.map(({ path }) => `/api${path}`);
  for (const place of Object.values(found)) {
    const [table, column] = place.split('.');
    if (place.startsWith('/')) expect(paths).toContain(place.split('#')[0]);
    else if (table === 'chart')
      expect(CHART_COLUMNS.some((name) => name.startsWith(column!.replace('*', '')))).toBe(true);
  }
});
