import type { Reading } from '../content/content-schema.ts';
import { apiPath } from '../http/api-path.ts';
import { sitePath } from '../http/site-path.ts';
import { POSITION_KEYS } from '../method/destiny-matrix.ts';
import { PLACE_KEYS, type PlaceKey } from '../method/places.ts';
import type { ArcanumItem, ArcanumRecord } from './arcana-schema-and-docs.ts';
import { arcanumCitation, recordOrigin } from './attribution.ts';
import type { Renderer } from './endpoint.ts';
import type { OfArcanum } from './parameters.ts';

export const renderArcana: Renderer<object, ArcanumItem[]> =
  ({ content, site }) =>
  () =>
    content.arcana.map(({ number, name, name_en, keyword, emoji }) => ({
      number,
      name,
      name_en,
      keyword,
      emoji,
      url: `${site}${apiPath('/arcana/{number}', { number })}`,
    }));

export const renderArcanum: Renderer<OfArcanum, ArcanumRecord> =
  ({ content: { arcana, publisher }, site }) =>
  ({ number }) => {
    const arcanum = arcana[number - 1]!;
    const byPlace = <T>(part: (reading: Reading) => T) =>
      Object.fromEntries(PLACE_KEYS.map((key) => [key, part(arcanum.places[key])])) as Record<PlaceKey, T>;
    return {
      number: arcanum.number,
      name: arcanum.name,
      name_en: arcanum.name_en,
      keyword: arcanum.keyword,
      emoji: arcanum.emoji,
      description: arcanum.description,
      light: arcanum.light,
      shadow: arcanum.shadow,
      readings: byPlace(({ reading }) => reading),
      meanings: byPlace(({ meaning, light, shadow, question }) => ({ meaning, light, shadow, question })),
      repeated: arcanum.repeated,
      absent: POSITION_KEYS.filter((key) => arcanum.absent?.includes(key)),
      ...recordOrigin(publisher, `${site}${sitePath.arcanum(number)}`, (url) =>
        arcanumCitation(publisher, arcanum, url),
      ),
    };
  };
