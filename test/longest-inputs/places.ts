import { InMemoryTransport, type JSONRPCMessage } from '@modelcontextprotocol/server';
import { readWrittenDate } from '../../src/calendar/read-written-date.ts';
import { runCli } from '../../src/cli/run-cli.ts';
import { createClient, destinyMatrix, nameNumbers, personalYear } from '../../src/client/index.ts';
import { requestedDates } from '../../src/gateway/dated-page.ts';
import { createGateway } from '../../src/gateway/gateway.ts';
import { answerOembed } from '../../src/gateway/oembed.ts';
import type { RateLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import { createMcpGateway } from '../../src/mcp/mcp-gateway.ts';
import { createHttpHandler, createServer } from '../../src/mcp/server.ts';
import { chooseEncoding } from '../../src/server/compress.ts';
import { clientAddress } from '../../src/server/connections.ts';
import { LIMITS } from '../../src/settings/rate-limits.ts';
import { dateInQuery, fieldProblem, isPartOfDate } from '../../src/website/check-date-fields.ts';
import { dateFields } from '../../src/words/es/pages/date-fields.ts';
import { content, loadContent } from '../content-fixture.ts';

const SITE = 'https://example.org';
/** The limit of Node and Netlify for a request line and headers, minus what every request needs. */
const REQUEST = 16_000;
const MESSAGE = 16_000;
/** The longest argument in Linux. */
const ARGUMENT = 131_071;
/** Functions and fields have no limit: far more than any realistic input. */
const UNBOUNDED = 200_000;

/** An input that takes text from outside. */
export interface Place {
  /** The longest text that reaches it, in bytes as sent. */
  readonly longest: number;
  readonly ordinary: string;
  /** Processes a text; throwing counts as rejecting it. */
  readonly take: (text: string) => unknown;
  /** Encodes the text, if it is not sent as is. */
  readonly sent?: (text: string) => string;
}

const service = {
  limiter: { take: () => ({ allowed: true, remaining: 1, resetSeconds: 1 }) as const } satisfies RateLimiter,
  limits: LIMITS,
  support: 'help@example.org',
  site: SITE,
  now: () => 0,
  report: (problem: unknown) => {
    throw problem;
  },
};
const gateway = createGateway({ ...service, loadContent });
const facts = { publisher: content.publisher, loadContent, site: SITE, version: '1.2.3', report: console.error };
const mcpGateway = createMcpGateway({ ...service, handle: createHttpHandler(facts) });

/** A request as the server creates it, without parsing the URL. */
const requestFor = (path: string, headers: Readonly<Record<string, string>> = {}): Request =>
  ({ method: 'GET', url: `${SITE}${path}`, headers: new Headers(headers) }) as Request;
const ask = (path: string, headers?: Readonly<Record<string, string>>) =>
  gateway(requestFor(path, headers), '203.0.113.7', async () => new Response('{}', { headers: { etag: '"x"' } }));

const inRequest = (ordinary: string, take: Place['take']): Place => ({ longest: REQUEST, ordinary, take });
/** Encoded at the end of a path. */
const inPath = (path: string, ordinary: string, get: (path: string) => unknown = ask): Place => ({
  ...inRequest(ordinary, (text) => get(`${path}${encodeURIComponent(text)}`)),
  sent: encodeURIComponent,
});
const asItIs = (path: string, ordinary: string, get: (path: string) => unknown = ask): Place =>
  inRequest(ordinary, (text) => get(`${path}${text}`));

const call = (name: string, args: object) => ({
  jsonrpc: '2.0' as const,
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});
const ANA = call('name', { name: 'Ana' });
const post = async (body: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
  const asJson = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const request = new Request(`${SITE}/mcp`, { method: 'POST', body, headers: { ...asJson, ...headers } });
  return (await mcpGateway(request, '203.0.113.7', async () => Response.json({}))).text();
};
const inMessage = (message: (text: string) => object, ordinary: string): Place => ({
  longest: MESSAGE,
  ordinary,
  sent: (text) => JSON.stringify(text),
  take: (text) => post(JSON.stringify(message(text))),
});
const inMcpHeader = (name: string, ordinary: string): Place =>
  inRequest(ordinary, (text) => post(JSON.stringify(ANA), { [name]: text }));

/** The same server as over stdio. */
const [near, far] = InMemoryTransport.createLinkedPair();
await createServer(facts).connect(far);
const overStdio = (message: JSONRPCMessage): Promise<unknown> =>
  new Promise((resolve) => {
    near.onmessage = resolve;
    void near.send(message);
  });

const terminal = { paint: (_: string, text: string) => text, width: 80 };
const inArgument = (args: (text: string) => string[], ordinary: string): Place => ({
  longest: ARGUMENT,
  ordinary,
  take: (text) =>
    runCli(args(text), { ...facts, terminal, environment: {}, today: { day: 16, month: 11, year: 2026 } }),
});

const inFunction = (ordinary: string, take: Place['take']): Place => ({ longest: UNBOUNDED, ordinary, take });

const PROFILE = `${SITE}/perfil?birth=1990-06-15`;
const oembed = (path: string): Response => answerOembed(requestFor(path), SITE, content.publisher);

/** Every input, described from the sender's view. */
export const PLACES: Readonly<Record<string, Place>> = {
  'a path of the site': inPath('/', 'datos'),
  'a path of the site, as it is': asItIs('/', 'datos'),
  'a path of the API': inPath('/api/', 'life-path'),
  'a path of the API, as it is': asItIs('/api/', 'life-path'),
  'a matrix': inPath('/api/matrix/', '1990-06-15'),
  'a couple': inPath('/api/couple/1990-06-15/', '1990-12-29'),
  'a name': inPath('/api/name/', 'María José Núñez'),
  'the date of a name': inPath('/api/name/Ana/', '1990-06-15'),
  'the query of a picture': inPath('/api/matrix/15/6/1990.svg?tema=', 'oscuro'),
  'the query of a picture, as it is': asItIs('/api/matrix/15/6/1990.svg?', 'tema=oscuro'),
  'the query of a page': inPath('//datos?x=', 'y'),
  'the date of a page': inPath('/perfil?birth=', '15 de junio de 1990', (path) =>
    requestedDates(requestFor(path), 2026),
  ),
  'the query of a page, as it is': asItIs('/pareja?', 'a=1990-06-15&b=1990-12-29', (path) =>
    requestedDates(requestFor(path), 2026),
  ),
  'the query of oEmbed, as it is': asItIs('/oembed?', `url=${encodeURIComponent(PROFILE)}`, oembed),
  'the url of oEmbed': inPath('/oembed?url=', PROFILE, oembed),
  'the host in the url of oEmbed': inPath('/oembed?url=https%3A%2F%2F', 'example.org/', oembed),
  'the format of oEmbed': inPath('/oembed?format=', 'json', oembed),
  'the width of oEmbed': inPath(`/oembed?url=${encodeURIComponent(PROFILE)}&maxwidth=`, '300', oembed),
  'If-None-Match': inRequest('"00000000"', (text) => ask('/api/year/1990-06-15/2026', { 'if-none-match': text })),
  'Access-Control-Request-Headers': inRequest('x-one', (text) => {
    const request = { ...requestFor('/api', { 'access-control-request-headers': text }), method: 'OPTIONS' } as Request;
    return gateway(request, '', async () => new Response());
  }),
  'Accept-Encoding': inRequest('gzip, deflate, br, zstd', (text) =>
    chooseEncoding(new Headers({ 'accept-encoding': text })),
  ),
  'X-Forwarded-For': inRequest('198.51.100.9, 203.0.113.7', (text) =>
    clientAddress('10.0.0.1', new Headers({ 'x-forwarded-for': text }), 1),
  ),
  'Accept of a message': inMcpHeader('accept', 'application/json, text/event-stream'),
  'Content-Type of a message': inMcpHeader('content-type', 'application/json'),
  'MCP-Protocol-Version of a message': inMcpHeader('mcp-protocol-version', '2025-06-18'),
  'a message': { longest: MESSAGE, ordinary: JSON.stringify(ANA), take: (text) => post(text) },
  'the method of a message': inMessage((method) => ({ jsonrpc: '2.0', id: 1, method }), 'tools/list'),
  'the id of a message': inMessage((id) => ({ ...ANA, id }), '1'),
  'a tool': inMessage((text) => call(text, { name: 'Ana' }), 'name'),
  'a name for a tool': inMessage((name) => call('name', { name }), 'María José Núñez'),
  'a date for a tool': inMessage((date) => call('chart', { date }), '1990-06-15'),
  'a number for a tool': inMessage((number) => call('arcanum', { number }), '17'),
  'an argument for a tool': inMessage((text) => call('name', { name: 'Ana', [text]: 1 }), 'x'),
  'a name over stdio': inFunction('María José Núñez', (name) => overStdio(call('name', { name }))),
  'a date over stdio': inFunction('1990-06-15', (date) => overStdio(call('chart', { date }))),
  'a command': inArgument((text) => [text], '1990-06-15'),
  'a name for a command': inArgument((text) => ['name', text], 'María José Núñez'),
  'a name for a command, in English': inArgument((text) => ['--lang', 'en', 'name', text], 'María José Núñez'),
  'a number for a command': inArgument((text) => ['arcanum', text], '17'),
  'a life path for a command': inArgument((text) => ['life-path', text], '7'),
  'too much for a command': inArgument((text) => ['1990-06-15', text], 'x'),
  'an option': inArgument((text) => [`--${text}`, '1990-06-15'], 'json'),
  'short options': inArgument((text) => [`-${text}`], 'h'),
  'a value of an option': inArgument((text) => ['--lang', text, '1990-06-15'], 'en'),
  'nameNumbers()': inFunction('María José Núñez', nameNumbers),
  'destinyMatrix()': inFunction('1990-06-15', destinyMatrix),
  'personalYear()': inFunction('2026', (text) => personalYear('1990-06-15', text as never)),
  baseUrl: inFunction('https://example.org/api', (text) => createClient({ baseUrl: text })),
  'baseUrl below a host': inFunction('api', (text) => createClient({ baseUrl: `https://example.org/${text}` })),
  'Retry-After of an answer': inRequest('Wed, 21 Oct 2026 07:28:00 GMT', (text) => {
    const refused = async () => new Response('{}', { status: 429, headers: { 'retry-after': text } });
    return createClient({ baseUrl: `${SITE}/api`, waitOnLimit: false, fetch: refused }).index();
  }),
  'an attribute of the element': inFunction('1990-06-15', (text) => readWrittenDate(text, dateFields.spelling, 2026)),
  'a pasted date': inFunction(
    '15/6/1990',
    (text) => isPartOfDate(text) || readWrittenDate(text, dateFields.spelling, 2026),
  ),
  'a typed day': inFunction('15', (day) => fieldProblem(dateFields, { day, month: '6', year: '1990' }, true, 2026)),
  'a typed month': inFunction('junio', (month) =>
    fieldProblem(dateFields, { day: '15', month, year: '1990' }, true, 2026),
  ),
  'a date in the address': inFunction('1990-06-15', (text) =>
    dateInQuery(dateFields, new URLSearchParams([['birth', text]]), 'birth', 2026),
  ),
};
