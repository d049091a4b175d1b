import { expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { runCli } from '../../src/cli/run-cli.ts';
import { loadContent } from '../content-fixture.ts';

/** Sets a terminal's title, rings the bell, clears the screen, and reverses the rest of the line. */
const ESCAPES = '9\u001b]0;X\u0007\u001b[2J\u009b2J\u202e';
/** Includes a surrogate pair where texts are cut and a lone surrogate. */
const TEXTS = [ESCAPES, ESCAPES.repeat(9_000), `${'x'.repeat(23)}\u{1f642}\u{1f642}`, '\ud83d', `1990-06-15${ESCAPES}`];

/** Every argument of every command that takes a text, and those that take none. */
const LINES: readonly ((text: string) => string[])[] = [
  (text) => [text],
  (text) => [`x${text.replace(/[0-9]/g, '')}`],
  (text) => [`--${text}`],
  (text) => [`-${text}`],
  (text) => [`--json=${text}`],
  (text) => [`--lang=${text}`, '1990-06-15'],
  (text) => ['--lang', text, '1990-06-15'],
  (text) => ['mcp', text],
  (text) => ['life-path', `1-${text}`],
  ...Object.entries(COMMANDS).flatMap(([name, { count }]) =>
    Array.from({ length: count[1] + 1 }, (_, place) => (text: string) => [
      ...[name, ...Array<string>(place).fill('1990-06-15'), text],
      ...Array<string>(Math.max(0, count[0] - place - 1)).fill('1990-06-15'),
    ]),
  ),
];

it.each(['es', 'en'])(
  'an argument that a terminal would obey is never printed as it is, nor whole, in %s',
  async (language) => {
    const terminal = { paint: (_: string, text: string) => text, width: 80 };
    const facts = {
      loadContent,
      site: 'https://example.org',
      version: '1.2.3',
      today: { day: 16, month: 11, year: 2026 },
    };
    for (const line of LINES)
      for (const text of TEXTS) {
        const outcome = await runCli(line(text), { ...facts, terminal, environment: { LANG: language } });
        if (outcome === 'mcp' || outcome.code === 0) throw new Error(`${JSON.stringify(line('…'))} is answered`);
        expect(outcome.error, JSON.stringify(line('…'))).toMatch(/^Error: [^\p{Cc}\p{Cf}\p{Cs}]{10,500}\n$/u);
      }
  },
);
