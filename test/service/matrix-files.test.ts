import { expect, it } from 'vitest';
import { matrixEncoder } from '../../src/service/matrix-files.ts';
import { bodiesOf } from '../bodies.ts';
import { content, contextOf } from '../content-fixture.ts';

const SITE = 'https://ejemplo.org';

it('gives whole bodies also with texts that are longer than any today', () => {
  const publisher = { ...content.publisher, name: 'ñ'.repeat(8_000) };
  const arcana = content.arcana.map((arcanum) => ({ ...arcanum, name: '€'.repeat(3_200) }));
  const longer = { ...content, publisher, arcana };
  const date = { day: 28, month: 12, year: 2088 };
  const expected = `${JSON.stringify(bodiesOf(longer, SITE).matrix(date))}\n`;
  expect(Buffer.from(matrixEncoder(contextOf(SITE, longer))(date)).equals(Buffer.from(expected))).toBe(true);
});
