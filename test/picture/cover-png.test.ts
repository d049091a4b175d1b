import { expect, it } from 'vitest';
import { COVER } from '../../src/picture/card-layout.ts';
import { arcanumCover, lifePathCover } from '../../src/picture/cover-png.ts';
import { PAGE_WORDS } from '../../src/words/words.ts';
import { content } from '../content-fixture.ts';
import { readPng } from './read-png.ts';

const [arcanum, lifePath] = [content.arcana[7]!, content.lifePaths[6]!];
const { card } = PAGE_WORDS.es;

/** The rows of a cover that a text of its own takes. */
const TITLE = [COVER.kicker + 20, COVER.title + 25] as const;
const TAGLINE = [TITLE[1], COVER.address - 60] as const;

it.each([
  ['arcanum', 'name', TITLE, (other: object) => arcanumCover({ ...arcanum, ...other }, card, 'a.es', 'es')],
  ['arcanum', 'keyword', TAGLINE, (other: object) => arcanumCover({ ...arcanum, ...other }, card, 'a.es', 'es')],
  ['life path', 'archetype', TITLE, (other: object) => lifePathCover({ ...lifePath, ...other }, card, 'a.es', 'es')],
  ['life path', 'tagline', TAGLINE, (other: object) => lifePathCover({ ...lifePath, ...other }, card, 'a.es', 'es')],
] as const)('the cover of an %s has its %s in the rows %j', async (_, field, [from, to], draw) => {
  const [before, after] = [readPng(await draw({})), readPng(await draw({ [field]: 'Otra' }))];
  const changed = [...before.pixels.keys()].filter((i) => before.pixels[i] !== after.pixels[i]);
  const rows = changed.map((i) => Math.floor(i / before.width));
  expect(rows.length).toBeGreaterThan(100);
  expect([Math.min(...rows) > from, Math.max(...rows) < to]).toEqual([true, true]);
});
