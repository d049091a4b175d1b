import type { JSX } from 'preact';
import type { CalendarDate } from '../../../calendar/dates.ts';
import { isoDate } from '../../../calendar/dates.ts';
import { apiPath } from '../../../http/api-path.ts';
import { sitePath } from '../../../http/site-path.ts';
import { CHART_PLACES, type ChartPlace, repeatedArcana } from '../../../method/places.ts';
import type { WholeChart } from '../../../method/whole-chart.ts';
import { yearArcanum } from '../../../method/year-arcanum.ts';
import { dates } from '../../../words/es/dates.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { DateForm, NumbersLink } from '../../components/date-forms.tsx';
import { PageNav } from '../../components/entry-parts.tsx';
import { Bead } from '../../components/readings.tsx';
import { Actions, CenterInBrief, RememberButton, Tile } from '../synthesis-parts.tsx';
import { GROUPS } from './groups.tsx';
import { cardId, placeTitle } from './profile-texts.ts';

const SECTIONS: readonly (readonly [id: string, name: string])[] = [
  ['sintesis', 'Síntesis'],
  ['estrella', 'Estrella'],
  ...GROUPS.map(({ id, title }) => [id, title] as const),
  ['tecnica', 'Carta técnica'],
];

/** The date, which can be changed here, and where the parts of its profile are. */
export function ProfileHead({ date, site }: { readonly date: CalendarDate; readonly site: string }): JSX.Element {
  return (
    <>
      <header class="page-head profile-head">
        <p class="kicker">Perfil</p>
        <h1>{dates.long(date)}</h1>
        <p class="only-print">
          <code>
            {site}
            {sitePath.profile(date)}
          </code>
        </p>
        <details class="other-date no-print">
          <summary>Otra fecha</summary>
          <DateForm key={isoDate(date)} date={date} />
        </details>
        <NumbersLink date={date} />
      </header>
      <PageNav sections={SECTIONS} />
    </>
  );
}

interface SynthesisProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
  /** What the centre asks; arrives after the rest. */
  readonly question: string | undefined;
}

/** The profile on one screen: its three numbers, what repeats, a light, a shadow and a question, and what to do with it. */
export function Synthesis({ date, today, chart, texts, question }: SynthesisProps): JSX.Element {
  const center = texts.arcana[chart.points.E - 1]!;
  const lifePath = texts.lifePaths.find(({ number }) => number === chart.lifePath)!;
  const year = date.year > today.year ? undefined : texts.arcana[yearArcanum(date, today.year) - 1]!;
  return (
    <section class="synthesis" id="sintesis">
      <h2 class="visually-hidden">Síntesis</h2>
      <ul class="tiles">
        <Tile href="#camino" title="Camino de vida" number={chart.lifePath} name={lifePath.archetype} />
        <Tile href={`#${cardId('center')}`} title="Centro" number={center.number} name={center.name} />
        {year ? <Tile href="#tu-anio" title={`Año ${today.year}`} number={year.number} name={year.name} /> : null}
      </ul>
      <Repeated chart={chart} texts={texts} />
      <CenterInBrief center={center} question={question} />
      <Actions
        first={[
          ['compare', 'Compárate conmigo'],
          ['share', 'Compartir'],
        ]}
      >
        <RememberButton dates={[date]} />
        <a href="#citar">Citar y enlazar</a>
        <a href={apiPath('/matrix/{day}/{month}/{year}', date)}>Datos en JSON</a>
      </Actions>
    </section>
  );
}

type RepeatedProps = Pick<SynthesisProps, 'chart' | 'texts'>;

/** The arcana that come more than once, with their places: one in full, the others behind a click. */
function Repeated({ chart, texts }: RepeatedProps): JSX.Element {
  const [first, ...others] = repeatedArcana(chart.points);
  const item = ({ arcana, places }: { arcana: number; places: readonly ChartPlace[] }): JSX.Element => (
    <div key={arcana} class="repeated" data-repeated={arcana}>
      <p class="repeated-head">
        <Bead arcanum={texts.arcana[arcana - 1]!} />
      </p>
      <p class="repeated-places">
        {places.map((place, i) => (
          <>
            {i === 0 ? null : ' · '}
            <a href={`#${cardId(place)}`}>{placeTitle(place, texts)}</a>
          </>
        ))}
      </p>
      <p>{texts.arcana[arcana - 1]!.repeated}</p>
    </div>
  );
  return (
    <div class="repeats">
      <h3 class="kicker">Lo que se repite en tus {Object.keys(CHART_PLACES).length} lugares</h3>
      {first ? item(first) : <p>Ningún arcano se repite: cada lugar de tu carta tiene el suyo.</p>}
      {others.length > 0 ? (
        <details class="read-more">
          <summary>{others.length === 1 ? 'Otro que se repite' : `Otros ${others.length} que se repiten`}</summary>
          {others.map(item)}
        </details>
      ) : null}
    </div>
  );
}
