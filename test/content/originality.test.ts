import { describe, expect, it } from 'vitest';
import { repeatedSentences } from './checks/repeated-sentences.ts';
import { sharedRuns } from './checks/shared-runs.ts';
import { type ContentText, contentTexts, isReading, type TextKind } from './content-texts.ts';
import { realContent } from './real-content.ts';

/** Six words in a row are no accident any more: somebody copied, or has a pet phrase. */
const RUN_LENGTH = 6;
/** Readings are short and stand side by side on one profile: there five words are heard again. */
const READING_RUN_LENGTH = 5;

describe('originality', () => {
  it('says no sentence twice', async () => {
    expect(repeatedSentences(contentTexts(await realContent()))).toEqual([]);
  });

  it('shares no run of six words between two records', async () => {
    expect(sharedRuns(contentTexts(await realContent()), RUN_LENGTH)).toEqual([]);
  });

  it('shares no run of five words between two readings or karmic tails', async () => {
    const readings = contentTexts(await realContent()).filter(isReading);
    expect(readings.length).toBe(484 + 35);
    expect(sharedRuns(readings, READING_RUN_LENGTH, 'texts')).toEqual([]);
  });
});

describe('repeatedSentences', () => {
  it.each<[string, ContentText[], string[]]>([
    [
      'other case and marks',
      [text('a', 'Dale tiempo. Uno.'), text('b', 'Dos. ¡Dale, tiempo!')],
      ['b love: "¡Dale, tiempo!", already in a love'],
    ],
    ['the same record', [text('a', 'Uno. Uno.')], ['a love: "Uno.", already in a love']],
    [
      'questions',
      [text('a', '¿Uno?', 'question'), text('b', '¿Uno?', 'question')],
      ['b love: "¿Uno?", already in a love'],
    ],
    ['labels, which may agree', [text('a', 'Discreción', 'label'), text('b', 'Discreción', 'label')], []],
    ['different sentences', [text('a', 'Uno. Dos.'), text('b', 'Tres.')], []],
  ])('looks at %s', (_, texts, problems) => {
    expect(repeatedSentences(texts)).toEqual(problems);
  });
});

describe('sharedRuns', () => {
  it.each<[string, ContentText[], string[]]>([
    [
      'six words',
      [text('a', 'En la casa de mi tía.'), text('b', 'Y en la casa, de mi TÍA, no.')],
      ['b love: "en la casa de mi tía", already in a love'],
    ],
    ['five words', [text('a', 'en la casa de mi tía'), text('b', 'en la casa de mi tío')], []],
    ['one record', [text('a', 'en la casa de mi tía'), text('a', 'en la casa de mi tía')], []],
    [
      'labels too',
      [text('a', 'en la casa de mi tía', 'label'), text('b', 'en la casa de mi tía')],
      ['b love: "en la casa de mi tía", already in a love'],
    ],
  ])('looks at %s', (_, texts, problems) => {
    expect(sharedRuns(texts, RUN_LENGTH)).toEqual(problems);
  });
});

describe('sharedRuns between texts', () => {
  const one = text('a', 'Dale tiempo a quien duda.');

  it.each<[string, ContentText[], string[]]>([
    [
      'two texts of one record',
      [one, { ...one, field: 'advice', text: 'Hoy dale tiempo a quien duda' }],
      ['a advice: "dale tiempo a quien duda", already in a love'],
    ],
    ['a text that repeats itself', [text('a', 'Dale tiempo a quien duda. Dale tiempo a quien duda.')], []],
    ['four words', [one, { ...one, field: 'advice', text: 'Dale tiempo a quien llega' }], []],
  ])('looks at %s', (_, texts, problems) => {
    expect(sharedRuns(texts, READING_RUN_LENGTH, 'texts')).toEqual(problems);
  });
});

function text(record: string, words: string, kind: TextKind = 'prose'): ContentText {
  return { record, field: 'love', kind, text: words };
}
