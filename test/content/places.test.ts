import { expect, it } from 'vitest';
import type { Reading } from '../../src/content/content-schema.ts';
import { PLACE_KEYS } from '../../src/method/places.ts';
import { plainWords, splitSentences } from './checks/words.ts';
import { realContent } from './content-texts.ts';

const PARTS: readonly (keyof Reading)[] = ['meaning', 'light', 'shadow', 'question', 'reading'];
const SAME_OPENING = 3;
/** A third of the 22 arcana. */
const SAME_MOULD = 7;
/** How a text can begin so that the next one of its kind sounds alike. That a sentence begins with an article or a verb is none. */
const MOULDS: Readonly<Record<string, RegExp>> = {
  'se + verb': /^Se /,
  infinitive: /^\p{L}+[aei]r(?:se|te|les?)? /u,
  'puede + infinitive': /^Puede[sn]? /,
  'a veces': /^A veces/,
  suele: /^Suele[sn]? /,
  'tu + noun': /^Tus? /,
  hay: /^Hay /,
  'lo que': /^Lo que /,
  no: /^No /,
  condition: /^(?:Si|Cuando) /,
  'preposition + article': /^(?:En|Con) (?:el|la|los|las|un|una|tus?) /,
};
const FUTURE = /(?<!\p{L})\p{L}+(?:ar|er|ir|dr|br|rr)án?(?!\p{L})/u;
const SOFTENED = /(?<!\p{L})(?:suele[ns]?|puede[ns]?|podría[ns]?|a veces|quizá|tal vez)(?!\p{L})/iu;

/** The texts of one part in one place, of all arcana. */
async function textsOf(place: (typeof PLACE_KEYS)[number], part: keyof Reading): Promise<string[]> {
  return (await realContent()).arcana.map(({ places }) => places[place][part]);
}

it.each(PLACE_KEYS.flatMap((place) => PARTS.map((part) => [place, part] as const)))(
  '%s.%s: no opening more than three times, no mould in more than a third',
  async (place, part) => {
    const texts = await textsOf(place, part);
    const openings = texts.map((text) => plainWords(text).slice(0, 2).join(' '));
    const shared = openings.filter((words) => openings.filter((other) => other === words).length > SAME_OPENING);
    const moulds = Object.keys(MOULDS).filter(
      (name) => texts.filter((text) => MOULDS[name]!.test(text)).length > SAME_MOULD,
    );
    expect({ shared, moulds }).toEqual({ shared: [], moulds: [] });
  },
);

it.each(PLACE_KEYS)('%s: light and shadow are of one length, within 30 %', async (place) => {
  const words = async (part: keyof Reading): Promise<number> =>
    plainWords((await textsOf(place, part)).join(' ')).length;
  const [light, shadow] = [await words('light'), await words('shadow')];
  expect(Math.abs(light - shadow) / Math.max(light, shadow)).toBeLessThan(0.3);
});

it('no plain part says what will be, unless it may be', async () => {
  const { arcana } = await realContent();
  const sentences = arcana.flatMap(({ places }) =>
    Object.values(places).flatMap(({ meaning, light, shadow, question }) =>
      [meaning, light, shadow, question].flatMap(splitSentences),
    ),
  );
  expect(sentences.filter((sentence) => FUTURE.test(sentence) && !SOFTENED.test(sentence))).toEqual([]);
  expect([FUTURE.test('Todo llegará.'), SOFTENED.test('Puede que llegue.')]).toEqual([true, true]);
});
