import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../src/api/openapi/document.ts';
import { content } from '../content-fixture.ts';

const source = JSON.stringify(openApiDocument(content, 'https://example.org'));

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

  it('has patterns without escaped slashes, which generators trip over', () => {
    expect(source).not.toContain(String.raw`\\/`);
  });
});
