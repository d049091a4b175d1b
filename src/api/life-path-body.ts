import { API_VERSION } from '../contract/limits.ts';
import { apiPath, sitePath } from '../contract/routes.ts';
import type { Content, LifePath, Publisher } from '../domain/content.ts';
import { attributionText, lifePathCitation } from './attribution.ts';
import type { LifePathItem, LifePathRecord } from './life-path.ts';

/** Body of `GET /life-path`. */
export function lifePathList({ lifePaths }: Content, site: string): LifePathItem[] {
  return lifePaths.map(({ number, archetype, tagline, short_description }) => ({
    number,
    archetype,
    tagline,
    short_description,
    url: `${site}${apiPath.lifePath(number)}`,
  }));
}

/** Body of `GET /life-path/{number}`. The people's birth dates stay in the source data, where they prove the number. */
export function lifePathRecord(record: LifePath, publisher: Publisher, site: string): LifePathRecord {
  const source_url = `${site}${sitePath.lifePath(record.number)}`;
  return {
    number: record.number,
    archetype: record.archetype,
    tagline: record.tagline,
    short_description: record.short_description,
    description: record.description,
    traits: record.traits,
    weaknesses: record.weaknesses,
    career: record.career,
    love: record.love,
    advice: record.advice,
    famous_people: record.famous_people.map(({ name, field }) => ({ name, field })),
    source_url,
    suggested_citation: lifePathCitation(publisher, record, source_url),
    license: publisher.license,
    license_url: publisher.license_url,
    attribution: attributionText(publisher),
    api_version: API_VERSION,
  };
}
