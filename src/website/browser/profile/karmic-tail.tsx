import type { JSX } from 'preact';
import { KARMIC_TAIL_POINTS, type WholeChart } from '../../../domain/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Beads } from './beads.tsx';
import type { ChartTexts } from './chart-texts.ts';

interface KarmicTailProps {
  /** Of a date or of a couple. */
  readonly chart: Pick<WholeChart, 'points'>;
  readonly texts: BrowserTexts;
  readonly tail: ChartTexts['karmic_tail'] | undefined;
}

export function KarmicTail({ chart, texts, tail }: KarmicTailProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="cola">La cola kármica</h2>
      <p class="measure">Los tres arcanos de la punta de abajo de la estrella, de dentro afuera.</p>
      <Beads points={KARMIC_TAIL_POINTS} values={chart.points} texts={texts} />
      {tail ? (
        <>
          <h3 class="tagline">{tail.name}</h3>
          <p class="prose">{tail.text}</p>
        </>
      ) : null}
    </section>
  );
}
