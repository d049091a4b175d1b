import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { numberTextsSchema } from '../../src/content/content.ts';
import { aphorisms } from './checks/aphorisms.ts';
import { genderedAddress } from './checks/gendered-address.ts';
import { lengthProblems } from './checks/length-problems.ts';
import { misspeltWords } from './checks/misspelt-words.ts';
import { promiseTells } from './checks/promise-tells.ts';
import { repeatedEdges } from './checks/repeated-edges.ts';
import { sharedRuns } from './checks/shared-runs.ts';
import { typographyProblems } from './checks/typography-problems.ts';
import { unwelcomeWords } from './checks/unwelcome-words.ts';
import { type ContentText, contentTexts } from './content-texts.ts';
import { realContent } from './real-content.ts';
import { report } from './report.ts';
import { spanishDictionary } from './spanish-dictionary.ts';

const file = new URL('../../data/numbers.json', import.meta.url);
const roles = numberTextsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const texts: ContentText[] = Object.entries(roles).flatMap(([role, byNumber]) =>
  Object.entries(byNumber).map(([number, text]) => ({
    record: 'data/numbers.json',
    field: `${role}.${number}`,
    kind: 'prose',
    text,
  })),
);

describe('the texts of the classic numbers', () => {
  it('are 120, each of 45 to 65 words', () => {
    expect(texts).toHaveLength(120);
    expect(report(texts, ({ text }) => lengthProblems(text, { unit: 'words', min: 45, max: 65 }))).toEqual([]);
  });

  it.each([
    ['promise and command nothing', promiseTells],
    ['take no reader for a man or a woman', genderedAddress],
    ['have no word that some country misreads', unwelcomeWords],
    ['are set as Spanish is', typographyProblems],
    ['speak to the reader', aphorisms],
  ])('%s', (_, check) => expect(report(texts, ({ text }) => check(text))).toEqual([]));

  it('are spelt as the dictionary has them', () => {
    const isKnown = spanishDictionary();
    expect(report(texts, ({ text }) => misspeltWords(text, isKnown))).toEqual([]);
  });

  it('share no run of five words with each other, nor of six with any other text', async () => {
    expect(sharedRuns(texts, 5, 'texts')).toEqual([]);
    const others = contentTexts(await realContent());
    const shared = sharedRuns([...others, ...texts], 6).filter((problem) => problem.startsWith('data/numbers.json'));
    expect(shared).toEqual([]);
  });

  it('begin with three words and end with two words of their own', () => {
    expect(repeatedEdges(texts, { first: 3, last: 2 })).toEqual([]);
  });
});
