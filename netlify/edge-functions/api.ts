import type { Config, Context } from '@netlify/edge-functions';
import positions from '../../data/positions.json' with { type: 'json' };
import publisher from '../../data/publisher.json' with { type: 'json' };
import { createGateway, type FileFetcher } from '../../src/gateway/gateway.ts';
import { createMemoryRateLimiter } from '../../src/gateway/memory-rate-limiter.ts';
import type { RateLimiter } from '../../src/gateway/rate-limiter.ts';
import { readMatrixLimitOr } from '../../src/gateway/rate-policies.ts';
import { matrixDrawer } from '../../src/picture/draw-matrix.ts';
import { createLimiter } from '../../src/store/create-limiter.ts';

const draw = matrixDrawer(positions, publisher);

/** A mistake in the store's settings is told to the operator; the limit holds without the store. */
function withMemoryAlone(error: unknown): RateLimiter {
  console.error(error);
  return createMemoryRateLimiter();
}

/** Built once per isolate: the limiter's memory lives as long as this module. */
const gateway = createGateway({
  limiter: await createLimiter((name) => Netlify.env.get(name), console.error).catch(withMemoryAlone),
  matrixLimit: readMatrixLimitOr(console.error, Netlify.env.get('RATE_LIMIT_PER_MINUTE')),
  support: publisher.support,
  drawMatrix: (date) => draw(date, { standalone: true }),
  now: Date.now,
  report: console.error,
});

export default function api(request: Request, context: Context): Promise<Response> {
  // A new request instead of a rewrite: a rewrite to a path below /api would run this function again.
  const fetchFile: FileFetcher = (file, { url, headers }) =>
    context.next(new Request(new URL(file, url), { headers }), { sendConditionalRequest: true });
  return gateway(request, context.ip, fetchFile);
}

export const config: Config = {
  path: ['/api', '/api/*'],
  // If this function cannot run at all, the static layer still answers.
  onError: 'bypass',
  // A coarser backstop by the platform: our own limits speak first, with our body and headers.
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
