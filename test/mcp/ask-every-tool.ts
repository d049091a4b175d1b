import { Client, type Transport } from '@modelcontextprotocol/client';
import { expect } from 'vitest';
import type { SchemaName } from '../../src/endpoints/list.ts';
import { RESPONSE_SCHEMAS } from '../../src/service/json-schemas.ts';

/** A question for every tool, the schema of its answer, and something that it must say. */
const QUESTIONS: Readonly<Record<string, readonly [object, SchemaName, object]>> = {
  destiny_matrix: [{ date: '1990-06-15' }, 'matrix', { matrix: { center: { arcana: 8, name: 'La Justicia' } } }],
  chart: [{ date: '1990-06-15' }, 'chart', { karmic_tail: { arcana: [12, 16, 4] }, life_path: { number: 4 } }],
  couple: [{ a: '1990-12-29', b: '1990-06-15' }, 'couple', { center: { arcana: 20 }, input: { a: '1990-06-15' } }],
  year: [{ date: '1990-06-15', year: 2026 }, 'year', { arcana: 4 }],
  life_path_of_date: [{ date: '1942-06-18' }, 'life-path', { number: 22 }],
  life_path: [{ number: 7 }, 'life-path', { number: 7 }],
  arcanum: [{ number: 17 }, 'arcanum', { name: 'La Estrella' }],
};

/** A whole session with the official client: lists the tools, calls each, and makes mistakes. */
export async function askEveryTool(transport: Transport, site: string): Promise<void> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  try {
    expect(client.getServerVersion()).toMatchObject({ name: 'open-numerology' });
    expect(client.getInstructions()).toContain('Datos de Open Numerology Data Service (CC-BY 4.0)');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(QUESTIONS));
    for (const { description = '', inputSchema, annotations } of tools) {
      expect([annotations?.readOnlyHint, inputSchema.type]).toEqual([true, 'object']);
      expect(description).toMatch(/^Use when .* Returns .* Example: \{.*\}\.$/);
      expect(description.length, description).toBeGreaterThanOrEqual(200);
      expect(description.length, description).toBeLessThanOrEqual(400);
    }
    expect(JSON.stringify(tools).length).toBeLessThan(12_000);
    for (const [name, [args, schema, expected]] of Object.entries(QUESTIONS)) {
      const { structuredContent, content, isError } = await client.callTool({ name, arguments: { ...args } });
      expect([name, isError ?? false]).toEqual([name, false]);
      expect(structuredContent).toMatchObject({
        ...expected,
        license: 'CC-BY 4.0',
        attribution: 'Datos de Open Numerology Data Service (CC-BY 4.0)',
        source_url: expect.stringMatching(`^${site}/`),
      });
      expect(RESPONSE_SCHEMAS[schema]!.safeParse(structuredContent).error).toBeUndefined();
      expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
    }
    const wrong = await client.callTool({ name: 'chart', arguments: { date: '1990-02-30' } });
    expect(wrong).toMatchObject({
      isError: true,
      content: [{ text: 'El 30 de febrero de 1990 no existe: ese mes termina el día 28.' }],
    });
    const unknown = await client.callTool({ name: 'arcanum', arguments: { number: 23 } });
    expect(unknown).toMatchObject({ isError: true });
  } finally {
    await client.close();
  }
}
