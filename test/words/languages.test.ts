import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { croissant } from '../../src/dataset/croissant.ts';
import { dataPackage } from '../../src/dataset/data-package.ts';
import { guideInEnglish, guideInSpanish } from '../../src/dataset/guides.ts';
import { TABLES } from '../../src/dataset/tables/all-tables.ts';
import { describeColumn } from '../../src/dataset/tables/table.ts';
import { ENDPOINTS, parameterWords, SCHEMA_NAMES } from '../../src/endpoints/list.ts';
import { TOOLS } from '../../src/mcp/tools-of-endpoints.ts';
import { jsonSchema, publishedSchema } from '../../src/service/json-schemas.ts';
import { openApiDocument } from '../../src/service/openapi.ts';
import { DATASET_WORDS } from '../../src/words/dataset.ts';
import { WORDS } from '../../src/words/words.ts';
import { contextOf, ROOT } from '../content-fixture.ts';
import { data, facts, SITE, source } from '../dataset/written-fixture.ts';

/** Words that nearly every sentence of a language has, and that the other has not; those of one letter are points of the chart. */
const FUNCTION_WORDS = {
  es: 'el la los las un una unos unas de del al y que en por para con sin su sus se es son está están lo como cada este esta más',
  en: 'the an of and or that in for with without its is are it as each this these by to from on which what when',
} as const;
type Language = keyof typeof FUNCTION_WORDS;

/** Names that stay as they are in either language, and code. */
const QUOTED = /`[^`]*`|«[^»]*»|"[^"]*"|\bhttps?:\S+|Open Numerology Data Service|CC-BY/g;

function foreignWords(text: string, language: Language): string[] {
  const other = language === 'es' ? 'en' : 'es';
  const known = new Set(FUNCTION_WORDS[language].split(' '));
  const foreign = FUNCTION_WORDS[other].split(' ').filter((word) => !known.has(word));
  const words: readonly string[] =
    text
      .replace(QUOTED, ' ')
      .toLowerCase()
      .match(/[\p{L}]+/gu) ?? [];
  return foreign.filter((word) => words.includes(word));
}

/** Every text that says what something is: not the examples, which are our Spanish data. */
function* sentences(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (/^(?:title|description|summary|abstract|keywords)$/.test(key)) yield value;
  } else if (Array.isArray(value)) {
    for (const item of value) yield* sentences(item, key);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, part] of Object.entries(value)) if (!/^examples?$/.test(name)) yield* sentences(part, name);
  }
}

const strangers = (texts: Iterable<string>, language: Language): string[] =>
  [...texts].flatMap((text) => foreignWords(text, language).map((word) => `${word}: ${text}`));

const packaged = dataPackage(source, facts, data);
const ENGLISH: Readonly<Record<string, () => unknown>> = {
  'the OpenAPI document': () => openApiDocument(contextOf(SITE)),
  'the JSON Schemas': () => SCHEMA_NAMES.map((name) => publishedSchema(name, SITE)),
  'the data package': () => packaged,
  'the Croissant document': () => croissant(facts, SITE, data, packaged),
  'the tools for assistants': () => TOOLS.map(({ description, title }) => ({ description, title })),
};

describe('for those who write programs', () => {
  it.each(Object.keys(ENGLISH))('%s has English words only', async (name) => {
    const texts = [...sentences(await ENGLISH[name]!())];
    expect(texts.length).toBeGreaterThan(10);
    expect(strangers(texts, 'en')).toEqual([]);
  });

  it('the guide of the dataset is English, the other one Spanish', () => {
    const prose = (guide: string): string[] => guide.replace(/```[\s\S]*?```|^---[\s\S]*?---$/gm, '').split('\n');
    const english = prose(guideInEnglish(facts, data, source)).filter((line) => !line.includes('LEEME.md'));
    const spanish = prose(guideInSpanish(facts, data, source)).filter((line) => !line.includes('README.md'));
    expect(strangers(english, 'en')).toEqual([]);
    expect(strangers(spanish, 'es')).toEqual([]);
  });
});

/** Commands, attributes of elements, and what is about choosing the language: not sentences. */
const NO_SENTENCES = /^\$ [^\n]*--lang fr[\s\S]*|^\$ .*$|\{(?:for|value|data-try)=[\w-]+\}|--lang es\|en/gm;

/** Approved outputs are what people get, byte for byte. */
describe('for people', () => {
  it.each([
    ['en', 'cli/in-english.txt'],
    ['es', 'cli/help.txt'],
    ['es', 'website/docs.txt'],
    ['es', 'website/dataset.txt'],
    ['es', 'website/datos.md'],
  ] as const)('%s: %s', async (language, name) => {
    const text = await readFile(path.join(ROOT, 'test/approved', name), 'utf8');
    expect(strangers(text.replace(NO_SENTENCES, '').split('\n'), language)).toEqual([]);
  });
});

/** Every text of a dictionary; what needs a value is said in approved outputs. */
function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object') for (const part of Object.values(value)) yield* texts(part);
}

describe.each(['es', 'en'] as const)('the words of %s', (language) => {
  const { paths, ...words } = WORDS[language];

  it('are of that language', () => {
    const all = [...texts(words)];
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((text) => text === '')).toEqual([]);
    expect(strangers(all, language)).toEqual([]);
  });

  it('describe every parameter', () => {
    const all = ENDPOINTS.flatMap((endpoint) =>
      endpoint.parameters.map((parameter) => parameterWords(endpoint, parameter, words)),
    );
    expect(strangers(all, language)).toEqual([]);
  });

  it('describe every table', () => {
    const ofDataset = DATASET_WORDS[language];
    const all = [
      ...texts(ofDataset.dataset),
      ...TABLES.flatMap((table) =>
        [...table.columns(source), ...(table.bodyFields ?? [])].map((column) =>
          describeColumn(ofDataset, table, column),
        ),
      ),
    ];
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((text) => !text)).toEqual([]);
    expect(strangers(all, language)).toEqual([]);
  });

  it('describe every schema', () => {
    const all = SCHEMA_NAMES.flatMap((name) => [...sentences(jsonSchema(name, language))]);
    expect(strangers(all, language)).toEqual([]);
  });
});
