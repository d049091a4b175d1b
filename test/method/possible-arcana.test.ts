import { describe, expect, it } from 'vitest';
import { datesOfYears, FIRST_YEAR, LAST_YEAR } from '../../src/calendar/dates.ts';
import { ageNumbers, type ChartPoint, POINT_INDEX } from '../../src/method/chart-formulas.ts';
import { addCharts } from '../../src/method/couple-chart.ts';
import { dateCounts } from '../../src/method/date-counts.ts';
import { POSITION_KEYS } from '../../src/method/destiny-matrix.ts';
import { COUPLE_PLACES, PLACE_KEYS, type PlaceKey } from '../../src/method/places.ts';
import { absentPlaces, allCharts, arcanaOfPoint, combinationsOf } from '../../src/method/possible-arcana.ts';
import { ARCANA_NUMBERS } from '../../src/method/reduce.ts';
import { yearArcanum } from '../../src/method/years-and-days.ts';

const absentIn = (place: PlaceKey): number[] =>
  ARCANA_NUMBERS.filter((arcanum) => absentPlaces(arcanum).includes(place));
const without = (arcana: ReadonlySet<number>): number[] => ARCANA_NUMBERS.filter((arcanum) => !arcana.has(arcanum));

it.each<[ChartPoint, number]>([
  ['A', 22],
  ['B', 12],
  ['E', 16],
  ['D', 20],
  ['P3', 7],
  ['M', 7],
  ['L', 20],
  ['R', 20],
])('point %s has %d arcana', (point, count) => {
  const arcana = arcanaOfPoint(point);
  expect(arcana).toEqual([...arcana].sort((a, b) => a - b));
  expect([new Set(arcana).size, arcana.length]).toEqual([count, count]);
});

it('center, karma and purpose have 27 pairs and 54 combinations, in ascending order', () => {
  expect(combinationsOf(['E', 'D'])).toHaveLength(27);
  const all = combinationsOf(['E', 'D', 'P3']);
  expect(all).toHaveLength(54);
  expect([all[0], all.at(-1)]).toEqual([
    [3, 6, 9],
    [22, 11, 3],
  ]);
  const written = all.map((arcana) => arcana.map((arcanum) => String(arcanum).padStart(2, '0')).join());
  expect(written).toEqual([...new Set(written)].sort());
  expect(all).toContainEqual([8, 4, 6]);
});

describe('absentPlaces', () => {
  it('are 78 of 484, in the order of places', () => {
    const absent = ARCANA_NUMBERS.map(absentPlaces);
    expect(absent.flat()).toHaveLength(78);
    for (const places of absent) expect(places).toEqual(PLACE_KEYS.filter((place) => places.includes(place)));
  });

  it.each(POSITION_KEYS)('%s: those that are counted on no date', (key) => {
    const counts = dateCounts().positions[key];
    expect(absentIn(key)).toEqual(ARCANA_NUMBERS.filter((arcanum) => counts[arcanum - 1] === 0));
  });

  it('year: those of no date in no year', () => {
    const found = new Set<number>();
    // Only day and month of a birth date matter.
    for (const date of datesOfYears(2000, 2000))
      for (let year: number = FIRST_YEAR; year <= LAST_YEAR; year++) found.add(yearArcanum(date, year));
    expect(absentIn('year')).toEqual(without(found));
    expect([...found].filter((arcanum) => !ARCANA_NUMBERS.includes(arcanum))).toEqual([]);
  });

  it('age: none, because the ring has them all', () => {
    expect(absentIn('age')).toEqual(without(new Set([...allCharts()].flatMap((chart) => [...ageNumbers(chart)]))));
  });

  // All 15 million pairs take a minute; every 97th chart meets charts of every kind.
  it('couples: those of no pair', () => {
    const points = { couple: 'E', ...COUPLE_PLACES } as const;
    const found = Object.keys(points).map(() => new Set<number>());
    const charts = [...allCharts()];
    const some = charts.filter((_, i) => i % 97 === 0);
    for (const one of some)
      for (const other of charts) {
        const chart = addCharts(one, other);
        for (const [i, point] of Object.values(points).entries()) found[i]!.add(chart[POINT_INDEX[point]]!);
      }
    for (const [i, place] of Object.keys(points).entries())
      expect([place, absentIn((place === 'couple' ? place : `couple_${place}`) as PlaceKey)]).toEqual([
        place,
        without(found[i]!),
      ]);
  });

  it.each([
    [3, []],
    [4, ['purpose', 'planetary_purpose', 'couple_purpose']],
    [15, ['soul', 'center']],
    [22, ['soul', 'purpose', 'couple_purpose']],
  ])('of %d: %o', (arcanum, places) => expect(absentPlaces(arcanum)).toEqual(places));
});
