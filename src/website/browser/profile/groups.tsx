import type { JSX } from 'preact';
import type { CalendarDate } from '../../../calendar/dates.ts';
import type { Reading } from '../../../content/content-schema.ts';
import { type LineName, PURPOSES } from '../../../method/chart-formulas.ts';
import { CHART_PLACES, type ChartPlace } from '../../../method/places.ts';
import type { WholeChart } from '../../../method/whole-chart.ts';
import { yearArcanum } from '../../../method/year-arcanum.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { ArcanumCard } from '../../components/readings.tsx';
import type { PageWords } from '../../page-words.ts';
import { ChartLine, KarmicTail } from './chart-lines.tsx';
import { arrived, cardId, type LoadedChartTexts, readingAt } from './profile-texts.ts';

interface Group {
  readonly id: keyof PageWords['profile']['groups'];
  readonly places: readonly ChartPlace[];
  readonly lines?: readonly LineName[];
}

/** What a reader asks, with the places, lines and purposes that answer it. Every place of a chart is in one of them. */
export const GROUPS = [
  { id: 'quien-soy', places: ['center', 'personal', 'soul'] },
  { id: 'que-doy', places: ['talents', 'social'] },
  { id: 'amor', places: ['relationships'], lines: ['love'] },
  { id: 'dinero', places: ['money'], lines: ['money'] },
  { id: 'de-donde-vengo', places: ['karma', 'body'], lines: ['father', 'mother'] },
  {
    id: 'adonde-voy',
    places: ['spirit', 'personal_purpose', 'destiny', 'purpose', 'planetary_purpose'],
  },
] as const satisfies readonly Group[];

export interface GroupProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  /** Marks the purpose of these years. */
  readonly age: number | undefined;
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
  readonly chartTexts: LoadedChartTexts;
  /** The arcanum of the current year. */
  readonly yearText: Reading | undefined;
  readonly words: Pick<PageWords, 'ages' | 'chartTitles' | 'paths' | 'profile' | 'readings' | 'synthesis' | 'tiles'>;
}

/** One of the six, with the cards of its places and what belongs to them. */
export function GroupSection({
  group,
  ...props
}: GroupProps & { readonly group: (typeof GROUPS)[number] }): JSX.Element {
  const { id, places, lines = [] }: Group = group;
  const { chart, texts, chartTexts, words } = props;
  return (
    <section class="band group">
      <h2 id={id}>{words.profile.groups[id]}</h2>
      {id === 'quien-soy' ? <p class="chart-line-text">{texts.sentences.sections.groups}</p> : null}
      {id === 'quien-soy' ? <LifePathCard {...props} /> : null}
      {id === 'quien-soy' && chartTexts === 'missing' ? (
        <p class="notice" role="status">
          {words.profile.noReadings}
        </p>
      ) : null}
      <ol class="position-cards">
        {places.map((place) => (
          <PlaceCard key={place} place={place} {...props} />
        ))}
        {id === 'adonde-voy' ? <YearCard {...props} /> : null}
      </ol>
      {id === 'de-donde-vengo' ? (
        <KarmicTail chart={chart} texts={texts} tail={arrived(chartTexts)?.karmic_tail} words={words} />
      ) : null}
      {lines.map((name) => (
        <ChartLine key={name} name={name} chart={chart} texts={texts} explained words={words} />
      ))}
    </section>
  );
}

/** A place of the chart. The four purposes also say when they matter, and the one of the visitor's age is marked. */
function PlaceCard({
  place,
  age,
  chart,
  texts,
  chartTexts,
  words,
}: GroupProps & { readonly place: ChartPlace }): JSX.Element {
  const { purposes } = words.chartTitles;
  const position = texts.positions.find(({ key }) => key === place);
  const purpose = PURPOSES.find(({ point }) => point === CHART_PLACES[place]);
  const readings = arrived(chartTexts);
  const now = purposeAt(age);
  const isNow = purpose !== undefined && purpose === now;
  return (
    <li
      id={cardId(place)}
      class="position-card"
      tabIndex={-1}
      {...(position ? { 'data-position': place } : {})}
      {...(purpose ? { 'data-purpose': purpose.key } : {})}
      {...(isNow ? { 'aria-current': 'true' as const } : {})}
    >
      <ArcanumCard
        title={position?.title ?? purposes[purpose!.key]}
        about={purpose ? texts.sentences.purposes[purpose.key] : position!.meaning}
        arcanum={texts.arcana[chart.points[CHART_PLACES[place]] - 1]!}
        reading={readings && readingAt(readings, place)}
        isFolded={purpose !== undefined && purpose !== (now ?? PURPOSES[0])}
        words={words}
      >
        {purpose ? (
          <p class="when">
            {position ? `${purposes[purpose.key]} · ` : null}
            {words.ages.span(purpose.fromAge, purpose.toAge)}{' '}
            {isNow ? <span class="now">{words.profile.now}</span> : null}
          </p>
        ) : null}
      </ArcanumCard>
    </li>
  );
}

/** The purpose of somebody of this age, if there is one. */
function purposeAt(age: number | undefined): (typeof PURPOSES)[number] | undefined {
  if (age === undefined) return undefined;
  return PURPOSES.find(({ fromAge, toAge }) => fromAge !== null && age >= fromAge && age < (toAge ?? Infinity));
}

/** The arcanum of the visitor's current year. Nothing for somebody who is not born yet. */
function YearCard({ date, today, texts, yearText, words }: GroupProps): JSX.Element | null {
  if (date.year > today.year) return null;
  const arcanum = texts.arcana[yearArcanum(date, today.year) - 1]!;
  return (
    <li id="tu-anio" class="position-card" data-year-card={today.year} tabIndex={-1}>
      <ArcanumCard
        title={words.profile.yourYear(today.year)}
        about={texts.sentences.sections.year[0]}
        arcanum={arcanum}
        reading={yearText}
        words={words}
      />
    </li>
  );
}

/** In short: the whole text is a page of its own. */
function LifePathCard({ chart, texts, words: { paths, profile, tiles } }: GroupProps): JSX.Element {
  const number = chart.lifePath;
  const { archetype, tagline, short_description } = texts.lifePaths.find((item) => item.number === number)!;
  return (
    <div class="life-path-card" id="camino" tabIndex={-1}>
      <p class="position-number" data-life-path aria-hidden="true">
        {number}
      </p>
      <div>
        <p class="kicker">
          {tiles.lifePath} {number}
        </p>
        <h3>{archetype}</h3>
        <p class="position-keyword">{tagline}</p>
        <p>{short_description}</p>
        <p>
          <a href={paths.lifePath(number)}>{profile.wholeLifePath(number)}</a>
        </p>
      </div>
    </div>
  );
}
