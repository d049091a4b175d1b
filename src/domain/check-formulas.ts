import type { Content } from './content.ts';
import type { ContentProblem } from './content-problem.ts';

/** What spreadsheets take for the beginning of a formula, also in a CSV file: a text in the data would be run on readers' machines. */
const FORMULA = /^[=+\-@]/;

/** Texts that a spreadsheet would not show but calculate. */
export function* checkFormulas(content: Content): Generator<ContentProblem> {
  const { publisher, arcana, karmicTails, lifePaths, positions } = content;
  const files: readonly (readonly [file: string, value: unknown])[] = [
    ['publisher.json', publisher],
    ...arcana.map((record) => [`arcana/${record.number}.json`, record] as const),
    ['positions.json', positions.map(({ title, ...texts }) => texts)],
    ['position-titles.json', Object.fromEntries(positions.map(({ key, title }) => [key, title]))],
    ['karmic-tails.json', karmicTails],
    ...lifePaths.map((record) => [`life-path/${record.number}.json`, record] as const),
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
