import { clientKey } from '../gateway/client-key.ts';
import { createCounter } from '../gateway/count-request.ts';
import { withoutHopByHop } from '../gateway/responses.ts';
import { type FetchFile, type Service, siteReader } from '../gateway/service.ts';
import type { ApiError } from '../http/errors.ts';
import { CACHE_CONTROL_ERROR, COMMON_HEADERS, EXPOSED_HEADERS, MCP_METHODS } from '../http/headers.ts';
import { FIRST_PATHS } from '../http/published-paths.ts';
import { MCP_PATH } from '../http/site-path.ts';
import { policiesOf } from '../settings/rate-limits.ts';
import { ANSWERS } from '../words/answers.ts';
import { mcp as words } from '../words/en/mcp.ts';

interface McpGatewayOptions extends Service {
  /** Answers the protocol's messages. */
  readonly handle: (request: Request) => Promise<Response>;
}

const EXPOSED = [...EXPOSED_HEADERS, 'Mcp-Session-Id', 'Mcp-Protocol-Version'].join(', ');
const HEADERS = { ...COMMON_HEADERS, 'Access-Control-Expose-Headers': EXPOSED };

const ONLY_POST: ApiError = {
  status: 405,
  error: 'Method not allowed',
  message: ({ errors }) => errors.onlyPost(FIRST_PATHS.docs),
};

/**
 * Everything in front of the MCP server: preflight, rate limit, headers. A message counts as a matrix, because it may ask for one,
 * and assistants must not be a way around the API's limit. For the same reason a request holds one message: batches, from older
 * versions of the protocol, are refused.
 */
export function createMcpGateway(
  options: McpGatewayOptions,
): (request: Request, address: string | undefined, fetchFile: FetchFile) => Promise<Response> {
  const { handle, limits } = options;
  const { matrix: policy } = policiesOf(limits);
  const siteOf = siteReader(options.site);
  const { count, fail, respond } = createCounter(options);

  async function answer(request: Request, site: string): Promise<Response> {
    const message = await readMessage(request);
    if (message === undefined) return refusal(413, -32_000, words.tooLarge(MAX_MESSAGE_BYTES));
    if (message.trimStart().startsWith('[')) return refusal(400, -32_600, words.noBatches);
    // With our own address, because a server may receive a host that is invalid in a URL.
    return handle(new Request(`${site}${MCP_PATH}`, { method: 'POST', headers: request.headers, body: message }));
  }

  async function answerRequest(request: Request, address: string | undefined, fetchFile: FetchFile): Promise<Response> {
    if (request.method === 'OPTIONS') return respond.preflight(request.headers);
    if (request.method !== 'POST') return respond.error(ONLY_POST);
    const site = () => siteOf(fetchFile);
    return count(policy, clientKey(address), site, async () => uncached(await answer(request, await site())), {
      refuse: tooManyMessages,
    });
  }

  return async (request, address, fetchFile) => {
    const response = uncached(withoutHopByHop(await answerRequest(request, address, fetchFile).catch(fail)));
    if (request.method === 'OPTIONS') response.headers.set('access-control-allow-methods', MCP_METHODS);
    if (response.status === 405) response.headers.set('allow', MCP_METHODS);
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
    return response;
  };
}

function uncached(response: Response): Response {
  response.headers.set('cache-control', CACHE_CONTROL_ERROR);
  return response;
}

/** Ten times the longest real message: a couple with all protocol overhead. */
const MAX_MESSAGE_BYTES = 16 * 1024;

/** A request's body, or `undefined` as soon as it is too large. If it breaks off, what arrived so far. */
async function readMessage({ headers, body }: Request): Promise<string | undefined> {
  if (Number(headers.get('content-length')) > MAX_MESSAGE_BYTES) return undefined;
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for (;;) {
    const { value } = (await reader?.read().catch(() => undefined)) ?? {};
    if (value === undefined) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_MESSAGE_BYTES) return undefined;
    text += decoder.decode(value, { stream: true });
  }
}

/** The 429 as an MCP client reads it, in the tools' language. */
function tooManyMessages(seconds: number, site: string): Response {
  return uncached(refusal(429, -32_000, words.tooMany(seconds, `${site}${ANSWERS.en.paths.dataset}`)));
}

/** A JSON-RPC error without an id, because the message was not parsed. */
function refusal(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status });
}
