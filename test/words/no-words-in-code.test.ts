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

/**
 * The Spanish words of a text. URLs, classes and file names contain no spaces; attributes, options, columns, files and commands are
 * not words.
 */
function spanishWords(text: string): string[] {
  const words = text.replace(/\S+=|(?<!\S)-\S+|\w*_\w+|`[\w.]*\.\w+`|\b[A-Z]{2,}\b/g, ' ').match(/\p{L}+/gu) ?? [];
  const isSentence = /\s/.test(text.trim());
  return words.filter((word) => SPANISH_LETTER.test(word) || (isSentence && FUNCTION_WORDS.has(word.toLowerCase())));
}

it('no Spanish word is in a string of code, outside of src/words/es', () => {
  const files = fastGlob.sync('{bin,src,scripts}/**/*.{ts,tsx}', { cwd: ROOT, ignore: ['src/words/es/**'] });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    stringsOf(file, readFileSync(path.join(ROOT, file), 'utf8'))
      .filter(({ text }) => spanishWords(text).length > 0 || SPANISH_MARK.test(text))
      .map(({ line, text }) => `${file}:${line} ${text.trim()}`),
  );
  expect(found).toEqual([]);
});

describe('a Spanish word is found', () => {
  it.each([
    ['  Ver el año  ', ['el', 'año']],
    ['is-la-class', []],
    ['x="1" npx -y DEL `name_en`', []],
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
