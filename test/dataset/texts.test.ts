import { expect, it } from 'vitest';
import { chart } from '../../src/dataset/tables/chart.ts';
import { arcana, readings } from '../../src/dataset/tables/records.ts';
import type { Table } from '../../src/dataset/tables/table.ts';
import {
  coupleMeetings,
  couplePurposes,
  portraitCores,
  portraitParts,
  shortReadings,
} from '../../src/dataset/tables/texts.ts';
import { bodiesOf } from '../bodies.ts';
import { content } from '../content-fixture.ts';
import { source } from './written-fixture.ts';

type Row = Readonly<Record<string, string | number>>;

function rowsOf(table: Table): Row[] {
  const values = table.values(source);
  const names = table.columns(source).map(({ name }) => name);
  return Array.from({ length: values[0]!.length }, (_, i) =>
    Object.fromEntries(names.map((name, column) => [name, values[column]![i] as string | number])),
  );
}

const bodies = bodiesOf(content, source.site);
const charts = rowsOf(chart);
const bodyOf = ({ a, b, c }: Row) => bodies.chart({ a: Number(a), b: Number(b), c: Number(c) });
/** One in a hundred; the tests of bodies cover all of them. */
const some = charts.filter((_, i) => i % 101 === 0);

it('a portrait can be put together from the tables, as the guide says', () => {
  const families = new Map(rowsOf(arcana).map(({ number, family }) => [number, family]));
  const parts = new Map(rowsOf(portraitParts).map(({ part, key, text }) => [`${part} ${key}`, text]));
  const cores = new Map(rowsOf(portraitCores).map((core) => [`${core.center}-${core.karma}-${core.purpose}`, core]));
  expect([parts.size, cores.size]).toEqual([22 + 16 + 12, 54]);
  for (const row of some) {
    const { a, b, d, e, p3 } = row as Record<string, number>;
    const core = cores.get(`${e}-${d}-${p3}`)!;
    const hinge = parts.get(`hinges ${families.get(a!)}-${families.get(b!)}`);
    const first = `${parts.get(`presence ${a}`)} ${hinge} ${parts.get(`motive ${b}`)}`;
    expect(bodyOf(row).portrait).toEqual({ headline: core.headline, text: `${first}\n\n${core.text}` });
  }
});

it('the short readings are those of the columns that places name', () => {
  const rows = new Map(rowsOf(shortReadings).map((row) => [`${row.place} ${row.arcana}`, row]));
  expect(rows.size).toBe(7 + 20 + 20);
  for (const row of some) {
    const body = bodyOf(row);
    for (const [place, column] of [['partner', 'm'] as const, ['income', 'l'] as const, ['balance', 'r'] as const]) {
      const { meaning, question } = rows.get(`${place} ${row[column]}`)!;
      expect(body[place]).toMatchObject({ meaning, question });
    }
  }
});

it('the 78 readings that never occur are marked, as in the bodies', () => {
  const absent = rowsOf(readings).filter((row) => row.absent === 1);
  expect(absent).toHaveLength(78);
  for (const { arcana, place } of absent) expect(bodies.arcanum(Number(arcana)).absent).toContain(place);
});

it('meetings and purposes are those of couples', () => {
  const { meeting, purposes } = bodies.couple({ day: 15, month: 6, year: 1990 }, { day: 29, month: 12, year: 1990 });
  const { headline, text } = rowsOf(coupleMeetings).find(({ key }) => key === 'order-change')!;
  expect([meeting.headline, meeting.text]).toEqual([headline, text]);
  const sentences = rowsOf(couplePurposes);
  expect(sentences.map(({ key }) => key)).toEqual(purposes.map(({ key }) => key));
  const [before, after] = String(sentences[1]!.text).split('{arcano}');
  expect(purposes[1]!.text).toBe(`${before}El Emperador${after}`);
});
