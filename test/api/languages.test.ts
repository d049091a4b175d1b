import { describe, expect, it } from 'vitest';
import { readDataFiles } from '../../scripts/build/hash-inputs.ts';
import { parseContent } from '../../scripts/build/load-content.ts';
import { languagesDocument, serviceIndex } from '../../src/api/service-index.ts';
import type { Content } from '../../src/content/content-schema.ts';
import { type RenderContext, renderBody } from '../../src/endpoints/endpoint.ts';
import { ENDPOINTS } from '../../src/endpoints/list.ts';
import { ARCANUM_NOT_FOUND, CHART_NOT_FOUND, errorBody, NOT_FOUND, NUMBER_NOT_FOUND } from '../../src/http/errors.ts';
import { fixedFiles } from '../bodies.ts';
import { content, contextsOf, DATA_DIR } from '../content-fixture.ts';
import { foreignWords } from '../words/foreign-words.ts';
import { filesInMemory, gatewayInMemory } from './service-in-memory.ts';

const SITE = 'https://example.org';
const CONTEXTS = contextsOf(SITE);
const RENDERED = ENDPOINTS.filter(({ body }) => body);

/** The body for an endpoint's example in a context. */
async function exampleOf({ name, read, parameters }: (typeof ENDPOINTS)[number], context: RenderContext) {
  const endpoint = ENDPOINTS.find((one) => one.name === name)!;
  const asked = read(
    parameters.map(({ example }) => String(example)),
    'arguments',
    '',
    context.language,
  );
  if (!asked?.ok) throw new Error(`${name} refuses its example`);
  return renderBody(endpoint, asked.params, context);
}

/** Texts with their paths, except names of people, input and keys, which have no language. */
function texts(value: unknown, at = ''): string[] {
  if (/\.(?:input|parts|famous_people\.\d+\.name|places\.\d+|columns|columns\.\d+)$/.test(at)) return [];
  // Without markup, URLs, and single letters, which are those of a name.
  if (typeof value === 'string')
    return [value.replace(/<style>.*?<\/style>|<[^>]*>|\/api\S*|(?<!\p{L})\p{Lu}(?!\p{L})/gsu, ' ')];
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return [];
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${at}.${key}`));
}

describe.each(['es', 'en'] as const)('the texts below the path of %s', (language) => {
  const context = CONTEXTS[language];
  const foreign = (said: readonly string[]): string[] =>
    said.flatMap((text) => foreignWords(text, language).map((word) => `${word}: ${text}`));

  it.each(RENDERED.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s is of that language only',
    async (_, endpoint) => {
      expect(foreign(texts(await exampleOf(endpoint, context)))).toEqual([]);
    },
  );

  it('so are all records, the index and the errors', async () => {
    const files = fixedFiles(context).filter(({ path }) => !/\/(?:schema|openapi|languages)/.test(path));
    const said = files.flatMap((file) => texts(JSON.parse(file.content)));
    expect(said.length).toBeGreaterThan(3_000);
    expect(foreign(said)).toEqual([]);
    if (language === 'en') expect(said.filter((text) => /[¿¡«»]/.test(text))).toEqual([]);
    const errors = [NOT_FOUND, NUMBER_NOT_FOUND, ARCANUM_NOT_FOUND, CHART_NOT_FOUND];
    expect(foreign(texts(errors.map((error) => errorBody(error, context.words).message)))).toEqual([]);
    expect(foreign([serviceIndex(context).description, serviceIndex(context).attribution])).toEqual([]);
  });
});

it.each(RENDERED.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s names the texts that it is made of',
  async (_, endpoint) => {
    const used = new Set<string>();
    const watched = new Proxy(content, {
      get: (target, part: keyof Content) => {
        if (part !== 'publisher') used.add(part);
        return target[part];
      },
    });
    // A matrix or a chart is one file regardless of the spelling of the request.
    await exampleOf(endpoint, { ...CONTEXTS.es, content: watched });
    expect([...used].filter((part) => !(endpoint.texts as readonly string[] | undefined)?.includes(part))).toEqual([]);
  },
);

it('no two places have the same name in a language', () => {
  for (const { places } of languagesDocument(CONTEXTS.es.editions, SITE))
    expect(new Set(places.map(({ name }) => name)).size).toBe(25);
});

describe('an incomplete language', async () => {
  const files = new Map(await readDataFiles(DATA_DIR));
  for (const file of ['en/life-path/7.json', 'en/portrait.json']) files.delete(file);
  const missing: string[] = [];
  const partial = parseContent(files, 'en', (file) => missing.push(file));
  const lacking = ['life_paths', 'life_path', 'matrix_card', 'chart', 'chart_of_date', 'couple_card', 'numbers'];

  it('is refused where completeness is required', () => {
    expect(() => parseContent(files, 'en')).toThrow('data/en/life-path/7.json: cannot be read; the file is required');
  });

  it('reports missing files and the endpoints they affect', () => {
    expect(missing).toEqual(['en/life-path/7.json', 'en/portrait.json']);
    const [document] = languagesDocument([{ language: 'en', content: partial }], SITE);
    expect(document).toMatchObject({ missing: lacking, archetypes: [] });
    expect(document!.complete).toHaveLength(ENDPOINTS.length - lacking.length);
  });

  it('has the files of endpoints with all texts, and no others', async () => {
    const all = fixedFiles(CONTEXTS.en).map(({ path }) => path);
    const some = fixedFiles({ ...CONTEXTS.en, content: partial }).map(({ path }) => path);
    expect(all.filter((path) => !some.includes(path))).toEqual(all.filter((path) => path.includes('/life-path')));
  });

  it('is 404 where it lacks something, in that language', async () => {
    const built = filesInMemory(SITE);
    const gateway = gatewayInMemory({ loadContent: async (language) => (language === 'en' ? partial : content) });
    const ask = (path: string) =>
      gateway(new Request(`${SITE}${path}`), '203.0.113.7', (file, ...rest) =>
        file.startsWith('/api/en/life-path') ? new Response(null, { status: 404 }) : built(file, ...rest),
      );
    for (const path of ['/api/en/life-path/7', '/api/en/numbers/1990-06-15']) {
      const response = await ask(path);
      expect([path, response.status, response.headers.get('content-language')]).toEqual([path, 404, 'en']);
      expect(await response.json()).toEqual({
        error: 'Not found',
        message: 'There is nothing here. All addresses are listed at /api/en.',
      });
    }
    expect([(await ask('/api/en/matrix/15/6/1990')).status, (await ask('/api/life-path/7')).status]).toEqual([
      200, 200,
    ]);
  });
});
