import { sitePath } from '../contract/routes.ts';
import type { ArcanumRecord } from './arcana-schema.ts';
import { arcanumCitation, recordOrigin } from './attribution.ts';
import type { Renderer } from './endpoint.ts';
import type { OfArcanum } from './parameters.ts';

export const render: Renderer<OfArcanum, ArcanumRecord> =
  ({ content: { arcana, publisher }, site }) =>
  ({ number }) => {
    const arcanum = arcana[number - 1]!;
    return {
      number: arcanum.number,
      name: arcanum.name,
      keyword: arcanum.keyword,
      emoji: arcanum.emoji,
      description: arcanum.description,
      light: arcanum.light,
      shadow: arcanum.shadow,
      readings: arcanum.readings,
      ...recordOrigin(publisher, `${site}${sitePath.arcanum(number)}`, (url) =>
        arcanumCitation(publisher, arcanum, url),
      ),
    };
  };
