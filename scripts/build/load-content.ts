import * as z from 'zod';
import { checkContent, checkPeople } from '../../src/content/check-across-entries.ts';
import {
  arcanumSchema,
  type Content,
  type ContentProblem,
  coupleMeetingsSchema,
  couplePurposesSchema,
  karmicTailSchema,
  lifePathSchema,
  numberTextsSchema,
  pageTextSchema,
  peopleSchema,
  portraitSchema,
  positionSchema,
  publisherSchema,
  shortPlacesSchema,
} from '../../src/content/content-schema.ts';
import { type ContentParts, joinContent } from '../../src/content/join-content.ts';
import { PAGE_NAMES, type PageName, type PageText, type PageTexts } from '../../src/content/page-texts.ts';
import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../../src/method/reduce.ts';
import { LANGUAGES, type Language } from '../../src/words/language.ts';
import { UserError } from '../command/run-command.ts';
import { type InputFiles, readDataFiles } from './hash-inputs.ts';

/** The field of a problem that is not about a single field. */
const WHOLE = '(whole file)';
/** What every language shares. */
const COMMON_FILES = ['publisher.json', 'people.json'];
const LIFE_PATH_FILES = LIFE_PATH_NUMBERS.map((number) => `life-path/${number}.json`);
const ARCANA_FILES = ARCANA_NUMBERS.map((number) => `arcana/${number}.json`);
const LANGUAGE_FILES = [
  ...['positions.json', 'karmic-tails.json', 'numbers.json'],
  ...['portrait.json', 'short-places.json', 'couple-meetings.json', 'couple-purposes.json'],
  ...ARCANA_FILES,
  ...LIFE_PATH_FILES,
  ...PAGE_NAMES.map(pageFile),
];
const FILES = [
  ...COMMON_FILES,
  ...LANGUAGES.flatMap((language) => LANGUAGE_FILES.map((file) => `${language}/${file}`)),
];

export async function loadContent(dataDir: string, language: Language): Promise<Content> {
  return parseContent(await readDataFiles(dataDir), language);
}

/**
 * Checks all data, so that a mistake stops the build before anything is written. With `onMissing`, which gets their names, missing
 * files only leave out the parts they belong to; without it, a missing file is a mistake too.
 */
export function parseContent(files: InputFiles, language: Language, onMissing?: (file: string) => void): Content {
  const unknown = [...files.keys()].find((file) => !FILES.includes(file));
  if (unknown) throw new UserError(`data/${unknown}: unknown file; ${allowedBeside(unknown)}`);
  const own = (file: string): string => `${language}/${file}`;
  const one = <T extends z.ZodObject>(schema: T, file: string): z.infer<T> =>
    parse(schema, file, '', readJson(files, file));
  /** A part that consists of some files; `undefined` if any is missing, which `isWhole` checks. */
  const part = <T>(names: readonly string[], read: (file: string) => T): T[] => {
    const missing = names.map(own).filter((file) => !files.has(file));
    if (onMissing === undefined || missing.length === 0) return names.map((name) => read(own(name)));
    for (const file of missing) onMissing(file);
    return undefined as never;
  };
  const inOne = <T>(name: string, read: (file: string) => T): T => part([name], read)?.[0] as T;
  const parts: ContentParts = {
    publisher: one(publisherSchema, 'publisher.json'),
    people: one(peopleSchema, 'people.json'),
    arcana: part(ARCANA_FILES, (file) => one(arcanumSchema, file)),
    positions: inOne('positions.json', (file) => parseAll(positionSchema, file, files)),
    karmicTails: inOne('karmic-tails.json', (file) => parseAll(karmicTailSchema, file, files)),
    lifePaths: part(LIFE_PATH_FILES, (file) => one(lifePathSchema, file)),
    numberTexts: inOne('numbers.json', (file) => one(numberTextsSchema, file)),
    portrait: inOne('portrait.json', (file) => one(portraitSchema, file)),
    shortPlaces: inOne('short-places.json', (file) => one(shortPlacesSchema, file)),
    coupleMeetings: inOne('couple-meetings.json', (file) => one(coupleMeetingsSchema, file)),
    couplePurposes: inOne('couple-purposes.json', (file) => one(couplePurposesSchema, file)),
  };
  if (parts.lifePaths) refuse(checkPeople(parts), language);
  const content = joinContent(parts);
  refuse(checkContent(content), language);
  return content;
}

/** What is allowed in the folder of an unknown file or, if that is unknown too, in its parent. */
function allowedBeside(file: string): string {
  const folder = file.replace(/[^/]*\/?$/, '');
  const inside = FILES.filter((known) => known.startsWith(folder)).map((known) =>
    known.slice(folder.length).replace(/\/.*/, '/'),
  );
  return inside.length > 0 ? `allowed in data/${folder}: ${[...new Set(inside)].join(', ')}` : allowedBeside(folder);
}

/** The prose pages. Their front matter is lines of `name: text`. */
export function parsePages(files: InputFiles, language: Language): PageTexts {
  const pages = PAGE_NAMES.map((name): [PageName, PageText] => {
    const file = `${language}/${pageFile(name)}`;
    const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readText(files, file)) ?? [];
    if (head === undefined || body === undefined)
      throw problemError(file, WHOLE, 'must begin with front matter between two --- lines');
    const fields = head.split('\n').map((line) => line.split(/: (.*)/, 2));
    return [name, { file, ...parse(pageTextSchema, file, '', { ...Object.fromEntries(fields), body: body.trim() }) }];
  });
  return Object.fromEntries(pages) as Record<PageName, PageText>;
}

function pageFile(name: PageName): string {
  return `pages/${name}.md`;
}

/** Throws the first problem, if any. */
function refuse(problems: Iterable<ContentProblem>, language: Language): void {
  for (const { file, field, problem } of problems)
    throw problemError(COMMON_FILES.includes(file) ? file : `${language}/${file}`, field, problem);
}

function readText(files: InputFiles, file: string): string {
  const bytes = files.get(file);
  if (bytes === undefined) throw new UserError(`data/${file}: cannot be read; the file is required`);
  const text = bytes.toString('utf8');
  if (text.startsWith('\ufeff')) {
    throw new UserError(`data/${file}: begins with a byte order mark; allowed: text saved as UTF-8 without one`);
  }
  const again = Buffer.from(text);
  if (again.equals(bytes)) return text;
  const place = bytes.findIndex((byte, i) => byte !== again[i]);
  const line = bytes.subarray(0, place).toString('latin1').split('\n').length;
  throw new UserError(
    `data/${file}: line ${line}, byte ${place + 1}: is not valid UTF-8; allowed: text saved as UTF-8`,
  );
}

function readJson(files: InputFiles, file: string): unknown {
  const text = readText(files, file);
  try {
    return JSON.parse(text);
  } catch (cause) {
    // V8 quotes the surrounding text, line breaks included.
    throw new UserError(`data/${file}: is not valid JSON: ${(cause as Error).message.replace(/\s+/g, ' ')}`, { cause });
  }
}

function parseAll<T extends z.ZodObject>(schema: T, file: string, files: InputFiles): z.infer<T>[] {
  const value = readJson(files, file);
  if (!Array.isArray(value)) throw problemError(file, WHOLE, 'must be an array');
  return value.map((entry, i) => parse(schema, file, `${i}.`, entry));
}

function parse<T extends z.ZodObject>(schema: T, file: string, prefix: string, value: unknown): z.infer<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const hint = issue.code === 'unrecognized_keys' ? `; allowed: ${keysAt(schema, issue.path).join(', ')}` : '';
  throw problemError(file, `${prefix}${issue.path.join('.')}` || WHOLE, `${issue.message}${hint}`);
}

/** The keys of the object at a path of a schema. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const at = path.reduce<unknown>((part, key) => {
    if (part instanceof z.ZodObject) return part.shape[String(key)];
    return part instanceof z.ZodArray ? part.element : undefined;
  }, schema);
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

function problemError(file: string, field: string, problem: string): UserError {
  return new UserError(`data/${file}: ${field}: ${problem}`);
}
