import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../../src/method/reduce.ts';
import type { PieceFormat } from '../../src/picture/card-layout.ts';
import { ANSWERS } from '../../src/words/answers.ts';
import { COMPLETE, LANGUAGES, type Language } from '../../src/words/language.ts';
import { ROOT } from '../command/run-command.ts';
import type { PieceSource } from './draw-pieces.ts';
import type { PieceTexts } from './vocabulary.ts';

const FORMATS: readonly PieceFormat[] = ['card', 'story', 'cover'];

/** Everything that `npm run draw` draws pieces of: each language that has the texts, in each format. The build checks the texts. */
export async function pieceSources(): Promise<(PieceSource & { readonly language: Language })[]> {
  const ofLanguages = LANGUAGES.map(async (language) => {
    const content = await readTexts(language).catch((error) => {
      if (COMPLETE.includes(language) || error.code !== 'ENOENT') throw error;
      console.log(`${language}: no cards without ${path.relative(ROOT, error.path)}`);
    });
    if (!content) return [];
    return FORMATS.map((format) => ({ language, format, content, words: ANSWERS[language] }));
  });
  return (await Promise.all(ofLanguages)).flat();
}

async function readTexts(language: Language): Promise<PieceTexts> {
  const read = async (file: string) => JSON.parse(await readFile(path.join(ROOT, 'data', language, file), 'utf8'));
  const readAll = (folder: string, numbers: readonly number[]) =>
    Promise.all(numbers.map((number) => read(`${folder}/${number}.json`)));
  return {
    positions: await read('positions.json'),
    portrait: await read('portrait.json'),
    coupleMeetings: await read('couple-meetings.json'),
    arcana: await readAll('arcana', ARCANA_NUMBERS),
    lifePaths: await readAll('life-path', LIFE_PATH_NUMBERS),
  };
}
