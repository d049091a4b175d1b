import type { Content } from '../content/content-schema.ts';
import { type Edition, isWhole } from '../endpoints/endpoint.ts';
import type { LanguagesBody } from '../endpoints/languages.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { API_ROOT, inLanguage } from '../http/api-path.ts';
import { POSITION_KEYS, type PositionKey } from '../method/destiny-matrix.ts';
import { PLACE_KEYS, type PlaceKey, SHORT_PLACE_KEYS } from '../method/places.ts';
import { WORDS } from '../words/words.ts';

/** Body of `GET /api/languages`: which there are, and what things are called in each. */
export function languagesDocument(editions: readonly Edition[], site: string): LanguagesBody {
  return editions.map(({ language, content }) => {
    const { chart, languageName } = WORDS[language];
    const { arcana = [], lifePaths = [], positions = [] }: Partial<Content> = content;
    const titles = new Map<PlaceKey, string>(positions.map(({ key, title }) => [key, title]));
    const named = (whole: boolean): string[] =>
      ENDPOINTS.filter((endpoint) => isWhole(endpoint, content) === whole).map(({ name }) => name);
    const isPosition = (place: PlaceKey): place is PositionKey => (POSITION_KEYS as readonly string[]).includes(place);
    return {
      code: language,
      name: languageName,
      url: `${site}${inLanguage(API_ROOT, language)}`,
      complete: named(true),
      missing: named(false),
      arcana: arcana.map(({ number, name }) => ({ number, name })),
      archetypes: lifePaths.map(({ number, archetype }) => ({ number, name: archetype })),
      positions: positions.map(({ key, title }) => ({ key, name: title })),
      places: [
        ...PLACE_KEYS.map((key) => ({ key, name: isPosition(key) ? (titles.get(key) ?? key) : chart.otherPlace(key) })),
        ...SHORT_PLACE_KEYS.map((key) => ({ key, name: chart.shortPlaces[key] })),
      ],
    };
  });
}
