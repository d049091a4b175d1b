import type { Arcanum, Content, KarmicTail } from '../domain/content.ts';
import type { WholeChart } from '../domain/whole-chart.ts';

/** What the bodies of a chart, of a couple and of a year have in common. Without Zod, because two of them are made at the edge. */
export function arcanumCard({ number, name, keyword, emoji }: Arcanum) {
  return { arcana: number, name, keyword, emoji };
}

/** Finds the texts of a tail by its three arcana; nine tails of couples are of no date and have none. */
export function tailFinder({
  karmicTails,
}: Pick<Content, 'karmicTails'>): (tail: readonly number[]) => KarmicTail | undefined {
  const tails = new Map(karmicTails.map((tail) => [tail.arcana.join('-'), tail]));
  return (tail) => tails.get(tail.join('-'));
}

export function linesBody({ love, money, father, mother }: WholeChart['lines']) {
  return { love: [...love], money: [...money], father: [...father], mother: [...mother] };
}
