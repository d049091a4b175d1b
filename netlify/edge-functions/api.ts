import type { Config, Context } from '@netlify/edge-functions';
import { loadPublished } from '../../src/content/load-published.ts';
import { createGateway } from '../../src/gateway/gateway.ts';
import { service } from '../edge-service.ts';

const gateway = createGateway({ ...service, loadContent: loadPublished });

export default function api(request: Request, context: Context): Promise<Response> {
  return gateway(request, context.ip, async (path, headers, { signal }) => {
    // Not a rewrite: a rewrite to a path below /api would run this function again.
    const asked = new Request(new URL(path, request.url), { headers, signal });
    const file = await context.next(asked, { sendConditionalRequest: true });
    // Copied because the headers of a fetched response are immutable.
    return new Response(file.body, file);
  });
}

// Patterns, because `path` cannot express the second one: any other spelling that the static layer would decode to a file must not
// bypass the limit or the rules of `_headers`. If this function cannot run at all, the static layer still responds. `rateLimit` is
// the platform's coarser backstop: our own limits apply first, with our body and headers.
export const config: Config = {
  pattern: ['^/[Aa][Pp][Ii](/.*)?$', '^.*(%|//|\\\\).*$'],
  onError: 'bypass',
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
