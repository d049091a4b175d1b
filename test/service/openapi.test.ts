import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../src/service/openapi/document.ts';
import { content } from '../content-fixture.ts';

const source = JSON.stringify(await openApiDocument({ content, site: 'https://example.org' }));

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

  it('has patterns without escaped slashes, which generators trip over', () => {
    expect(source).not.toContain(String.raw`\\/`);
  });
});
