import { parseIsoDate } from '../calendar/dates.ts';
import type { Content } from '../content/content-schema.ts';
import type { CliWords } from '../words/cli.ts';
import { type Printer, printerOf, type Terminal } from './terminal.ts';

/** Prints answers in one language. */
export interface AnswerPrinter extends Printer {
  readonly words: CliWords['printed'];
  readonly content: Content;
  /** A date as people write it; a text that is none, as it is. */
  readonly inWords: (text: string) => string;
}

export function answerPrinterOf(terminal: Terminal, words: CliWords['printed'], content: Content): AnswerPrinter {
  const inWords = (text: string): string => {
    const parsed = parseIsoDate(text);
    return parsed.ok ? words.dates.long(parsed.date) : text;
  };
  return { ...printerOf(terminal), words, content, inWords };
}
