import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { PAGE_NAMES, type PageText } from '../../src/content/page-texts.ts';
import { englishPages, ROOT, pages as spanishPages } from '../content-fixture.ts';
import { blocksOf } from '../documents.ts';
import { stringsOf } from '../source-strings.ts';

/**
 * The first is the same in every language, the second only collects the others, and the English dataset words take fewer values.
 */
const NOT_COMPARED = ['example-name.ts', 'index.ts', 'dataset.ts', 'dataset-documents.ts'];
const MODULES = fastGlob.sync('**/*.ts', { cwd: path.join(ROOT, 'src/words/es'), ignore: NOT_COMPARED });
const wordsOf = (language: string, file: string): Promise<object> =>
  import(path.join(ROOT, 'src/words', language, file));

/** Every word by its path; for a function, the number of its parameters. */
function shape(value: unknown, at = ''): string[] {
  if (typeof value === 'function') return [`${at}(${value.length})`];
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return [at];
  return Object.entries(value).flatMap(([key, part]) => shape(part, `${at}.${key}`));
}

// The compiler allows a function to ignore a parameter and an index to export less.
it.each(MODULES)('%s says the same things in both languages', async (file) => {
  const [spanish, english] = await Promise.all([wordsOf('es', file), wordsOf('en', file)]);
  const said = Object.keys(spanish).map((name) => [name, (english as Record<string, unknown>)[name]]);
  expect(shape(Object.fromEntries(said)).sort()).toEqual(shape(spanish).sort());
});

/** The parts of a block that are the same in every language, in any order: layout, anchors, placeholders, code, links and numbers. */
function facts(block: string): string[] {
  const same =
    /\{\{[\w-]+\}\}|\{#[\w-]+[ }]|^#+|^```|^[|-](?= )|<!-- (?:table|list)[\w ,-]*|<\/?[a-z][^>]*>|`[^`\n]+`|\]\([^)]*\)|\d+/gm;
  const found = block.match(same) ?? [];
  const rows = found.filter((part) => part === '|' || part === '-').length;
  return [...new Set(found), `${rows} rows`].sort();
}

const withHead = ({ title, description, kicker, body }: PageText): string =>
  [title, description, kicker, body].join('\n\n');

it.each(PAGE_NAMES)('the page %s has the same blocks and facts in both languages', (name) => {
  const [spanish, english] = [spanishPages[name], englishPages[name]].map((page) =>
    blocksOf(withHead(page)).map(facts),
  );
  expect(english).toEqual(spanish);
});

describe('follows English typography', () => {
  const STRAIGHT_QUOTE = /['"]/;
  const BRITISH =
    /\b(?:centre[sd]?|colours?|licence[sd]?|grey|favourite|behaviour|programmes?|(?:recogn|organ|real)ise[sd]?)\b/i;
  const problems = (text: string): boolean => STRAIGHT_QUOTE.test(text) || BRITISH.test(text);

  it.each(PAGE_NAMES)('the page %s', (name) => {
    const notProse = /^```[\s\S]*?^```$|\{\{[\w-]+\}\}|`[^`\n]+`|<[^>]*>/gm;
    expect(withHead(englishPages[name]).replace(notProse, '').split('\n').filter(problems)).toEqual([]);
  });

  const wordsIn = (folder: string) =>
    fastGlob
      .sync(`${folder}/*.ts`, { cwd: ROOT })
      .flatMap((file) => stringsOf(file, readFileSync(path.join(ROOT, file), 'utf8')));

  it('every word of programs and documents, as far as spelling goes', () => {
    const texts = wordsIn('src/words/en').map(({ text }) => text);
    expect([texts.filter((text) => BRITISH.test(text)), texts.length > 400]).toEqual([[], true]);
  });

  it('every word of the website', () => {
    const strings = wordsIn('src/words/en/pages');
    expect(strings.length).toBeGreaterThan(300);
    expect(strings.map(({ text }) => text).filter((text) => !text.startsWith('/') && problems(text))).toEqual([]);
  });
});
