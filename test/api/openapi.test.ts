import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { publishedSchema } from '../../src/api/json-schemas.ts';
import { openApiDocument } from '../../src/api/openapi/document.ts';
import { serviceIndex } from '../../src/api/service-index.ts';
import { SCHEMA_NAMES } from '../../src/contract/routes.ts';
import { content } from '../content-fixture.ts';
import { readDocument } from '../documents.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: object;
}
interface PathItem {
  parameters?: Parameter[];
  get: { operationId: string; description: string; responses: Record<string, unknown> };
  options?: object;
}
interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, PathItem>;
  components: { schemas: object };
}

const source = JSON.stringify(openApiDocument(content, 'https://example.org'));
const document = JSON.parse(source) as Document;

async function lint(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}

describe('openapi.json', () => {
  it('passes the recommended rules of Redocly without a warning', async () => {
    expect(await lint(source)).toEqual([]);
  });

  it('would not pass with a mistake in it', async () => {
    expect(await lint(source.replace('"operationId":"getMatrix"', '"operationId":"getIndex"'))).not.toEqual([]);
  });

  it('passes the rules of Spectral for OpenAPI without a warning, and would not with a mistake', async () => {
    const rules = new spectral.Spectral();
    rules.setRuleset({ extends: [rulesets.oas as unknown as spectral.RulesetDefinition] });
    expect((await rules.run(source)).map(({ code, path }) => `${code} ${path.join('/')}`)).toEqual([]);
    expect(await rules.run('{"openapi":"3.1.0","paths":{}}')).not.toEqual([]);
  });

  it('has every path of the specification', () => {
    expect(Object.keys(document.paths)).toEqual([
      '/',
      '/life-path',
      '/life-path/{number}',
      '/arcana',
      '/arcana/{number}',
      '/matrix/{day}/{month}/{year}',
      '/matrix/{day}/{month}/{year}.svg',
      '/matrix/{date}',
      '/chart/{a}/{b}/{c}',
      '/chart/{date}',
      '/couple/{a}/{b}',
      '/couple/{a}/{b}.svg',
      '/year/{date}/{year}',
      '/statistics',
      '/schema/{name}.json',
    ]);
  });

  it.each([
    ['/life-path/{number}', 'number', { type: 'integer', enum: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] }],
    ['/matrix/{day}/{month}/{year}', 'day', { type: 'integer', minimum: 1, maximum: 31 }],
    ['/matrix/{day}/{month}/{year}', 'month', { type: 'integer', minimum: 1, maximum: 12 }],
    ['/matrix/{day}/{month}/{year}', 'year', { type: 'integer', minimum: 1900, maximum: 2100 }],
    ['/matrix/{day}/{month}/{year}.svg', 'detail', { type: 'string', enum: ['simple', 'full'], default: 'simple' }],
    ['/couple/{a}/{b}.svg', 'detail', { type: 'string', enum: ['simple', 'full'], default: 'simple' }],
  ])('%s gives the range of %s', (path, name, schema) => {
    expect(document.paths[path]?.parameters?.find((parameter) => parameter.name === name)?.schema).toEqual(schema);
  });

  it('has a parameter in the query for pictures alone, and it may be left out', () => {
    const found = Object.entries(document.paths).flatMap(([path, { parameters = [] }]) =>
      parameters.filter((parameter) => parameter.in === 'query').map(({ name, required }) => [path, name, required]),
    );
    expect(found).toEqual([
      ['/matrix/{day}/{month}/{year}.svg', 'detail', false],
      ['/couple/{a}/{b}.svg', 'detail', false],
    ]);
  });

  it('has the address of schemas that the index, README and `$id` have', () => {
    const { endpoints } = serviceIndex(content.publisher, 'https://example.org');
    const [path] = Object.keys(document.paths).filter((name) => name.startsWith('/schema/'));
    expect(endpoints.schema).toBe(`https://example.org/api${path}`);
    for (const name of ['README.md', 'README.es.md']) expect(readDocument(name)).toContain(`\`${path}\``);
    expect(publishedSchema('matrix', 'https://example.org').$id).toBe(endpoints.schema.replace('{name}', 'matrix'));
  });

  it.each([
    ['/life-path/{number}', ['200', '304', '404', '429', '500']],
    ['/matrix/{day}/{month}/{year}', ['200', '304', '400', '429', '500']],
  ])('%s lists its statuses', (path, statuses) => {
    expect(Object.keys(document.paths[path]!.get.responses)).toEqual(statuses);
  });

  it('holds every published schema, then the types that they share', () => {
    expect(Object.keys(document.components.schemas)).toEqual([
      ...SCHEMA_NAMES,
      ...['license', 'life-path-item', 'life-path-number', 'arcanum-item', 'arcanum-number', 'matrix-position'],
      ...['chart-position', 'chart-points', 'karmic-tail', 'chart-lines', 'purpose', 'chakra', 'age'],
    ]);
  });

  it('has OPTIONS for the matrix alone, where the specification has it', () => {
    const paths = Object.entries(document.paths).filter(([, { options }]) => options !== undefined);
    expect(paths.map(([path]) => path)).toEqual(['/matrix/{day}/{month}/{year}']);
  });

  it('names its server, and patterns without escaped slashes, for generators', () => {
    expect(document.servers.map(({ url }) => url)).toEqual(['https://example.org/api']);
    expect(source).toContain('"pattern":"^https?://."');
    expect(source).not.toContain(String.raw`\\/`);
  });
});
