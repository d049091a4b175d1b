import { POSITION_POINTS, type PositionKey } from '../method/destiny-matrix.ts';
import { type FamilyPair, hingeKey } from '../method/families.ts';
import type { WholeChart } from '../method/whole-chart.ts';

/** The pieces in `portrait.json`. Not inferred from its schema: the published package has no Zod. */
export interface PortraitTexts {
  /** What people see, by personality. */
  readonly presence: Readonly<Record<string, string>>;
  /** Leads from what people see to what moves the person. */
  readonly hinges: Readonly<Record<FamilyPair, string>>;
  /** What moves the person, by soul. */
  readonly motive: Readonly<Record<string, string>>;
  /** Center, karma and purpose as one story. */
  readonly cores: readonly {
    readonly center: number;
    readonly karma: number;
    readonly purpose: number;
    readonly headline: string;
    readonly text: string;
  }[];
}

export interface Portrait {
  headline: string;
  /** Two paragraphs separated by a blank line. */
  text: string;
}

/**
 * A portrait in two paragraphs: what people see and what moves the person, then center, karma and purpose as one story.
 * @example portraitOf(content.portrait, wholeChart({ a: 15, b: 6, c: 19 })).headline // that of center 8, karma 4, purpose 6
 */
export function portraitOf(
  { presence, hinges, motive, cores }: PortraitTexts,
  { points }: Pick<WholeChart, 'points'>,
): Portrait {
  const at = (key: PositionKey): number => points[POSITION_POINTS[key]];
  const [personality, soul] = [at('personal'), at('soul')];
  const { headline, text } = cores.find(
    ({ center, karma, purpose }) => center === at('center') && karma === at('karma') && purpose === at('purpose'),
  )!;
  const hinge = hinges[hingeKey(personality, soul)];
  return { headline, text: `${presence[personality]} ${hinge} ${motive[soul]}\n\n${text}` };
}
