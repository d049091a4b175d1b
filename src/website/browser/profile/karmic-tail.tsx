import type { JSX } from 'preact';
import { KARMIC_TAIL_POINTS, type WholeChart } from '../../../domain/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import type { CoupleTexts } from '../couple/couple-texts.ts';
import { Beads } from './beads.tsx';

interface KarmicTailProps {
  /** Of a date or of a couple. */
  readonly chart: Pick<WholeChart, 'points'>;
  readonly texts: BrowserTexts;
  readonly tail: CoupleTexts['karmic_tail'] | undefined;
}

export function KarmicTail({ chart, texts, tail }: KarmicTailProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="cola">La cola kármica</h2>
      <p class="measure">{texts.sentences.sections.karmicTail.join(' ')}</p>
      <Beads points={KARMIC_TAIL_POINTS} values={chart.points} texts={texts} />
      {tail?.name ? (
        <>
          <h3 class="tagline">{tail.name}</h3>
          <p class="prose">{tail.text}</p>
        </>
      ) : null}
    </section>
  );
}
