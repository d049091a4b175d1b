import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../src/api/openapi.ts';
import type { Files, GatewayOptions } from '../../src/gateway/gateway.ts';
import { isComputed } from '../../src/verify/api-files-and-links.ts';
import { contextOf } from '../content-fixture.ts';
import { ROWS } from '../requests/table.ts';
import { filesInMemory, gatewayInMemory } from './service-in-memory.ts';

interface Answer {
  $ref?: string;
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, { examples?: object }>;
}
interface Operation {
  parameters?: { name: string; example: string | number }[];
  responses: Record<string, Answer>;
}
type PathItem = { get: Operation; options?: Operation };

const SITE = 'https://example.org';
const document = JSON.parse(JSON.stringify(await openApiDocument(contextOf(SITE))));
const paths = document.paths as Record<string, PathItem>;
const files = filesInMemory(SITE);
// OpenAPI documents are not JSON Schema as a whole; only the parts that pointers name are compiled.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'openapi.json');

/** The URL of a path with the example values of its parameters. */
function addressOf(path: string): string {
  const parameters = paths[path]!.get.parameters ?? [];
  return `${SITE}/api${parameters.reduce((filled, one) => filled.replace(`{${one.name}}`, String(one.example)), path)}`;
}

/** Provokes a documented status: with another method, nonexistent numbers, a broken deploy, or too many requests. */
function ask(path: string, method: string, status: string): Promise<Response> {
  const example = addressOf(path);
  const wrong: Record<string, string> = {
    400: example
      .replace('15/6/1990', '30/2/1990')
      .replace(/\d{4}-\d\d-\d\d(?!.*-)/, '1990-02-30')
      .replace(/(?<=name\/)[^/]+/, 'Ana7')
      .replace(/(?<=calendar\/)\d+/, '1899'),
    404: `${SITE}/api${path}`.replace(/\{[^}]*\}/g, '999'),
  };
  const limiter = { take: async () => ({ allowed: false, remaining: 0, resetSeconds: 42 }) };
  const options: Partial<GatewayOptions> = {
    report: () => {},
    ...(status === '429' && { limiter }),
    ...(status === '500' && { loadContent: () => Promise.reject(new Error('broken')) }),
  };
  const noFiles: Files = () => new Response(null, { status: 404 });
  const request = new Request(wrong[status] ?? example, {
    method: status === '405' ? 'POST' : method.toUpperCase(),
    headers: status === '304' ? { 'If-None-Match': isComputed(new URL(example).pathname) ? '*' : '"x"' } : {},
  });
  return gatewayInMemory(options)(request, '203.0.113.7', status === '500' ? noFiles : files);
}

function compiled(...names: string[]): ValidateFunction {
  const pointer = names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  return ajv.getSchema(`openapi.json#/${pointer}`) ?? ajv.compile({ $ref: `openapi.json#/${pointer}` });
}

const cases = Object.entries(paths).flatMap(([path, item]) =>
  (['get', 'options'] as const).flatMap((method) =>
    Object.keys(item[method]?.responses ?? {}).map((status) => ({ path, method, status })),
  ),
);

describe('every documented response is the one that the service sends', () => {
  it.each(cases)('$method $path: $status', async ({ path, method, status }) => {
    const response = await ask(path, method, status);
    expect(response.status).toBe(Number(status));
    const text = await checked(path, method, response);
    const [type, media] = Object.entries(paths[path]![method]!.responses[status]!.content ?? {})[0] ?? [];
    if (status !== '200' || !type?.endsWith('json')) return;
    // Mock servers respond with the example; without one, they invent a body with "string".
    const [name] = Object.keys(media?.examples ?? {});
    expect(JSON.parse(text)).toEqual(document.components.examples[name!].value);
  });

  // Finds responses that no operation documents or that differ from their documentation.
  const asked = ROWS.filter(({ request, isRefused }) => pathOf(request) !== undefined && !isRefused);
  it.each(asked.map((row) => [row.request, row] as const))('%s', async (request, { headers = {} }) => {
    const [method, target] = request.split(' ') as [string, string];
    const wanted = new Request(`${SITE}${target}`, { method, headers });
    const response = await gatewayInMemory({ report: () => {} })(wanted, '203.0.113.7', files);
    await checked(pathOf(request)!, 'get', response);
  });
});

/** The documented path of a request in the table, as in the document. */
function pathOf(request: string): string | undefined {
  const [, target] = /^GET \/api(\/[^?]*)/.exec(request) ?? [];
  return Object.keys(paths).find((path) => {
    const isPicture = /\.(?:svg|png)$/.test(target ?? '') === /\.(?:svg|png)$/.test(path);
    return isPicture && new RegExp(`^${path.replace('.', '\\.').replace(/\{[^}]*\}/g, '[^/]+')}$`).test(target ?? '');
  });
}

/** Checks that a response has everything documented for its status; returns the body. */
async function checked(path: string, method: 'get' | 'options', response: Response): Promise<string> {
  const status = String(response.status);
  const documented = paths[path]![method]!.responses[status];
  if (documented === undefined) throw new Error(`${path} does not document ${status}`);
  const shared = documented.$ref?.split('/').at(-1);
  const { headers = {}, content: media }: Answer = shared ? document.components.responses[shared] : documented;
  for (const [name, { $ref }] of Object.entries(headers)) {
    const value = response.headers.get(name);
    expect([name, value, compiled(...$ref.split('/').slice(1), 'schema')(value)]).toEqual([name, value, true]);
    expect(value, name).not.toBeNull();
  }
  const text = await response.text();
  if (!media) {
    expect(text).toBe('');
    return text;
  }
  const [type] = Object.keys(media) as [string];
  expect(response.headers.get('content-type')).toBe(type === 'image/png' ? type : `${type}; charset=utf-8`);
  const body: unknown = type.endsWith('json') ? JSON.parse(text) : text;
  const place = shared ? ['components', 'responses', shared] : ['paths', path, method, 'responses', status];
  const valid = compiled(...place, 'content', type, 'schema');
  expect([valid(body), valid.errors]).toEqual([true, null]);
  return text;
}
