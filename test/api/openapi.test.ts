import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../src/api/openapi/document.ts';
import { SCHEMA_NAMES } from '../../src/contract/routes.ts';
import { content } from '../content-fixture.ts';

interface Parameter {
  name: string;
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
  const rules = new spectral.Spectral();
  rules.setRuleset({ extends: [rulesets.oas as unknown as spectral.RulesetDefinition] });
  return (await rules.run(text)).map(({ code, path }) => `${code} ${path.join('/')}`);
}

describe('openapi.json', () => {
  it('passes the rules of Spectral for OpenAPI without a warning', async () => {
    expect(await lint(source)).toEqual([]);
  });

  it('would not pass with a mistake in it', async () => {
    const mistaken = source.replace('"operationId":"getMatrix"', '"operationId":"getIndex"');
    expect(await lint(mistaken)).toEqual([
      'operation-operationId-unique paths//matrix/{day}/{month}/{year}/get/operationId',
    ]);
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
      '/schema/{name}',
    ]);
  });

  it.each([
    ['/life-path/{number}', 'number', { type: 'integer', enum: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] }],
    ['/matrix/{day}/{month}/{year}', 'day', { type: 'integer', minimum: 1, maximum: 31 }],
    ['/matrix/{day}/{month}/{year}', 'month', { type: 'integer', minimum: 1, maximum: 12 }],
    ['/matrix/{day}/{month}/{year}', 'year', { type: 'integer', minimum: 1900, maximum: 2100 }],
  ])('%s gives the range of %s', (path, name, schema) => {
    expect(document.paths[path]?.parameters?.find((parameter) => parameter.name === name)?.schema).toEqual(schema);
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
