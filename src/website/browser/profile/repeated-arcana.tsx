import type { JSX } from 'preact';
import { repeatedArcana } from '../../../domain/places.ts';
import type { WholeChart } from '../../../domain/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Bead } from './beads.tsx';
import { cardId, placeTitle } from './chart-places.ts';
import type { ChartTexts } from './chart-texts.ts';

interface RepeatedProps {
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
  readonly repeated: ChartTexts['repeated'] | undefined;
}

/** The arcana that come more than once, with their places. Nothing where all are different. */
export function Repeated({ chart, texts, repeated }: RepeatedProps): JSX.Element | null {
  const found = repeatedArcana(chart.points);
  if (found.length === 0) return null;
  return (
    <section class="band">
      <h2 id="repetidos">Lo que se repite</h2>
      <p class="measure">{texts.sentences.sections.repeated}</p>
      <ol class="repeated">
        {found.map(({ arcana, places }) => (
          <li key={arcana} data-repeated={arcana}>
            <h3>
              <Bead arcanum={texts.arcana[arcana - 1]!} />
            </h3>
            <p class="repeated-places">
              {places.map((place, i) => (
                <>
                  {i === 0 ? null : ' · '}
                  <a href={`#${cardId(place)}`}>{placeTitle(place, texts)}</a>
                </>
              ))}
            </p>
            <Text repeated={repeated} arcana={arcana} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Text({ repeated, arcana }: Pick<RepeatedProps, 'repeated'> & { readonly arcana: number }): JSX.Element | null {
  const text = repeated?.find((item) => item.arcana === arcana)?.text;
  return text ? <p>{text}</p> : null;
}
