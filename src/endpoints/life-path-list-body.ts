import { apiPath } from '../http/api-path.ts';
import type { Renderer } from './endpoint.ts';
import type { LifePathItem } from './life-path-schema.ts';

export const render: Renderer<object, LifePathItem[]> =
  ({ content, site }) =>
  () =>
    content.lifePaths.map(({ number, archetype, tagline, short_description }) => ({
      number,
      archetype,
      tagline,
      short_description,
      url: `${site}${apiPath('/life-path/{number}', { number })}`,
    }));
