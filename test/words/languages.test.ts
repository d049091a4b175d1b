import { expect, it } from 'vitest';
import { readDataFiles } from '../../scripts/build/hash-inputs.ts';
import { parsePages } from '../../scripts/build/load-content.ts';
import { jsonSchema, publishedSchema } from '../../src/api/json-schemas.ts';
import { openApiDocument } from '../../src/api/openapi.ts';
import { croissant } from '../../src/dataset/croissant.ts';
import { dataPackage } from '../../src/dataset/data-package.ts';
import { guideInEnglish, guideInSpanish } from '../../src/dataset/guides.ts';
import { TABLES } from '../../src/dataset/tables/all-tables.ts';
import { describeColumn } from '../../src/dataset/tables/table.ts';
import { ENDPOINTS, parameterWords, SCHEMA_NAMES } from '../../src/endpoints/list.ts';
import { TOOLS } from '../../src/mcp/tools-of-endpoints.ts';
import type { Language } from '../../src/words/language.ts';
import { WORDS } from '../../src/words/words.ts';
import { ANSWERS } from '../approved/cli-outputs.ts';
import { contextOf, DATA_DIR } from '../content-fixture.ts';
import { data, facts, SITE, source } from '../dataset/written-fixture.ts';
import { readDocument } from '../documents.ts';
import { foreignWords } from './foreign-words.ts';

/** Every description, without the examples, which are our Spanish data. */
function* sentences(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (/^(?:title|description|summary|abstract|keywords)$/.test(key)) yield value;
  } else if (Array.isArray(value)) {
    for (const item of value) yield* sentences(item, key);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, part] of Object.entries(value)) if (!/^examples?$/.test(name)) yield* sentences(part, name);
  }
}

/** Every text of a dictionary, except functions, which approved outputs cover, and language codes. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'language' ? [] : texts(part)));
}

const prose = (guide: string): string[] => guide.replace(/```[\s\S]*?```|^---[\s\S]*?---$/gm, '').split('\n');
/** Not sentences: commands, attributes, language options, and text marked as being in the other language. */
const NO_SENTENCES = /^\$ .*$|\{(?:for|value|data-try)=[\w-]+\}|--lang \S+|^.*\{lang=\w+[ }].*$/gm;
/** An approved output, which is exactly what users get. */
const approved = (name: string): string[] =>
  readDocument(`test/approved/${name}`).replace(NO_SENTENCES, '').split('\n');
const dataFiles = await readDataFiles(DATA_DIR);
/** Without placeholders, code, layout, anchor names, and single letters, which are points of the chart or letters of a name. */
const written = (language: Language): string[] =>
  Object.values(parsePages(dataFiles, language)).flatMap(({ title, description, kicker, body }) =>
    [title, description, kicker, body]
      .join('\n')
      .replace(/^```(.*)\n[\s\S]*?^```$/gm, '$1')
      .replace(/\{\{[\w-]+\}\}|`[^`\n]*`|<\/?[a-z][^>]*>|\{#[\w-]+|(?<!\p{L})\p{Lu}(?!\p{L})/gu, ' ')
      .split('\n')
      .filter((line) => line.trim() !== ''),
  );
const openApi = await openApiDocument(contextOf(SITE));
const packaged = dataPackage(source, facts, data);

/** Sources of texts in each language, with the minimum number of texts. */
const SAID: readonly (readonly [Language, what: string, atLeast: number, texts: () => Iterable<string>])[] = [
  ['en', 'the OpenAPI document', 10, () => sentences(openApi)],
  ['en', 'the JSON Schemas', 10, () => sentences(SCHEMA_NAMES.map((name) => publishedSchema(name, SITE)))],
  ['en', 'the data package', 10, () => sentences(packaged)],
  ['en', 'the Croissant document', 10, () => sentences(croissant(facts, SITE, data, packaged))],
  ['en', 'the tools', 10, () => sentences(TOOLS.map(({ description, title }) => ({ description, title })))],
  // Each guide names the other.
  ['en', 'README.md', 10, () => prose(guideInEnglish(facts, data, source)).filter((line) => !/LEEME\.md/.test(line))],
  ['es', 'LEEME.md', 10, () => prose(guideInSpanish(facts, data, source)).filter((line) => !/README\.md/.test(line))],
  ['en', 'the errors of the command line', 10, () => approved('cli/in-english/errors.txt')],
  ...Object.keys(ANSWERS).flatMap((name) => [
    ['en', `the answer to ${name}`, 10, () => approved(`cli/in-english/${name}.txt`)] as const,
    ['es', `the answer to ${name}`, 10, () => approved(`cli/${name}.txt`)] as const,
  ]),
  ['es', 'the page of the API', 10, () => approved('website/docs.txt')],
  ['es', 'the page of the dataset', 10, () => approved('website/dataset.txt')],
  ['es', 'the page of the dataset in Markdown', 10, () => approved('website/datos.md')],
  ...(['es', 'en'] as const).flatMap((language) => [
    [language, 'the dictionary', 300, () => texts({ ...WORDS[language], pages: [], paths: [] })] as const,
    // URLs, ids and codes are not words; functions are checked in the source.
    [
      language,
      'the dictionary of the website',
      300,
      () => texts({ ...WORDS[language].pages, addresses: [], locale: [] }),
    ] as const,
    [language, 'the pages of prose', 200, () => written(language)] as const,
    [
      language,
      'every schema',
      10,
      () => SCHEMA_NAMES.flatMap((name) => [...sentences(jsonSchema(name, language))]),
    ] as const,
    [
      language,
      'every parameter',
      10,
      () =>
        ENDPOINTS.flatMap((endpoint) =>
          endpoint.parameters.map((one) => parameterWords(endpoint, one, WORDS[language])),
        ),
    ] as const,
    [
      language,
      'every table',
      100,
      () => [
        ...texts(WORDS[language].dataset),
        ...TABLES.flatMap((table) =>
          [...table.columns(source), ...(table.bodyFields ?? [])].map((column) =>
            describeColumn(WORDS[language], table, column),
          ),
        ),
      ],
    ] as const,
  ]),
];

it.each(SAID)('%s: %s has only words of that language', (language, what, atLeast, said) => {
  const all = [...said()];
  expect(all.length).toBeGreaterThan(atLeast);
  if (/^(?:the dictionary|every )/.test(what)) expect(all.filter((text) => !text)).toEqual([]);
  if (language === 'en' && / (?:website|prose)$/.test(what))
    expect(all.filter((text) => /[áéíóúüñ¿¡«»]/i.test(text))).toEqual([]);
  expect(all.flatMap((text) => foreignWords(text, language).map((word) => `${word}: ${text}`))).toEqual([]);
});
