import type { Config } from '@netlify/edge-functions';
import publisher from '../../data/publisher.json' with { type: 'json' };
import { answerOembed } from '../../src/gateway/oembed.ts';

export default function oembed(request: Request): Response {
  return answerOembed(request, new URL(request.url).origin, publisher);
}

export const config: Config = {
  path: '/oembed',
  // It only assembles a few texts, so the platform's limit is enough.
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
