import type { Config, Context } from '@netlify/edge-functions';
import publisher from '../../data/publisher.json' with { type: 'json' };
import { answerOembed } from '../../src/gateway/oembed.ts';
import { siteReader } from '../../src/gateway/service.ts';
import { filesOf, service } from '../edge-service.ts';

const siteOf = siteReader(service.site);

export default async function oembed(request: Request, context: Context): Promise<Response> {
  return answerOembed(request, await siteOf(filesOf(request, context)), publisher);
}

export const config: Config = {
  path: '/oembed',
  // The function only joins a few texts, so the platform's limit is enough.
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
