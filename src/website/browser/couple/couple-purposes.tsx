import type { JSX } from 'preact';
import { type PointValues, PURPOSES } from '../../../domain/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { PURPOSE_TITLES } from '../../components/chart-words.ts';
import { Bead } from '../profile/beads.tsx';

interface CouplePurposesProps {
  readonly points: PointValues;
  readonly texts: BrowserTexts;
}

/** The four purposes without ages, which two people do not share. */
export function CouplePurposes({ points, texts }: CouplePurposesProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="propositos">Los propósitos de la pareja</h2>
      <ol class="stages">
        {PURPOSES.map(({ key, point }) => (
          <li key={key} class="stage" data-purpose={key}>
            <h3>{PURPOSE_TITLES[key]}</h3>
            <p class="stage-arcanum">
              <Bead arcanum={texts.arcana[points[point] - 1]!} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
