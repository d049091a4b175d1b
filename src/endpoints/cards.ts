import type { Arcanum, Content, KarmicTail } from '../content/content.ts';
import type { PlaceKey } from '../method/places.ts';
import type { WholeChart } from '../method/whole-chart.ts';

/** What the bodies of a chart, of a couple and of a year have in common. Without Zod, because two of them are made at the edge. */
export function arcanumCard({ number, name, keyword, emoji }: Arcanum) {
  return { arcana: number, name, keyword, emoji };
}

/** An arcanum in a place, with all that it says there. */
export function readingCard(arcanum: Arcanum, place: PlaceKey) {
  const { meaning, light, shadow, question, reading } = arcanum.places[place];
  return { ...arcanumCard(arcanum), meaning, light, shadow, question, reading };
}

/** Finds the texts of a tail by its three arcana: those of every date and every couple. */
export function tailFinder({ karmicTails }: Pick<Content, 'karmicTails'>): (tail: readonly number[]) => KarmicTail {
  const tails = new Map(karmicTails.map((tail) => [tail.arcana.join('-'), tail]));
  return (tail) => tails.get(tail.join('-'))!;
}

export function linesBody({ love, money, father, mother }: WholeChart['lines']) {
  return { love: [...love], money: [...money], father: [...father], mother: [...mother] };
}
