import type { JSX } from 'preact';
import type { CalendarDate } from '../../../calendar/dates.ts';
import { isoDate } from '../../../calendar/dates.ts';
import { apiPath } from '../../../http/api-path.ts';
import { CHART_PLACES, type ChartPlace, repeatedArcana } from '../../../method/places.ts';
import type { WholeChart } from '../../../method/whole-chart.ts';
import { yearArcanum } from '../../../method/year-arcanum.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { DateForm, NumbersLink } from '../../components/date-forms.tsx';
import { PageNav } from '../../components/entry-parts.tsx';
import { Bead } from '../../components/readings.tsx';
import type { PageWords } from '../../page-words.ts';
import { Actions, CenterInBrief, RememberButton, Tile } from '../synthesis-parts.tsx';
import { GROUPS } from './groups.tsx';
import { cardId, placeTitle } from './profile-texts.ts';

type SynthesisWords = Pick<
  PageWords,
  | 'actions'
  | 'chartTitles'
  | 'dateFields'
  | 'longDate'
  | 'paths'
  | 'profile'
  | 'remembered'
  | 'sections'
  | 'synthesis'
  | 'tiles'
>;

interface ProfileHeadProps {
  readonly date: CalendarDate;
  readonly site: string;
  readonly words: SynthesisWords;
}

/** The date, which can be changed here, and where the parts of its profile are. */
export function ProfileHead({ date, site, words }: ProfileHeadProps): JSX.Element {
  const { longDate, paths, profile, synthesis } = words;
  const sections: [id: string, name: string][] = [
    ['sintesis', synthesis.title],
    ['estrella', synthesis.star],
    ...GROUPS.map(({ id }): [string, string] => [id, profile.groups[id]]),
    ['tecnica', profile.technical],
  ];
  return (
    <>
      <header class="page-head profile-head">
        <p class="kicker">{profile.kicker}</p>
        <h1>{longDate(date)}</h1>
        <p class="only-print">
          <code>
            {site}
            {paths.profile(date)}
          </code>
        </p>
        <details class="other-date no-print">
          <summary>{profile.otherDate}</summary>
          <DateForm key={isoDate(date)} date={date} words={words} />
        </details>
        <NumbersLink date={date} words={words} />
      </header>
      <PageNav sections={sections} words={words} />
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
  readonly words: SynthesisWords;
}

/** The profile on one screen: its three numbers, what repeats, a light, a shadow and a question, and what to do with it. */
export function Synthesis({ date, today, chart, texts, question, words }: SynthesisProps): JSX.Element {
  const { actions, profile, tiles } = words;
  const center = texts.arcana[chart.points.E - 1]!;
  const lifePath = texts.lifePaths.find(({ number }) => number === chart.lifePath)!;
  const year = date.year > today.year ? undefined : texts.arcana[yearArcanum(date, today.year) - 1]!;
  return (
    <section class="synthesis" id="sintesis">
      <h2 class="visually-hidden">{words.synthesis.title}</h2>
      <ul class="tiles">
        <Tile href="#camino" title={tiles.lifePath} number={chart.lifePath} name={lifePath.archetype} />
        <Tile href={`#${cardId('center')}`} title={tiles.center} number={center.number} name={center.name} />
        {year ? <Tile href="#tu-anio" title={tiles.year(today.year)} number={year.number} name={year.name} /> : null}
      </ul>
      <Repeated chart={chart} texts={texts} words={words} />
      <CenterInBrief center={center} question={question} words={words} />
      <Actions
        first={[
          ['compare', profile.compare],
          ['share', actions.share],
        ]}
        words={words}
      >
        <RememberButton dates={[date]} words={words} />
        <a href="#citar">{profile.cite}</a>
        <a href={apiPath('/matrix/{day}/{month}/{year}', date)}>{actions.json}</a>
      </Actions>
    </section>
  );
}

type RepeatedProps = Pick<SynthesisProps, 'chart' | 'texts' | 'words'>;

/** The arcana that come more than once, with their places: one in full, the others behind a click. */
function Repeated({ chart, texts, words }: RepeatedProps): JSX.Element {
  const { profile } = words;
  const [first, ...others] = repeatedArcana(chart.points);
  const item = ({ arcana, places }: { arcana: number; places: readonly ChartPlace[] }): JSX.Element => (
    <div key={arcana} class="repeated" data-repeated={arcana}>
      <p class="repeated-head">
        <Bead arcanum={texts.arcana[arcana - 1]!} words={words} />
      </p>
      <p class="repeated-places">
        {places.map((place, i) => (
          <>
            {i === 0 ? null : ' · '}
            <a href={`#${cardId(place)}`}>{placeTitle(place, texts, words)}</a>
          </>
        ))}
      </p>
      <p>{texts.arcana[arcana - 1]!.repeated}</p>
    </div>
  );
  return (
    <div class="repeats">
      <h3 class="kicker">{profile.repeated(Object.keys(CHART_PLACES).length)}</h3>
      {first ? item(first) : <p>{profile.noRepeated}</p>}
      {others.length > 0 ? (
        <details class="read-more">
          <summary>{profile.otherRepeated(others.length)}</summary>
          {others.map(item)}
        </details>
      ) : null}
    </div>
  );
}
