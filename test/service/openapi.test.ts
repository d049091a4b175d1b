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

  it('has patterns without escaped slashes, which generators trip over', () => {
    expect(source).not.toContain(String.raw`\\/`);
  });
});
