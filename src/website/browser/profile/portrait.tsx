import type { JSX } from 'preact';
import { type CalendarDate, isoDate } from '../../../calendar/dates.ts';
import { apiPath } from '../../../http/api-path.ts';
import { repeatedArcana } from '../../../method/places.ts';
import type { WholeChart } from '../../../method/whole-chart.ts';
import type { PageWords } from '../../../words/words.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { DateForm, Visitor } from '../../components/date-forms.tsx';
import { PageNav, Paragraphs } from '../../components/entry-parts.tsx';
import { Bead } from '../../components/readings.tsx';
import { Actions, RememberButton } from '../synthesis-parts.tsx';
import { GROUPS } from './groups.tsx';
import { arrived, cardId, type LoadedChartTexts, placeTitle } from './profile-texts.ts';

type PortraitWords = Pick<
  PageWords,
  'actions' | 'chartTitles' | 'dateFields' | 'longDate' | 'paths' | 'profile' | 'remembered' | 'sections' | 'synthesis'
>;

interface ProfileHeadProps {
  readonly date: CalendarDate;
  readonly site: string;
  readonly headline: string;
  readonly words: PortraitWords;
}

/** The date and its portrait's headline. */
export function ProfileHead({ date, site, headline, words }: ProfileHeadProps): JSX.Element {
  const { longDate, paths, profile } = words;
  return (
    <header class="page-head profile-head">
      <p class="born-on">{profile.bornOn}</p>
      <h1>{longDate(date)}</h1>
      <p class="headline">{headline}</p>
      <p class="only-print">
        <code>
          {site}
          {paths.profile(date)}
        </code>
      </p>
    </header>
  );
}

/** Next steps: compare, enter another date, or go to a section of the profile. */
export function AfterStar({ date, words }: Pick<ProfileHeadProps, 'date' | 'words'>): JSX.Element {
  const { profile } = words;
  const sections: [id: string, name: string][] = [
    ...GROUPS.map(({ id }): [string, string] => [id, profile.tabs[id]]),
    ['decadas', profile.tabs.decadas],
    ['tecnica', profile.tabs.tecnica],
  ];
  return (
    <>
      <Visitor date={date} words={words}>
        <details class="other-date">
          <summary>{profile.otherDate}</summary>
          <DateForm key={isoDate(date)} date={date} words={words} />
        </details>
      </Visitor>
      <PageNav sections={sections} words={words} />
    </>
  );
}

interface PortraitProps {
  readonly date: CalendarDate;
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
  readonly chartTexts: LoadedChartTexts;
  readonly words: PortraitWords;
}

/** The portrait text, repeated arcana, and actions. */
export function Portrait({ date, chart, texts, chartTexts, words }: PortraitProps): JSX.Element {
  const { actions, paths, profile } = words;
  const portrait = arrived(chartTexts)?.portrait;
  return (
    <section class="portrait-text" id="retrato">
      <h2 class="visually-hidden">{profile.portrait}</h2>
      {portrait ? <Paragraphs text={portrait.text} /> : null}
      <Repeated chart={chart} texts={texts} words={words} />
      <Actions first={[['share', actions.share]]} words={words}>
        <a href={paths.numbersOf(date)}>{profile.numbers}</a>
        <RememberButton dates={[date]} words={words} />
        <a href="#citar">{profile.cite}</a>
        <a href={words.paths.api(apiPath('/matrix/{day}/{month}/{year}', date))}>{actions.json}</a>
      </Actions>
    </section>
  );
}

type RepeatedProps = Pick<PortraitProps, 'chart' | 'texts' | 'words'>;

/** The arcana that appear more than once, in a line; their places and meanings are collapsed. */
function Repeated({ chart, texts, words }: RepeatedProps): JSX.Element {
  const { profile } = words;
  const repeated = repeatedArcana(chart.points);
  if (repeated.length === 0) return <p class="repeats">{profile.noRepeated}</p>;
  return (
    <details class="repeats read-more">
      <summary>{profile.repeated(repeated.length)}</summary>
      {repeated.map(({ arcana, places }) => (
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
      ))}
    </details>
  );
}
