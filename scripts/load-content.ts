import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import { LIFE_PATH_NUMBERS } from '../src/contract/limits.ts';
import { type ContentProblem, checkContent } from '../src/domain/check-content.ts';
import { arcanumSchema, type Content, lifePathSchema, positionSchema, publisherSchema } from '../src/domain/content.ts';
import { BuildError } from './build-error.ts';

const LIFE_PATH_FILES = LIFE_PATH_NUMBERS.map((number) => `life-path/${number}.json`);
const FILES = ['publisher.json', 'arcana.json', 'positions.json', ...LIFE_PATH_FILES];

/** Reads `data/` and checks all of it, so that a mistake stops the build before anything is written. */
export async function loadContent(dataDir: string): Promise<Content> {
  await refuseUnknownFiles(dataDir);
  const read = (file: string): Promise<unknown> => readJson(dataDir, file);
  const content: Content = {
    publisher: parse(publisherSchema, 'publisher.json', '', await read('publisher.json')),
    arcana: parseAll(arcanumSchema, 'arcana.json', await read('arcana.json')),
    positions: parseAll(positionSchema, 'positions.json', await read('positions.json')),
    lifePaths: await Promise.all(
      LIFE_PATH_FILES.map(async (file) => parse(lifePathSchema, file, '', await read(file))),
    ),
  };
  const [first] = checkContent(content);
  if (first) throw problemError(first);
  return content;
}

async function refuseUnknownFiles(dataDir: string): Promise<void> {
  const found = await readdir(dataDir, { recursive: true }).catch(() => []);
  const unknown = found
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
    .find((file) => file.endsWith('.json') && !FILES.includes(file));
  if (unknown) throw new BuildError(`data/${unknown}: unknown file; allowed: ${FILES.join(', ')}`);
}

async function readJson(dataDir: string, file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path.join(dataDir, file), 'utf8');
  } catch (cause) {
    throw new BuildError(
      `data/${file}: cannot be read (${(cause as NodeJS.ErrnoException).code}); the file is required`,
      { cause },
    );
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BuildError(`data/${file}: is not valid JSON: ${(cause as Error).message}`, { cause });
  }
}

function parseAll<T extends z.ZodObject>(schema: T, file: string, value: unknown): z.infer<T>[] {
  if (!Array.isArray(value)) throw problemError({ file, field: '(whole file)', problem: 'must be an array' });
  return value.map((entry, i) => parse(schema, file, `${i}.`, entry));
}

function parse<T extends z.ZodObject>(schema: T, file: string, prefix: string, value: unknown): z.infer<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const hint =
    issue.code === 'unrecognized_keys' && issue.path.length === 0
      ? `; allowed: ${Object.keys(schema.shape).join(', ')}`
      : '';
  throw problemError({
    file,
    field: `${prefix}${issue.path.join('.')}` || '(whole file)',
    problem: `${issue.message}${hint}`,
  });
}

function problemError({ file, field, problem }: ContentProblem): BuildError {
  return new BuildError(`data/${file}: ${field}: ${problem}`);
}
