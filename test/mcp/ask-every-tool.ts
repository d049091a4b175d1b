import { Client, type Transport } from '@modelcontextprotocol/client';
import { expect } from 'vitest';
import type { SchemaName } from '../../src/endpoints/list.ts';
import { PACKAGE_VERSION } from '../../src/words/npm-package.ts';
import { schemaProblems } from '../schema-problems.ts';

/** A question for every tool, and the schema of its answer; what is said is approved in test/approved/mcp/. */
const QUESTIONS: Readonly<Record<string, readonly [args: object, schema: SchemaName]>> = {
  destiny_matrix: [{ date: '1990-06-15' }, 'matrix'],
  chart: [{ date: '1990-06-15' }, 'chart'],
  couple: [{ a: '1990-12-29', b: '1990-06-15' }, 'couple'],
  year: [{ date: '1990-06-15', year: 2026 }, 'year'],
  numbers: [{ date: '1984-11-29' }, 'numbers'],
  day: [{ date: '1990-06-15', day: '2026-11-16' }, 'day'],
  name: [{ name: 'María José Núñez', date: '1990-06-15' }, 'name'],
  life_path_of_date: [{ date: '1942-06-18' }, 'life-path'],
  life_path: [{ number: 7 }, 'life-path'],
  arcanum: [{ number: 17 }, 'arcanum'],
};

function bodyIn(content: readonly object[]): Record<string, unknown> {
  return JSON.parse((content[0] as { text: string }).text) as Record<string, unknown>;
}

/** An upper estimate for current tokenizers and Spanish JSON: a token is a word, a part of a long one, or a punctuation mark. */
function tokens(body: object): number {
  const pieces = JSON.stringify(body).match(/\p{L}{1,5}|\d{1,3}|[^\s\p{L}\d]{1,3}/gu) ?? [];
  return pieces.length;
}

/** A whole session with the official client: lists the tools, calls each, and makes mistakes. */
export async function askEveryTool(transport: Transport, site: string): Promise<void> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  try {
    const [websiteUrl] = site.split('?');
    expect(client.getServerVersion()).toMatchObject({ name: 'open-numerology', version: PACKAGE_VERSION, websiteUrl });
    expect(client.getInstructions()).toContain('Datos de Open Numerology Data Service (CC-BY 4.0)');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(QUESTIONS));
    for (const { description = '' } of tools) {
      expect(description).toMatch(/^Use when .* Returns .* Example: \{.*\}\.$/);
      expect(description.length, description).toBeGreaterThanOrEqual(200);
      expect(description.length, description).toBeLessThanOrEqual(400);
    }
    expect(JSON.stringify(tools).length).toBeLessThan(12_000);
    for (const [name, [args, schema]] of Object.entries(QUESTIONS)) {
      const hasDetail = 'detail' in (tools.find((tool) => tool.name === name)!.inputSchema.properties ?? {});
      const brief = await client.callTool({ name, arguments: { ...args } });
      const { content, isError } = await client.callTool({
        name,
        arguments: { ...args, ...(hasDetail ? { detail: 'full' } : {}) },
      });
      expect([name, isError ?? false]).toEqual([name, false]);
      const body = bodyIn(content);
      // No structured copy, which would double the tokens.
      expect([brief.structuredContent, brief.content.length, content.length]).toEqual([undefined, 1, 1]);
      expect(bodyIn(brief.content)).toMatchObject({ license: 'CC-BY 4.0', source_url: body.source_url });
      expect(tokens(bodyIn(brief.content)), name).toBeLessThan(900);
      expect(body).toMatchObject({
        license: 'CC-BY 4.0',
        attribution: 'Datos de Open Numerology Data Service (CC-BY 4.0)',
        source_url: expect.stringMatching(`^${site.replace(/[.?]/g, '\\$&')}/`),
      });
      expect(schemaProblems(schema, body)).toEqual([]);
    }
    for (const name of ['nothing', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])
      await expect(client.callTool({ name })).rejects.toThrow(`Tool ${name} not found`);
  } finally {
    await client.close();
  }
}
