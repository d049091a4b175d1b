import type { JSX } from 'preact';
import type { CalendarDate } from '../../../calendar/dates.ts';
import { destinyMatrix } from '../../../method/destiny-matrix.ts';
import { repeatedArcana } from '../../../method/places.ts';
import type { WholeChart } from '../../../method/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { ArcanumCard, Bead, Frequency, sharedBy } from '../../components/readings.tsx';
import { arrived, type ChartTexts, cardId, type LoadedChartTexts, placeTitle } from './profile-texts.ts';

interface PositionCardsProps {
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
  readonly chartTexts: LoadedChartTexts;
}

/** What each arcanum says in its place. The question of the place is beside the picture, and not repeated here. */
export function PositionCards({ date, texts, chartTexts }: PositionCardsProps): JSX.Element {
  const numbers = destinyMatrix(date);
  const readings = arrived(chartTexts)?.positions;
  return (
    <section class="band">
      <h2 id="posiciones">Las doce posiciones</h2>
      <p class="measure">
        Tu centro aparece {sharedBy(texts.counts.center[numbers.center - 1]!).toLowerCase()}.{' '}
        {texts.sentences.sections.positions}
      </p>
      {chartTexts === 'missing' ? (
        <p class="notice" role="status">
          Los números están todos, porque se calculan aquí, pero las lecturas no se han podido cargar.
        </p>
      ) : null}
      <ol class="position-cards">
        {texts.positions.map(({ key, title, meaning }) => (
          <li key={key} id={cardId(key)} class="position-card" data-position={key} tabIndex={-1}>
            <ArcanumCard
              title={title}
              about={meaning}
              arcanum={texts.arcana[numbers[key] - 1]!}
              reading={readings?.[key]}
            />
            <Frequency counts={texts.counts[key]} marked={numbers[key]} />
          </li>
        ))}
      </ol>
    </section>
  );
}

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
