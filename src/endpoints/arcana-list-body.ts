import { apiPath } from '../http/api-path.ts';
import type { ArcanumItem } from './arcana-schema.ts';
import type { Renderer } from './endpoint.ts';

export const render: Renderer<object, ArcanumItem[]> =
  ({ content, site }) =>
  () =>
    content.arcana.map(({ number, name, keyword, emoji }) => ({
      number,
      name,
      keyword,
      emoji,
      url: `${site}${apiPath('/arcana/{number}', { number })}`,
    }));
