import type { Arcanum, Content, LifePath, Position, Publisher } from '../content/content-schema.ts';
import { type DateCounts, dateCounts } from '../method/date-counts.ts';
import { EMBLEMS, type Emblem } from '../picture/emblems.ts';
import type { PageWords } from '../words/words.ts';

/** texts.json: the content and counts that the browser needs to show any date. */
export interface BrowserTexts {
  readonly publisher: Pick<Publisher, 'name' | 'license' | 'license_url'>;
  readonly arcana: readonly (Pick<Arcanum, 'number' | 'name' | 'keyword' | 'repeated'> & { readonly emblem: Emblem })[];
  readonly positions: readonly Pick<Position, 'key' | 'title' | 'meaning' | 'question'>[];
  /** How many dates have each arcanum in each position. */
  readonly counts: DateCounts['positions'];
  /** The purpose of each part of the chart and how it is calculated. */
  readonly sentences: PageWords['sentences'];
  readonly lifePaths: readonly Pick<LifePath, 'number' | 'archetype' | 'tagline' | 'short_description'>[];
}

export function browserTexts(
  { publisher, arcana, positions, lifePaths }: Content,
  { sentences }: Pick<PageWords, 'sentences'>,
): BrowserTexts {
  return {
    publisher: { name: publisher.name, license: publisher.license, license_url: publisher.license_url },
    arcana: arcana.map(({ number, name, keyword, repeated }) => ({
      number,
      name,
      keyword,
      emblem: EMBLEMS[number - 1]!,
      repeated,
    })),
    positions: positions.map(({ key, title, meaning, question }) => ({ key, title, meaning, question })),
    counts: dateCounts().positions,
    sentences,
    lifePaths: lifePaths.map(({ number, archetype, tagline, short_description }) => ({
      number,
      archetype,
      tagline,
      short_description,
    })),
  };
}
