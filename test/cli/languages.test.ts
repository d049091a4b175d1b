import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/words/language.ts';
import { run } from './run.ts';

/** By environment and options: the language of texts and errors, and that of JSON. */
const ROWS: readonly (readonly [
  environment: Readonly<Record<string, string>>,
  options: readonly string[],
  texts: Language,
  json: Language,
])[] = [
  [{}, [], 'es', 'es'],
  [{ LANG: 'C.UTF-8' }, [], 'es', 'es'],
  [{ LANG: 'enm_GB' }, [], 'es', 'es'],
  [{ LANG: 'es_ES.UTF-8' }, [], 'es', 'es'],
  [{ LANG: 'en' }, [], 'en', 'es'],
  [{ LANG: 'en_GB.UTF-8' }, [], 'en', 'es'],
  [{ LC_MESSAGES: 'en_US.UTF-8', LANG: 'es_ES.UTF-8' }, [], 'en', 'es'],
  [{ LC_ALL: '', LC_MESSAGES: 'en_US.UTF-8', LANG: 'es_ES.UTF-8' }, [], 'en', 'es'],
  [{ LC_ALL: 'es_MX.UTF-8', LC_MESSAGES: 'en_US.UTF-8', LANG: 'en_US.UTF-8' }, [], 'es', 'es'],
  [{ LC_ALL: 'en_US.UTF-8', LANG: 'es_ES.UTF-8' }, [], 'en', 'es'],
  [{}, ['--lang', 'en'], 'en', 'en'],
  [{ LANG: 'es_ES.UTF-8' }, ['--lang=en'], 'en', 'en'],
  [{ LANG: 'en_GB.UTF-8' }, ['--lang', 'en'], 'en', 'en'],
  [{ LANG: 'en_GB.UTF-8' }, ['--lang', 'es'], 'es', 'es'],
  [{}, ['--lang', 'es', '--lang', 'en'], 'en', 'en'],
  [{ LC_ALL: 'en_GB.UTF-8' }, ['--lang', 'en', '--lang=es'], 'es', 'es'],
];

const LANGUAGE_OF: Readonly<Record<string, Language>> = {
  'La Estrella': 'es',
  'The Star': 'en',
  'El 30 de febrero': 'es',
  'February 30': 'en',
};
const languageOf = (text: string): Language[] =>
  Object.entries(LANGUAGE_OF).flatMap(([words, language]) => (text.includes(words) ? [language] : []));

describe('the language', () => {
  it.each(ROWS)('%j %j: texts and errors %s, JSON %s', async (environment, options, texts, json) => {
    const said = async (...args: string[]): Promise<string> => (await run([...options, ...args], { environment })).text;
    expect(languageOf(await said('arcanum', '17'))).toEqual([texts]);
    expect(languageOf(await said('1990-02-30'))).toEqual([texts]);
    expect(languageOf(await said('1990-02-30', '--json'))).toEqual([texts]);
    const body = await said('arcanum', '17', '--json');
    expect(languageOf(body)).toEqual([json]);
    // The API's body in this language, including links.
    expect(body).toBe((await run(['arcanum', '17', '--json', '--lang', json])).text);
  });

  it.each([
    ['fr', 'es_ES.UTF-8', 'No existe la lengua «fr»: --lang es o --lang en.'],
    ['fr', 'en_GB.UTF-8', 'Unknown language "fr"; use --lang es or --lang en.'],
    ['EN', 'es_ES.UTF-8', 'Unknown language "EN"; use --lang es or --lang en.'],
  ])('%s is none, said to %s', async (language, LANG, message) => {
    const { code, text } = await run(['--lang', language, '1990-06-15'], { environment: { LANG } });
    expect([code, text]).toEqual([2, expect.stringContaining(message)]);
  });
});
