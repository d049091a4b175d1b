import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../src/api/openapi.ts';
import { contextOf } from '../content-fixture.ts';
import { ROWS } from './table.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly schema: { readonly enum?: readonly unknown[]; readonly minimum?: number; readonly maximum?: number };
}

const document = (await openApiDocument(contextOf('https://example.org'))) as {
  paths: Record<string, { readonly get: { readonly parameters?: readonly Parameter[] } }>;
};
const asked = ROWS.filter(({ request, headers, isRefused }) => request.startsWith('GET /api') && !headers && !isRefused)
  .map(({ request }) => new URL(request.slice('GET '.length), 'https://example.org'))
  .filter(({ pathname }) => !pathname.endsWith('/'));

/** The requests of the table for a documented path, by their queries. */
function queriesFor(path: string): URLSearchParams[] {
  const pattern = new RegExp(`^/api(?:/en)?${path === '/' ? '' : path.replace(/\{\w+\}/g, '[^/.]+')}$`);
  return asked.filter(({ pathname }) => pattern.test(pathname)).map(({ searchParams }) => searchParams);
}

/** All values of an option, or the ends of its range. */
function valuesOf({ schema }: Parameter): string[] {
  return (schema.enum ?? [schema.minimum, schema.maximum]).map(String);
}

// Every path separately, so that similar ones, such as the pictures of a date and a couple, are all covered.
describe.each(Object.entries(document.paths))('the table of requests, of %s', (path, { get: { parameters = [] } }) => {
  it('asks for it', () => expect(queriesFor(path)).not.toEqual([]));

  const options = parameters.filter((parameter) => parameter.in === 'query');
  it.runIf(options.length > 0).each(options.map((option) => [option.name, option] as const))(
    'asks for every value of %s',
    (name, option) => {
      const values = queriesFor(path).map((query) => query.get(name));
      expect(valuesOf(option).filter((value) => !values.includes(value))).toEqual([]);
    },
  );
});
