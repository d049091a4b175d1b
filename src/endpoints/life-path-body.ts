import type { LifePath } from '../content/content-schema.ts';
import { apiPath } from '../http/api-path.ts';
import { sitePath } from '../http/site-path.ts';
import { lifePathCitation, recordOrigin } from './attribution.ts';
import type { Renderer } from './endpoint.ts';
import type { LifePathItem, LifePathRecord } from './life-path-schema-and-docs.ts';
import type { OfLifePath } from './parameters.ts';

export const renderLifePaths: Renderer<object, LifePathItem[]> =
  ({ content, site }) =>
  () =>
    content.lifePaths.map(({ number, archetype, archetype_en, tagline, short_description }) => ({
      number,
      archetype,
      archetype_en,
      tagline,
      short_description,
      url: `${site}${apiPath('/life-path/{number}', { number })}`,
    }));

/** The people's birth dates stay in the source data, where they prove the number. */
export const renderLifePath: Renderer<OfLifePath, LifePathRecord> =
  ({ content, site }) =>
  ({ number }) => {
    const record = content.lifePaths.find((path) => path.number === number) as LifePath;
    return {
      number: record.number,
      archetype: record.archetype,
      archetype_en: record.archetype_en,
      tagline: record.tagline,
      short_description: record.short_description,
      description: record.description,
      traits: record.traits,
      weaknesses: record.weaknesses,
      career: record.career,
      love: record.love,
      advice: record.advice,
      famous_people: record.famous_people.map(({ name, field }) => ({ name, field })),
      ...recordOrigin(content.publisher, `${site}${sitePath.lifePath(number)}`, (url) =>
        lifePathCitation(content.publisher, record, url),
      ),
    };
  };
