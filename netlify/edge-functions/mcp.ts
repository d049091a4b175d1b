import type { Config, Context } from '@netlify/edge-functions';
import { createMcpGateway } from '../../src/mcp/mcp-gateway.ts';
import { filesOf, service } from '../edge-service.ts';

const gateway = createMcpGateway({
  ...service,
  handle: async (request) => (await import('../mcp-server.ts')).handle(request),
});

export default function mcp(request: Request, context: Context): Promise<Response> {
  return gateway(request, context.ip, filesOf(request, context));
}

export const config: Config = {
  path: '/mcp',
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
