import { runCli } from '../../src/cli/run-cli.ts';
import { content } from '../content-fixture.ts';
import { SITE } from '../requests/fronts.ts';
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

/** Which language is spoken, by what the environment and the caller say. */
const LANGUAGES = [
  [{}, []],
  [{ LANG: 'en_GB.UTF-8' }, []],
  [{ LANG: 'C.UTF-8' }, []],
  [{ LC_ALL: 'es_MX.UTF-8', LANG: 'en_US.UTF-8' }, []],
  [{ LC_ALL: '', LC_MESSAGES: 'en_US.UTF-8', LANG: 'es_ES.UTF-8' }, []],
  [{ LANG: 'en_GB.UTF-8' }, ['--lang', 'es']],
  [{ LANG: 'es_ES.UTF-8' }, ['--lang=en']],
  [{}, ['--jsn', '--lang', 'en']],
  [{}, ['--lang', 'es', '--lang', 'en']],
] as const;

interface Setting {
  readonly paint?: (style: string, text: string) => string;
  readonly environment?: Readonly<Record<string, string>>;
}

async function run(
  args: readonly string[],
  { paint = (_, text) => text, environment = {} }: Setting = {},
): Promise<{ code: number; text: string }> {
  const terminal = { paint, width: 80 };
  const facts = { content, site: SITE, version: '1.2.3', today: { day: 16, month: 11, year: 2026 } };
  const outcome = await runCli(args, { ...facts, terminal, environment });
  if (outcome === 'mcp') return { code: 0, text: '(serves MCP)\n' };
  return { code: outcome.code, text: outcome.code === 0 ? outcome.out : outcome.error };
}

export async function cliOutputs(fileOf: ReadonlyMap<string, string>): Promise<Outputs> {
  const answers = await Promise.all(
    Object.entries(ANSWERS).map(async ([name, args]) => [`cli/${name}.txt`, (await run(args)).text] as const),
  );
  const known = new Map([...fileOf, ...answers.map(([name, text]) => [text, name] as const)]);
  const lines: string[] = [];
  for (const args of LINES) {
    const { code, text } = await run(args);
    const shown = known.get(text) ?? asBody(text, fileOf);
    lines.push(`$ open-numerology ${args.join(' ')}`, `(exits with ${code})`, shown, '');
  }
  const paint: Setting['paint'] = (style, text) => `<${style}>${text}</>`;
  return {
    ...Object.fromEntries(answers),
    'cli/matrix-in-colours.txt': (await run(ANSWERS.matrix, { paint })).text,
    'cli/others.txt': lines.join('\n'),
    'cli/in-english.txt': await inEnglish(),
  };
}

/** Help and errors for those who read no Spanish, and who is taken for one of them. */
async function inEnglish(): Promise<string> {
  const lines = [(await run(ANSWERS.help, { environment: { LANG: 'en_GB.UTF-8' } })).text];
  for (const args of LINES) {
    const { code, text } = await run(args, { environment: { LANG: 'en_GB.UTF-8' } });
    if (code > 0) lines.push(`$ open-numerology ${args.join(' ')}`, text);
  }
  for (const [environment, options] of LANGUAGES) {
    const { text } = await run([...options, '1990-02-30'], { environment });
    const named = Object.entries(environment).map(([name, value]) => `${name}=${value} `);
    lines.push(`$ ${named.join('')}open-numerology ${[...options, '1990-02-30'].join(' ')}`, text);
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
