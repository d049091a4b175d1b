import { describe, expect, it } from 'vitest';
import { endingProblems } from './checks/ending-problems.ts';
import { typographyProblems } from './checks/typography-problems.ts';
import { unpairedMarks } from './checks/unpaired-marks.ts';
import { contentTexts } from './content-texts.ts';
import { realContent } from './real-content.ts';
import { report } from './report.ts';

describe('typography of every text', () => {
  it('sets quotes, spaces, dots and accents well', async () => {
    expect(report(contentTexts(await realContent()), ({ text }) => typographyProblems(text))).toEqual([]);
  });

  it('opens and closes every mark', async () => {
    expect(report(contentTexts(await realContent()), ({ text }) => unpairedMarks(text))).toEqual([]);
  });

  it('ends sentences with a stop, questions with ? and labels with nothing', async () => {
    expect(report(contentTexts(await realContent()), ({ kind, text }) => endingProblems(kind, text))).toEqual([]);
  });
});

describe('typographyProblems', () => {
  it.each([
    ['dijo "hola"', 2, 'only « » quote'],
    ['dijo “hola”', 2, 'only « » quote'],
    ["O'Connor", 1, 'apostrophe must be ’ between letters'],
    ['dijo hola’', 1, 'apostrophe must be ’ between letters'],
    ['un  paso', 1, 'double space'],
    ['un\u00a0paso', 1, 'space other than a plain one'],
    ['Uno.\nDos.', 1, 'paragraphs are parted by one blank line'],
    ['Uno.\n\n\nDos.', 1, 'paragraphs are parted by one blank line'],
    ['uno , dos ; tres : ¿y ? ¡y ! «y » y .', 7, 'space before a mark'],
    ['« uno», ¿ dos?, ¡ tres!', 3, 'space after an opening mark'],
    ['uno,dos.Tres', 2, 'no space after a mark'],
    ['dijo«uno»', 1, 'no space before an opening mark'],
    ['uno...', 1, 'three dots instead of …'],
    [' uno', 1, 'space at the start or end'],
    ['uno ', 1, 'space at the start or end'],
    ['Uno. \n\nDos.', 1, 'space at the start or end'],
    ['di\u0301a', 1, 'accent apart from its letter'],
  ])('finds in %j %d times: %s', (text, times, rule) => {
    expect(typographyProblems(text).map((problem) => problem.split(': "')[0])).toEqual(Array(times).fill(rule));
  });

  it('shows the words around the place', () => {
    expect(typographyProblems('La luna llena sube  por el tejado')).toEqual([
      'double space: "a llena sube  por el tejad"',
    ]);
  });

  it('accepts good Spanish', () => {
    expect(typographyProblems('Dice «¿y tú?», calla… y O’Connor (sí) va.\n\n¡Bien!')).toEqual([]);
  });
});

describe('unpairedMarks', () => {
  it.each([
    ['Y tú qué?', ['? without its pair: "Y tú qué?"']],
    ['¿Y tú', ['¿ without its pair: "¿Y tú"']],
    ['Bien!', ['! without its pair: "Bien!"']],
    ['«uno «dos»', ['« without its pair: "«uno «dos»"']],
    ['»uno', ['» without its pair: "»uno"']],
    ['«Uno.\n\nDos».', ['« without its pair: "«Uno."', '» without its pair: "Dos»."']],
    ['Dice «¿y tú?» y ¡zas! ¿No?', []],
  ])('%j', (text, problems) => {
    expect(unpairedMarks(text)).toEqual(problems);
  });
});

describe('endingProblems', () => {
  it.each([
    ['prose', 'Uno\n\nDos.', ['no final stop: "Uno"']],
    ['prose', 'Es «uno.»', ['no final stop: "Es «uno.»"']],
    ['prose', 'Uno.\n\n¿Dos?', []],
    ['question', 'Si fueras, ¿qué?', ['not ¿…?: "Si fueras, ¿qué?"']],
    ['question', '¿Qué.', ['not ¿…?: "¿Qué."']],
    ['question', '¿Qué?', []],
    ['label', 'La luz.', ['stop after a label: "La luz."']],
    ['label', 'La luz', []],
    ['label', 'presidente de EE. UU.', []],
    ['name', 'Jr.', []],
  ] as const)('%s %j', (kind, text, problems) => {
    expect(endingProblems(kind, text)).toEqual(problems);
  });
});
