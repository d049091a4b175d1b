import { API_VERSION } from '../contract/limits.ts';
import { apiPath, sitePath } from '../contract/routes.ts';
import type { Arcanum, Content, Publisher } from '../domain/content.ts';
import type { ArcanumItem, ArcanumRecord } from './arcana.ts';
import { arcanumCitation, attributionText } from './attribution.ts';

/** Body of `GET /arcana`. */
export function arcanaList({ arcana }: Content, site: string): ArcanumItem[] {
  return arcana.map(({ number, name, keyword, emoji }) => ({
    number,
    name,
    keyword,
    emoji,
    url: `${site}${apiPath.arcanum(number)}`,
  }));
}

/** Body of `GET /arcana/{number}`. */
export function arcanumRecord(arcanum: Arcanum, publisher: Publisher, site: string): ArcanumRecord {
  const source_url = `${site}${sitePath.arcanum(arcanum.number)}`;
  return {
    number: arcanum.number,
    name: arcanum.name,
    keyword: arcanum.keyword,
    emoji: arcanum.emoji,
    description: arcanum.description,
    light: arcanum.light,
    shadow: arcanum.shadow,
    readings: arcanum.readings,
    source_url,
    suggested_citation: arcanumCitation(publisher, arcanum, source_url),
    license: publisher.license,
    license_url: publisher.license_url,
    attribution: attributionText(publisher),
    api_version: API_VERSION,
  };
}
