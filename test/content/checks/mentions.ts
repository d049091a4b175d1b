import { ARCANA_REFERENCE, NUMBER_WORDS } from '../arcana-reference.ts';

/** «la Rueda» names the arcanum as well as its whole name does. */
const NOUNS = ARCANA_REFERENCE.map(([name]) => name.split(' ')[1]!);
const NAMES = wholeWords(NOUNS.join('|'), 'gu');
const NUMBER = wholeWords(`\\p{N}+|arcanos?|(?:número|carta) (?:${NUMBER_WORDS.join('|')})`, 'giu');

/**
 * Where a text names an arcanum or a number, so that it could be turned into another's by search and replace. Of the
 * arcanum `own` not even the common noun is allowed («sol» in El Sol), nor «el siete»; of the others only the name.
 */
export function arcanumMentions(text: string, own: readonly number[]): string[] {
  const patterns = [
    NAMES,
    NUMBER,
    ...own.flatMap((number) => [
      wholeWords(`(?:el|del|al) ${NUMBER_WORDS[number - 1]}`, 'giu'),
      // A capital is in NAMES already; «todo el mundo» is everybody.
      wholeWords(`(?<![Tt]odo el )${NOUNS[number - 1]!.toLowerCase()}`, 'gu'),
    ]),
  ];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([words]) => words));
}

function wholeWords(words: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, flags);
}
