import { describe, expect, it } from 'vitest';
import { repeatedSentences } from './checks/repeated-sentences.ts';
import { sharedRuns } from './checks/shared-runs.ts';
import { type ContentText, contentTexts, type TextKind } from './content-texts.ts';
import { realContent } from './real-content.ts';

/** Six words in a row are no accident any more: somebody copied, or has a pet phrase. */
const RUN_LENGTH = 6;

describe('originality', () => {
  it('says no sentence twice', async () => {
    expect(repeatedSentences(contentTexts(await realContent()))).toEqual([]);
  });

  it('shares no run of six words between two records', async () => {
    expect(sharedRuns(contentTexts(await realContent()), RUN_LENGTH)).toEqual([]);
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

function text(record: string, words: string, kind: TextKind = 'prose'): ContentText {
  return { record, field: 'love', kind, text: words };
}
