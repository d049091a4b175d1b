import { rm } from 'node:fs/promises';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NetlifyDev, startNetlifyDev } from '../../scripts/start/netlify-dev.ts';
import { openApiDocument } from '../../src/service/openapi.ts';
import { content } from '../content-fixture.ts';
import { BUILT_YEAR, createTemporaryProject, freePort, type TemporaryProject } from './temporary-project.ts';

interface ResponseObject {
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, object>;
}
interface Operation {
  operationId: string;
  responses: Record<string, ResponseObject>;
}
interface PathItem {
  parameters?: { name: string; example: string | number }[];
  get: Operation;
  options?: Operation;
}
interface OpenApi {
  paths: Record<string, PathItem>;
  components: { headers: Record<string, { required: boolean }> };
}

/** Its file is missing, as after a broken deploy. */
const MISSING_DATE = '31/12/1990';

let project: TemporaryProject;
let server: NetlifyDev;
let served: OpenApi;
let ajv: Ajv2020;

beforeAll(async () => {
  const port = await freePort();
  project = await createTemporaryProject(`http://localhost:${port}`, { apiOnly: true });
  await rm(`${project.root}/dist/api/matrix/${MISSING_DATE}.json`);
  server = await startNetlifyDev({ root: project.root, port, stdio: 'ignore' });
  served = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi;
  // Parts of an OpenAPI document are not JSON Schema; only what a pointer names is compiled.
  ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(served, 'openapi.json');
});
afterAll(async () => {
  await server?.stop();
  await project?.remove();
});

/** The document that tests are listed from; the first test shows that the service serves just this one. */
const listed = JSON.parse(JSON.stringify(await openApiDocument({ content, site: 'http://localhost' }))) as OpenApi;
const cases = Object.entries(listed.paths).flatMap(([path, item]) =>
  (['get', 'options'] as const).flatMap((method) =>
    Object.keys(item[method]?.responses ?? {}).map((status) => ({ path, method, status })),
  ),
);

interface Sent {
  path: string;
  init?: RequestInit;
}

/** A request that must lead to the documented status. */
function requestFor(path: string, method: 'get' | 'options', status: string): Sent {
  const filled = fill(path, served.paths[path]!);
  switch (`${method} ${status}`) {
    case 'get 200':
      return { path: filled };
    case 'get 304':
      return { path: filled };
    case 'get 400':
      return {
        path: path
          .replace('{day}', '30')
          .replace('{month}', '2')
          .replace('{year}', String(BUILT_YEAR))
          .replace('{date}', `${BUILT_YEAR}-02-30`)
          .replace('{a}', `${BUILT_YEAR}-06-15`)
          .replace('{b}', `${BUILT_YEAR}-02-30`),
      };
    case 'get 404':
      return { path: path.replace(/\{[^}]*\}/g, '999') };
    case 'options 204':
      return { path: filled, init: { method: 'OPTIONS' } };
    case 'options 405':
      return { path: filled, init: { method: 'POST' } };
    default:
      throw new Error(`no request known for ${method} ${path} ${status}`);
  }
}

function fill(path: string, { parameters = [] }: PathItem): string {
  return parameters.reduce((filled, { name, example }) => filled.replace(`{${name}}`, String(example)), path);
}

/** Returns the body, for further checks. */
async function check(response: Response, path: string, method: 'get' | 'options', status: string): Promise<unknown> {
  expect(response.status).toBe(Number(status));
  const documented = served.paths[path]![method]!.responses[status]!;
  const pointer = `openapi.json#/paths/${pointerOf(path)}/${method}/responses/${status}`;
  for (const [name, { $ref }] of Object.entries(documented.headers ?? {})) {
    const valid = compiled(`openapi.json${$ref}/schema`);
    expect([name, valid(response.headers.get(name)), response.headers.get(name)]).toEqual([
      name,
      true,
      expect.anything(),
    ]);
  }
  if (!documented.content) {
    expect(await response.text()).toBe('');
    return undefined;
  }
  const [type] = Object.keys(documented.content);
  expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  const valid = compiled(`${pointer}/content/${pointerOf(type!)}/schema`);
  const body: unknown = type!.endsWith('json') ? await response.json() : await response.text();
  expect([valid(body), valid.errors]).toEqual([true, null]);
  return body;
}

function pointerOf(path: string): string {
  return encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function compiled(pointer: string): ValidateFunction {
  return ajv.getSchema(pointer) ?? ajv.compile({ $ref: pointer });
}

it('serves the document of this code', () => {
  expect(Object.keys(served.paths)).toEqual(Object.keys(listed.paths));
  expect(served.components).toEqual(listed.components);
});

/** Bodies of the example requests, of which some have no file. */
const answers = new Map<string, unknown>();

describe('every documented answer is the one that the service gives', () => {
  const last = ['429', '500'];
  it.each(cases.filter(({ status }) => !last.includes(status)))(
    '$method $path: $status',
    async ({ path, method, status }) => {
      const { path: filled, init = {} } = requestFor(path, method, status);
      const url = `${server.url}/api${filled}`;
      if (status === '304') {
        const etag = (await fetch(url)).headers.get('etag')!;
        init.headers = { 'If-None-Match': etag };
      }
      const body = await check(await fetch(url, init), path, method, status);
      if (status === '200') answers.set(path, body);
    },
  );

  // Needs a file that is not there.
  it('get /matrix/{day}/{month}/{year}: 500', async () => {
    const path = '/matrix/{day}/{month}/{year}';
    await check(await fetch(`${server.url}/api/matrix/${MISSING_DATE}`), path, 'get', '500');
  });

  // Last, because afterwards nothing else passes.
  it.each(cases.filter(({ method, status }) => method === 'get' && status === '429'))(
    'get $path: 429',
    async ({ path }) => {
      const url = `${server.url}/api${fill(path, served.paths[path]!)}`;
      for (let i = 0; i < 700; i++) {
        const response = await fetch(url);
        if (response.status === 429) {
          await check(response, path, 'get', '429');
          return;
        }
        await response.body?.cancel();
      }
      throw new Error('never refused');
    },
  );
});

describe('every example of the document is the answer to the example request', () => {
  it.each(Object.keys(listed.paths).filter((path) => !path.endsWith('.svg')))('%s', (path) => {
    const { content: media } = served.paths[path]!.get.responses['200']!;
    const [{ schema, example }] = Object.values(media!) as [{ schema: object; example: unknown }];
    expect(schema).toBeDefined();
    expect(answers.get(path)).toEqual(example);
  });
});
