import type { ApiError } from '../contract/errors.ts';
import { MCP_EXPOSED, MCP_METHODS } from '../contract/headers.ts';
import { sitePath } from '../contract/routes.ts';
import { clientKey } from '../gateway/client-key.ts';
import { type CounterOptions, createCounter } from '../gateway/count-requests.ts';
import { matrixPolicy } from '../gateway/rate-limit/policies.ts';
import { errorResponse, preflightResponse } from '../gateway/responses.ts';

export interface McpGatewayOptions extends CounterOptions {
  readonly matrixLimit: number;
  /** Answers the protocol's messages. */
  readonly handle: (request: Request) => Promise<Response>;
}

const ONLY_POST: ApiError = {
  status: 405,
  body: {
    error: 'Method not allowed',
    message: `Esta dirección es para asistentes, que usan POST. Cómo añadirla al tuyo se explica en ${sitePath.docs()}#asistentes.`,
  },
};

/**
 * What stands before the MCP server: preflight, the limit per client, headers. A message counts as a matrix, because that is what
 * it may ask for: otherwise this would be a way round the API's limit.
 */
export function createMcpGateway(
  options: McpGatewayOptions,
): (request: Request, address: string | undefined) => Promise<Response> {
  const { handle, matrixLimit } = options;
  const policy = matrixPolicy(matrixLimit);
  const { count } = createCounter(options);
  return async (request, address) => {
    const { method, headers, url } = request;
    const response =
      method === 'OPTIONS'
        ? preflightResponse(headers)
        : method !== 'POST'
          ? errorResponse(ONLY_POST)
          : await count(policy, clientKey(address), new URL(url).origin, () => handle(request));
    if (method === 'OPTIONS') response.headers.set('access-control-allow-methods', MCP_METHODS);
    if (response.status === 405) response.headers.set('allow', MCP_METHODS);
    response.headers.set('access-control-allow-origin', '*');
    response.headers.set('access-control-expose-headers', MCP_EXPOSED);
    response.headers.set('cache-control', 'no-store');
    response.headers.set('x-content-type-options', 'nosniff');
    return response;
  };
}
