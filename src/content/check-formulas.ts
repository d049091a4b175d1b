import type { Content, ContentProblem } from './content-schema.ts';

/** Spreadsheets take these as the start of a formula, even in CSV: they would run our text on the reader's machine. */
const FORMULA = /^[=+\-@]/;

/** Texts that a spreadsheet would evaluate instead of show. */
export function* checkFormulas(content: Partial<Content>): Generator<ContentProblem> {
  const { publisher, arcana = [], karmicTails, lifePaths = [], numberTexts, positions } = content;
  const { portrait, shortPlaces, coupleMeetings, couplePurposes } = content;
  const files: readonly (readonly [file: string, value: unknown])[] = [
    ['publisher.json', publisher],
    ...arcana.map((record) => [`arcana/${record.number}.json`, record] as const),
    ['positions.json', positions],
    ['karmic-tails.json', karmicTails],
    ...lifePaths.map((record) => [`life-path/${record.number}.json`, record] as const),
    ['numbers.json', numberTexts],
    ['portrait.json', portrait],
    ['short-places.json', shortPlaces],
    ['couple-meetings.json', coupleMeetings],
    ['couple-purposes.json', couplePurposes],
  ];
  for (const [file, value] of files)
    for (const { field, text } of textsIn(value))
      if (FORMULA.test(text))
        yield {
          file,
          field,
          problem: `${JSON.stringify(text.slice(0, 20))} begins like a formula of a spreadsheet; allowed: texts that do not begin with =, +, - or @`,
        };
}

function* textsIn(value: unknown, field = ''): Generator<{ readonly field: string; readonly text: string }> {
  if (typeof value === 'string') yield { field, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* textsIn(part, field === '' ? key : `${field}.${key}`);
}
