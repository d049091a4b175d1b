import type { Reading } from '../content/content-schema.ts';
import type { ChartBody } from '../endpoints/chart.ts';
import type { AnswerPrinter } from './answer-printer.ts';

/** An arcanum in a place with its reading. */
export function printCard(
  title: string,
  card: ChartBody['personal_purpose'] | ChartBody['partner'],
  printer: AnswerPrinter,
): string[] {
  const arcanum = printer.paint('cyan', `${card.arcana} ${card.name}`);
  return printer.section(`${title}: ${arcanum} ${card.emoji}`, printReading(card, printer));
}

/** A reading in short; `--long` adds the example. Some places have less text. */
export function printReading(
  { meaning, reading, ...texts }: Partial<Reading> & Pick<Reading, 'meaning' | 'question'>,
  { paint, wrap, isLong, words }: AnswerPrinter,
): string[] {
  const labelled = (label: string, text?: string): string[] =>
    text === undefined ? [] : wrap(`${paint('dim', `${label}:`)} ${text}`);
  return [
    ...wrap(meaning),
    ...(['light', 'shadow', 'question'] as const).flatMap((part) => labelled(words.answers[part], texts[part])),
    ...(isLong ? labelled(words.answers.example, reading) : []),
  ];
}
