import { run } from '../cli/run.ts';
import { type Outputs, prettyText } from './readable.ts';

/** Every command as people and as programs get it. */
export const ANSWERS = {
  help: ['--help'],
  matrix: ['1990-06-15'],
  chart: ['chart', '1990-06-15'],
  couple: ['couple', '1990-12-29', '1990-06-15'],
  year: ['year', '1990-06-15'],
  numbers: ['numbers', '1990-06-15'],
  day: ['day', '1990-06-15'],
  name: ['name', 'María José Núñez', '1990-06-15'],
  arcanum: ['arcanum', '17'],
  'life-path': ['life-path', '1990-06-18'],
} as const;

/** In one file, by what was typed: other spellings, and everything that is not understood or has no answer. */
export const LINES: readonly (readonly string[])[] = `
  --version; mcp; help; chart -h; matrix 1990-06-15; arcanum 017; life-path 7; year 1990-06-15 2026;
  year 1990-06-15 2026 --long; day 1990-06-15 2026-11-16; --json chart 1990-06-15;
  couple 1990-06-15 1990-12-29 --json; year 1990-06-15 2026 --json; numbers 1990-06-15 --json;
  day 1990-06-15 2026-11-16 --json; name "María José Núñez" 1990-06-15 --json; arcanum 17 --json;
  life-path 7 --json; 1990-06-15 --json; 1990-02-30; 1899-12-31; 15/06/1990; 15-6-1990; 1990; couple 1990-06-15 x;
  couple 1990-02-30 1990-06-15; year 1990-06-15 26; year x 2026; day 1990-06-15 2026-02-30; numbers 15/06/1990;
  name Ana; name Ana7; --lang en name Ян; name Ana 1990-02-30; name "100 %"; arcanum 23; life-path 10; "";
  carta 1990-06-15; toString; chart; couple 1990-06-15; 1990-06-15 1990-06-16; --jsn 1990-06-15; arcanum -1; mcp x;
  --lang fr 1990-06-15; --lang; --json=1 1990-06-15`
  .split(';')
  .map((line) =>
    line
      .match(/"[^"]*"|\S+/g)!
      .map((word) => word.replaceAll('"', ''))
      .filter(Boolean),
  );

/** Somebody who reads no Spanish and types no option for it. */
const ENGLISH = { environment: { LANG: 'en_GB.UTF-8' } };

export async function cliOutputs(fileOf: ReadonlyMap<string, string>): Promise<Outputs> {
  const inFolder = async (folder: string, setting = {}): Promise<(readonly [name: string, text: string])[]> =>
    Promise.all(
      Object.entries(ANSWERS).map(async ([name, args]) => [`${folder}/${name}.txt`, (await run(args, setting)).text]),
    );
  const answers = await inFolder('cli');
  const known = new Map([...fileOf, ...answers.map(([name, text]) => [text, name] as const)]);
  const lines: string[] = [];
  for (const args of LINES) {
    const { code, text } = await run(args);
    const shown = known.get(text) ?? asBody(text, fileOf);
    lines.push(`$ open-numerology ${args.join(' ')}`, `(exits with ${code})`, shown, '');
  }
  const paint = (style: string, text: string): string => `<${style}>${text}</>`;
  return {
    ...Object.fromEntries(answers),
    'cli/matrix-in-colors.txt': (await run(ANSWERS.matrix, { paint })).text,
    'cli/others.txt': lines.join('\n'),
    ...Object.fromEntries(await inFolder('cli/in-english', ENGLISH)),
    'cli/in-english/errors.txt': await errorsInEnglish(),
  };
}

async function errorsInEnglish(): Promise<string> {
  const lines: string[] = [];
  for (const args of LINES) {
    const { code, text } = await run(args, ENGLISH);
    if (code > 0) lines.push(`$ open-numerology ${args.join(' ')}`, text);
  }
  return lines.join('\n');
}

/** JSON that is a body of the API, though with line breaks, is approved there. */
function asBody(text: string, fileOf: ReadonlyMap<string, string>): string {
  if (!text.startsWith('{')) return text.trimEnd();
  const pretty = prettyText(text, 2).trimEnd();
  const file = fileOf.get(`${JSON.stringify(JSON.parse(text))}\n`);
  return file ? `${file}, with two spaces` : pretty;
}
