import type { DestinyMatrix } from '../method/destiny-matrix.ts';

type Core = Pick<DestinyMatrix, 'center' | 'karma' | 'purpose'>;

/** The headlines of all portraits: few and short enough to be in the page, so that a date's own is painted with its star. */
export type Headlines = Readonly<Record<string, string>>;

export function headlinesOf({
  cores,
}: {
  readonly cores: readonly (Core & { readonly headline: string })[];
}): Headlines {
  return Object.fromEntries(cores.map((core) => [keyOf(core), core.headline]));
}

export function headlineOf(headlines: Headlines, core: Core): string {
  return headlines[keyOf(core)]!;
}

function keyOf({ center, karma, purpose }: Core): string {
  return `${center}-${karma}-${purpose}`;
}
