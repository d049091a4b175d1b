import type { Config, Context } from '@netlify/edge-functions';
import publisher from '../../data/publisher.json' with { type: 'json' };
import { createMcpGateway } from '../../src/mcp/mcp-gateway.ts';
import { limits } from '../site-limits.ts';

const gateway = createMcpGateway({
  ...limits,
  support: publisher.support,
  handle: async (request) => (await import('../mcp-server.ts')).handle(request),
  now: Date.now,
  report: console.error,
});

export default function mcp(request: Request, context: Context): Promise<Response> {
  return gateway(request, context.ip);
}

export const config: Config = {
  path: ['/mcp', '/mcp/'],
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
