/** The fronts besides the in-memory gateway, whose responses are approved in `test/approved/api/requests.txt`. */
export type FrontName = 'npm run serve' | 'netlify dev' | 'static layer' | 'nginx or Caddy';

/** How and why a front responds differently: as to another request, or with only a status of the contract. */
export type Difference = { readonly because: string } & (
  | { readonly as: string }
  | { readonly status: number }
  | { readonly isSkipped: true }
);

export interface Row {
  /** Method and path. */
  readonly request: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** From a client that has used up its allowance. */
  readonly isRefused?: boolean;
  readonly differs?: Partial<Record<FrontName, Difference>>;
}

/** In the built year, but without its file, as after a broken deploy. */
export const MISSING_FILE = '/api/matrix/31/12/1990.json';

const because = (reason: string) => ({ because: reason });

const NOTHING: Difference = { as: 'GET /api/nothing', ...because('only a gateway computes') };
const COMPUTED = { 'static layer': NOTHING, 'nginx or Caddy': NOTHING };
const NO_FILE: Difference = { status: 404, ...because('no rule reads a date: it is a file, or it is not') };
const PICTURE = { ...COMPUTED, 'static layer': NO_FILE };
const NOT_FOUND: Difference = { as: 'GET /api/nothing', ...because('the recipe has one body for every error') };
/** Another spelling of a path to a file; the recipes know those of dates. */
const SPELLED = { 'static layer': NO_FILE };
const DATE_OF_CHART = { 'static layer': { ...NOTHING, as: 'GET /api/chart/15/6/1' }, 'nginx or Caddy': NOTHING };
/** A rule of `_redirects` returns the error's body, but only one per endpoint and as a 404. */
const REFUSED_DATE = { 'static layer': NO_FILE, 'nginx or Caddy': NOT_FOUND };
const ERROR = { 'nginx or Caddy': NOT_FOUND };
const DECODED: Difference = { status: 200, ...because('the host decodes a path before it looks for a file') };
const UNGUARDED: Difference = { isSkipped: true, ...because('what the host does with it is not ours') };
const METHOD = { 'static layer': UNGUARDED, 'nginx or Caddy': UNGUARDED };
const HOST_PATH = METHOD;
const OWN: Difference = { isSkipped: true, ...because('its own ETags are asked for with every row') };
const OTHER_ETAG = { ...METHOD, 'npm run serve': OWN, 'netlify dev': OWN };

const ENGLISH_NOTHING: Difference = { ...NOTHING, as: 'GET /api/en/nothing' };
const ENGLISH_COMPUTED = { 'static layer': ENGLISH_NOTHING, 'nginx or Caddy': NOTHING };
const ENGLISH_CHART = { 'static layer': { ...NOTHING, as: 'GET /api/en/chart/15/6/1' }, 'nginx or Caddy': NOTHING };
/** The mirror that the recipes serve is Spanish. */
const ENGLISH_FILE = { 'nginx or Caddy': NOT_FOUND };
const REDIRECTED: Row['differs'] = {
  'static layer': { status: 308, ...because('a rule sends no headers of the API') },
  'nginx or Caddy': NOT_FOUND,
};

const get = (path: string, differs: Row['differs'] = {}): Row => ({ request: `GET ${path}`, differs });
/** Paths with a space between each and the next. */
const gets = (paths: string, differs?: Row['differs']): Row[] => paths.split(' ').map((path) => get(path, differs));
const conditional = (path: string, name: string, value: string): Row => ({
  ...get(path, METHOD),
  headers: { [name]: value },
});

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const MESSAGE: Readonly<Record<string, string>> = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};
const mcp = (body: string, headers = MESSAGE): Row => ({ request: 'POST /mcp', headers, body, differs: METHOD });

/** In a URL: empty, too long, path traversal, NUL, a lone surrogate, markup, and other scripts. */
const HOSTILE_NAMES = [
  ...['', 'a'.repeat(101), '..%2F', '%00', '%C3'],
  ...['<script>alert(1)</script>', '\u202eanA', 'Ana 🙂', 'Анна'].map(encodeURIComponent),
  ...['---', 'a'.repeat(10_240), encodeURIComponent(`a${'\u0301'.repeat(100)}`)],
] as const;

/** The contract as requests. Each front also checks 304 for a 200 with an ETag, and HEAD against GET. */
export const ROWS: readonly Row[] = [
  ...gets('/api /api/life-path /api/life-path/7 /api/arcana /api/arcana/17 /api/matrix/15/6/1990 /api/calendar/1990'),
  get('/api/chart/15/6/19'),
  ...gets('/api/couple/1990-06-15/1990-12-29 /api/year/1990-06-15/2026', COMPUTED),
  get('/api/numbers'),
  ...gets('/api/numbers/1990-06-15 /api/day/1990-06-15/2026-11-16', COMPUTED),
  get('/api/name/Mar%C3%ADa%20Jos%C3%A9%20N%C3%BA%C3%B1ez', COMPUTED),
  get('/api/name/Mar%C3%ADa%20Jos%C3%A9%20N%C3%BA%C3%B1ez/1990-06-15', COMPUTED),
  ...gets('/api/statistics /api/openapi /api/schema/matrix'),
  ...gets('/api/matrix/15/6/1990.svg /api/matrix/15/6/1990.svg?detail=full', PICTURE),
  ...gets('/api/couple/1990-06-15/1990-12-29.svg /api/couple/1990-06-15/1990-12-29.svg?detail=full', COMPUTED),
  get('/api/matrix/15/6/1990.png', PICTURE),
  get('/api/couple/1990-06-15/1990-12-29.png', COMPUTED),
  ...['detail=simple&tema=claro&ancho=100', 'detail=full&tema=oscuro&ancho=2000'].flatMap((query) => [
    get(`/api/matrix/15/6/1990.svg?${query}`, PICTURE),
    get(`/api/couple/1990-06-15/1990-12-29.svg?${query}`, COMPUTED),
  ]),
  ...['tema=claro', 'tema=oscuro', 'formato=enlace', 'formato=historia&tema=oscuro'].flatMap((query) => [
    get(`/api/matrix/15/6/1990.png?${query}`, PICTURE),
    get(`/api/couple/1990-06-15/1990-12-29.png?${query}`, COMPUTED),
  ]),

  // Options with the other language's names.
  get('/api/matrix/15/6/1990.svg?theme=dark&width=100', PICTURE),
  get('/api/matrix/15/6/1990.svg?width=2001', REFUSED_DATE),
  ...gets('/api/en/matrix/15/6/1990.svg?tema=oscuro /api/en/matrix/15/6/1990.png?tema=AAA', ENGLISH_COMPUTED),

  // In English: every endpoint once, and its errors.
  get('/api/languages'),
  ...gets('/api/en /api/en/life-path /api/en/life-path/7 /api/en/arcana /api/en/arcana/17', ENGLISH_FILE),
  ...gets('/api/en/matrix/15/6/1990 /api/en/matrix/1990-06-15', ENGLISH_COMPUTED),
  ...gets('/api/en/calendar/1990 /api/en/chart/15/6/19', ENGLISH_FILE),
  get('/api/en/chart/1990-06-15', ENGLISH_CHART),
  ...gets('/api/en/couple/1990-06-15/1990-12-29 /api/en/year/1990-06-15/2026', ENGLISH_COMPUTED),
  get('/api/en/numbers', ENGLISH_FILE),
  ...gets('/api/en/numbers/1990-06-15 /api/en/day/1990-06-15/2026-11-16', ENGLISH_COMPUTED),
  ...gets('/api/en/name/Mary%20Ann%20Evans /api/en/name/Mary%20Ann%20Evans/1990-06-15', ENGLISH_COMPUTED),
  ...gets('/api/en/statistics /api/en/languages /api/en/openapi /api/en/schema/matrix', ENGLISH_FILE),
  ...['detail=simple&theme=light&width=100', 'detail=full&theme=dark&width=2000'].flatMap((query) =>
    gets(`/api/en/matrix/15/6/1990.svg?${query} /api/en/couple/1990-06-15/1990-12-29.svg?${query}`, ENGLISH_COMPUTED),
  ),
  ...['theme=light', 'theme=dark', 'format=link', 'format=story&theme=dark'].flatMap((query) =>
    gets(`/api/en/matrix/15/6/1990.png?${query} /api/en/couple/1990-06-15/1990-12-29.png?${query}`, ENGLISH_COMPUTED),
  ),
  ...gets('/api/en/matrix/30/2/1990 /api/en/matrix/15/6/1990.svg?theme=blue /api/en/year/1990-06-15', ENGLISH_COMPUTED),
  ...gets('/api/en/couple/1990-06-15/x /api/en/numbers/today /api/en/name/7 /api/en/matrix/today', ENGLISH_COMPUTED),
  ...gets('/api/en/life-path/10 /api/en/arcana/23', ENGLISH_FILE),
  get('/api/en/chart/15/6/1', REFUSED_DATE),
  get('/api/en/nothing', ENGLISH_FILE),
  { request: 'POST /api/en/life-path', differs: METHOD },
  ...gets('/api/es /api/es/life-path/7?x=1', REDIRECTED),

  ...gets('/api/matrix/1990-06-15 /api/matrix/15/06/1990/', SPELLED),
  get('/api/matrix/15/6/1990.json?x=1'),
  get('/api/chart/1990-06-15', DATE_OF_CHART),
  get('/api/chart/15/06/19', REFUSED_DATE),
  get('/api/chart/15/6/19.json'),
  ...gets('/api/couple/1990-12-29/1990-06-15 /api/couple/1990-12-29/1990-06-15.svg', COMPUTED),
  get('/api/couple/1990-06-15/1990-12-29.json/', COMPUTED),
  ...gets('/api/matrix/1990-06-15.svg /api/matrix/1990-06-15.png?tema=oscuro', PICTURE),
  get('/api/couple/1990-12-29/1990-06-15.png', COMPUTED),
  ...gets('/api/openapi.json /api/schema/matrix.json'),
  { request: 'HEAD /api/life-path' },

  { ...conditional('/api/life-path', 'if-none-match', '"x"'), differs: OTHER_ETAG },
  conditional('/api/year/1990-06-15/2026', 'if-none-match', '*'),
  conditional('/api/year/1990-06-15/2026', 'if-none-match', '"other"'),
  conditional('/api/life-path/7', 'if-match', '"other"'),
  conditional('/api/life-path/7', 'if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'),
  conditional('/api/life-path/7', 'range', 'bytes=0-9'),
  conditional('/api/life-path/7', 'range', 'bytes=999999-'),

  { request: 'OPTIONS /api', headers: { 'access-control-request-headers': 'x-one, x-two' }, differs: METHOD },
  { request: 'OPTIONS /api/matrix/not/a/date', differs: METHOD },
  { request: 'POST /api/life-path', differs: METHOD },
  { request: 'DELETE /api/couple/1990-06-15/1990-12-29', differs: METHOD },

  ...gets('/api/matrix/x/6/1990 /api/matrix/15/13/1990 /api/matrix/15/6/2101 /api/matrix/30/2/2000', REFUSED_DATE),
  get('/api/matrix/015/06/1990', {
    'static layer': NO_FILE,
    'nginx or Caddy': { status: 200, ...because('its rule takes one zero more') },
  }),
  get('/api/matrix/15%2F6%2F1990', { 'static layer': DECODED, 'nginx or Caddy': DECODED }),
  ...gets('/api/matrix/+5/6/1990 /api/matrix/%D9%A5/6/1990 /api/matrix /api/matrix/hoy', REFUSED_DATE),
  ...gets('/api/matrix/1990-13-01.svg /api/matrix/30/2/1990.png /api/matrix/15/6/1990.svg?detail=x', REFUSED_DATE),
  ...gets('/api/matrix/1990-06-15.svg?ancho=99 /api/matrix/15/6/1990.png?tema=AAA', REFUSED_DATE),
  ...gets('/api/matrix/15/6/1990.png?formato=story /api/matrix/1990-06-15.png?formato=', REFUSED_DATE),
  get('/api/couple/1990-06-15/1990-12-29.png?formato=Historia', COMPUTED),
  ...gets('/api/matrix/15/6/1990.svg?formato=x /api/matrix/15/6/1990.png?tema=oscuro&detail=x&ancho=x&x=1', PICTURE),
  ...gets('/api/couple/1990-06-15/1990-12-29.svg?tema= /api/couple/1990-06-15/1990-12-29.png?tema=AAA', COMPUTED),
  ...gets('/api/chart/1990-02-30 /api/chart/hoy /api/calendar/1899 /api/chart/15/6/1', REFUSED_DATE),
  get('/api/chart/015/06/19', REFUSED_DATE),
  ...gets('/api/couple /api/couple/1990-02-30/1990-06-15 /api/couple/1990-06-15/x.svg', COMPUTED),
  ...gets('/api/couple/1899-12-31/1990-02-30 /api/year/1990-06-15 /api/year/1990-02-30/2026', COMPUTED),
  ...gets('/api/year/1990-06-15/26 /api/numbers/hoy /api/day/1990-06-15 /api/day/1990-06-15/2026-02-30', COMPUTED),
  get('/api/name/Ana/1990-02-30', COMPUTED),
  // A lone surrogate crashes the static server of netlify dev.
  ...HOSTILE_NAMES.map((name) =>
    get(`/api/name/${name}`, { 'static layer': name === '%C3' ? UNGUARDED : NOTHING, 'nginx or Caddy': UNGUARDED }),
  ),
  ...gets('/api/life-path/10 /api/arcana/23', ERROR),
  get('/api/nothing'),
  get('/API/life-path', HOST_PATH),
  get(MISSING_FILE.replace('.json', ''), REFUSED_DATE),

  ...gets('/%61pi/matrix/15/6/1990?x=1 /api%2fmatrix/15/6/1990', HOST_PATH),
  ...gets('/%61pi/name/Mar%C3%ADa%20N%C3%BA%C3%B1ez/1990-06-15 /x/%2e%2e%2fperfil /%5cperfil /a%00', HOST_PATH),
  get('/%252e%252e%252fperfil', HOST_PATH),

  mcp(PING),
  mcp('{"jsonrpc":"2.0","method":"notifications/initialized"}'),
  mcp('x'),
  mcp(`[${PING},${PING}]`),
  mcp(' '.repeat(20_000)),
  mcp('{}', { 'content-type': 'text/plain' }),
  { request: 'OPTIONS /mcp', headers: { 'access-control-request-headers': 'content-type' }, differs: METHOD },
  { request: 'GET /mcp', differs: METHOD },
  { request: 'DELETE /mcp/', differs: METHOD },

  { ...get('/api/matrix/15/6/1990', METHOD), isRefused: true },
  { ...get('/api/couple/1990-06-15/1990-12-29', METHOD), isRefused: true },
  { ...mcp(PING), isRefused: true },
  {
    ...get('/api/life-path/7', {
      ...METHOD,
      'netlify dev': { isSkipped: true, ...because('600 requests take long, and it is one gateway') },
    }),
    isRefused: true,
  },
];
