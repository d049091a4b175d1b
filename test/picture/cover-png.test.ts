import { expect, it } from 'vitest';
import { COVER } from '../../src/picture/card-layout.ts';
import { arcanumCover, lifePathCover } from '../../src/picture/cover-png.ts';
import { PAGE_WORDS } from '../../src/words/words.ts';
import { content } from '../content-fixture.ts';
import { readPng } from './read-png.ts';

const [arcanum, lifePath] = [content.arcana[7]!, content.lifePaths[6]!];
const { card } = PAGE_WORDS.es;

/** What changes a text of a cover: its lines above the baselines of the title and of the tagline. */
it.each([
  ['arcanum', 'name', 'title', (more: object) => arcanumCover({ ...arcanum, ...more }, card, 'a.es', 'es')],
  ['arcanum', 'keyword', 'tagline', (more: object) => arcanumCover({ ...arcanum, ...more }, card, 'a.es', 'es')],
  ['life path', 'archetype', 'title', (more: object) => lifePathCover({ ...lifePath, ...more }, card, 'a.es', 'es')],
  ['life path', 'tagline', 'tagline', (more: object) => lifePathCover({ ...lifePath, ...more }, card, 'a.es', 'es')],
] as const)('the cover of an %s has its %s as its %s', async (_, field, place, draw) => {
  const [before, after] = [readPng(await draw({})), readPng(await draw({ [field]: 'Otra' }))];
  const changed = [...before.pixels.keys()].filter((i) => before.pixels[i] !== after.pixels[i]);
  const rows = changed.map((i) => Math.floor(i / before.width));
  const title = [COVER.kicker + 20, COVER.title + 25] as const;
  const [from, to] = place === 'title' ? title : ([title[1], COVER.address - 60] as const);
  expect(rows.length).toBeGreaterThan(100);
  expect([Math.min(...rows) > from, Math.max(...rows) < to]).toEqual([true, true]);
});
