import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../content-fixture.ts';
import { stringsOf } from '../source-strings.ts';

/** Nearly every Spanish sentence has one of these. Without `a`, `o` and `e`, which are names of points and parameters. */
const FUNCTION_WORDS = new Set(
  (
    'el la los las un una unos unas lo de del al y ni que en con sin por para como más tu tus su sus se te es son ' +
    'está están este esta cada aquí ya muy cuando donde qué cómo cuál'
  ).split(' '),
);
/** What English does not have. */
const SPANISH_LETTER = /[áéíóúüñ]/iu;
const SPANISH_MARK = /[¿¡«»]/;

/** Files whose words have not been moved to src/words yet. */
const NOT_YET: string[] = [];

/**
 * The Spanish words of a text. URLs, classes and file names contain no spaces; attributes, options, columns, files and commands are
 * not words.
 */
function spanishWords(text: string): string[] {
  const words = text.replace(/\S+=|(?<!\S)-\S+|\w*_\w+|`[\w.]*\.\w+`|\b[A-Z]{2,}\b/g, ' ').match(/\p{L}+/gu) ?? [];
  const isSentence = /\s/.test(text.trim());
  return words.filter((word) => SPANISH_LETTER.test(word) || (isSentence && FUNCTION_WORDS.has(word.toLowerCase())));
}

function filesOf(patterns: string | string[]): string[] {
  return fastGlob.sync(patterns, { cwd: ROOT, ignore: ['src/words/es/**'] });
}

const found = new Map<string, string[]>(
  filesOf('{bin,src,scripts}/**/*.{ts,tsx}').map((file) => [
    file,
    stringsOf(file, readFileSync(path.join(ROOT, file), 'utf8'))
      .filter(({ text }) => spanishWords(text).length > 0 || SPANISH_MARK.test(text))
      .map(({ line, text }) => `${file}:${line} ${text.trim()}`),
  ]),
);

describe('no Spanish word is in a string', () => {
  it('of code, outside of src/words/es', () => {
    const later = new Set(filesOf(NOT_YET));
    const done = [...found].filter(([file]) => !later.has(file));
    expect(done.length).toBeGreaterThan(100);
    expect(done.flatMap(([, strings]) => strings)).toEqual([]);
  });

  it.each(NOT_YET)('except in %s, which is still to be done', (pattern) => {
    expect(filesOf(pattern).flatMap((file) => found.get(file) ?? [])).not.toEqual([]);
  });
});

describe('a Spanish word is found', () => {
  it.each([
    ['Ver el perfil', ['el']],
    ['Año', ['Año']],
    ['  Los números  ', ['Los', 'números']],
    ['date-field de', ['de']],
    ['is-la-class', []],
    ['/camino-de-vida/', []],
    ['x="1" y="2"', []],
    ['npx -y DEL', []],
    ['the column `name_en`', []],
  ])('%j: %j', (text, words) => expect(spanishWords(text)).toEqual(words));

  it('in a string, a template and between tags, and not in a comment or an import', () => {
    const code = `// el uno
      import x from './la';
      const a = 'la dos', b = \`el $\{a} tres\`, c = <p title="de cuatro">{a} un cinco</p>;`;
    expect(stringsOf('x.tsx', code).map(({ line, text }) => [line, text])).toEqual([
      [3, 'la dos'],
      [3, 'el '],
      [3, ' tres'],
      [3, 'de cuatro'],
      [3, ' un cinco'],
    ]);
  });
});
