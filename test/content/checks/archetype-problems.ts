import { plainWords } from './plain-words.ts';

/** Archetypes that begin with an article or stand twice, whatever their case. */
export function archetypeProblems(archetypes: readonly string[]): string[] {
  const plain = archetypes.map((archetype) => plainWords(archetype).join(' '));
  return archetypes.flatMap((archetype, i) => [
    ...(/^(?:el|la|lo|los|las|un|una|unos|unas) /u.test(plain[i]!) ? [`"${archetype}" begins with an article`] : []),
    ...(plain.indexOf(plain[i]!) < i ? [`"${archetype}" stands twice`] : []),
  ]);
}
