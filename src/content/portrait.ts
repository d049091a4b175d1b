import { POSITION_POINTS, type PositionKey } from '../method/destiny-matrix.ts';
import { hingeKey } from '../method/families.ts';
import type { WholeChart } from '../method/whole-chart.ts';
import type { WholeContent } from './content-schema.ts';

export interface Portrait {
  readonly headline: string;
  /** Two paragraphs with a blank line between. */
  readonly text: string;
}

/**
 * Who somebody is, in two paragraphs: what people see and what moves one inside, then center, karma and purpose as one story.
 *
 * @example portraitOf(content, wholeChart({ a: 15, b: 6, c: 19 })).headline // that of center 8, karma 4, purpose 6
 */
export function portraitOf(
  { portrait }: Pick<WholeContent, 'portrait'>,
  { points }: Pick<WholeChart, 'points'>,
): Portrait {
  const at = (key: PositionKey): number => points[POSITION_POINTS[key]];
  const [personality, soul] = [at('personal'), at('soul')];
  const { headline, text } = portrait.cores.find(
    ({ center, karma, purpose }) => center === at('center') && karma === at('karma') && purpose === at('purpose'),
  )!;
  const hinge = portrait.hinges[hingeKey(personality, soul)];
  return { headline, text: `${portrait.presence[personality]} ${hinge} ${portrait.motive[soul]}\n\n${text}` };
}
