import { stripVTControlCharacters, styleText } from 'node:util';
import { expect, it } from 'vitest';
import { run } from './run.ts';

it.each([[['1990-06-15']], [['chart', '1990-06-15']], [['year', '1990-06-15', '2026']], [['name', 'Ana']]])(
  '%j breaks its lines at the same places with colors',
  async (args) => {
    const paint = (style: string, text: string): string =>
      styleText(style as 'dim', text, { validateStream: false } as object);
    const [plain, painted] = [await run(args), await run(args, { paint })];
    expect(painted.text).not.toBe(plain.text);
    expect(stripVTControlCharacters(painted.text)).toBe(plain.text);
  },
);
