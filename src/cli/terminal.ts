import { stripVTControlCharacters } from 'node:util';
import { parseIsoDate } from '../calendar/dates.ts';
import type { Content } from '../content/content-schema.ts';
import type { CliWords } from '../words/cli.ts';

/** What a terminal can show: colors (or none) and its width. */
export interface Terminal {
  readonly paint: (style: 'bold' | 'dim' | 'cyan' | 'yellow' | 'red', text: string) => string;
  readonly width: number;
  /** Print examples too. */
  readonly isLong?: boolean;
}

/** Printing functions for one terminal; a section is a block of lines under a title. */
export function printerOf({ paint, width, isLong = false }: Terminal) {
  return {
    paint,
    isLong,
    section: (title: string, lines: readonly string[] = []): string[] => ['', paint('bold', title), ...lines],
    wrap: (text: string): string[] => wrap(text, width),
  };
}

const INDENT = '  ';

/**
 * Wraps text at spaces and indents it; blank lines are kept.
 * @example wrap('uno dos tres', 9) // ['  uno dos', '  tres']
 */
function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && stripVTControlCharacters(`${last} ${word}`).length <= width)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(`${INDENT}${word}`);
    }
    return lines.map((line) => line.trimEnd());
  });
}

/** Rows with aligned columns. Anything of uncertain width, such as an emoji, belongs in the last column. */
export function table(rows: readonly (readonly (string | number)[])[], styles: readonly CellStyle[] = []): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const text = String(cell);
      const width = column === row.length - 1 ? 0 : widths[column]!;
      return (styles[column] ?? plain)(typeof cell === 'number' ? text.padStart(widths[column]!) : text.padEnd(width));
    });
    return `${INDENT}${cells.join('  ')}`.trimEnd();
  });
}

type CellStyle = (text: string) => string;
const plain: CellStyle = (text) => text;

export type AnswerPrinter = ReturnType<typeof answerPrinterOf>;

export function answerPrinterOf(terminal: Terminal, words: CliWords['printed'], content: Content) {
  /** A date in words; any other text unchanged. */
  const inWords = (text: string): string => {
    const parsed = parseIsoDate(text);
    return parsed.ok ? words.dates.long(parsed.date) : text;
  };
  return { ...printerOf(terminal), words, content, inWords };
}
