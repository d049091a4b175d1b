import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../src/service/openapi.ts';
import { contextOf } from '../content-fixture.ts';

const source = JSON.stringify(await openApiDocument(contextOf('https://example.org')));

describe('openapi.json', () => {
  it('passes the rules of Spectral for OpenAPI without a warning', async () => {
    const linter = new spectral.Spectral();
    linter.setRuleset({ extends: [rulesets.oas as unknown as spectral.RulesetDefinition] });
    expect((await linter.run(source)).map(({ code, path }) => `${code} ${path.join('/')}`)).toEqual([]);
  });

  it('has a property D only as the last: a client in Python would lose those after it', () => {
    const lists = propertyNames(JSON.parse(source)).filter((names) => names.some((name) => name.toLowerCase() === 'd'));
    expect(lists.map((names) => names.findIndex((name) => name.toLowerCase() === 'd') === names.length - 1)).toEqual([
      true,
    ]);
  });

  it('has patterns without escaped slashes, which generators trip over', () => {
    expect(source).not.toContain(String.raw`\\/`);
  });
});

/** The names of the properties of every schema inside a value, by schema. */
function propertyNames(value: unknown): string[][] {
  if (value === null || typeof value !== 'object') return [];
  const { properties } = value as { properties?: object };
  return [...(properties ? [Object.keys(properties)] : []), ...Object.values(value).flatMap(propertyNames)];
}
