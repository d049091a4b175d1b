import type { JSX } from 'preact';
import { ageOn } from '../../../calendar/age.ts';
import type { CalendarDate } from '../../../calendar/dates.ts';
import type { Reading } from '../../../content/content-schema.ts';
import { chartNumbers } from '../../../method/chart-numbers.ts';
import { wholeChart } from '../../../method/whole-chart.ts';
import type { PageWords } from '../../../words/words.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { DateForm } from '../../components/date-forms.tsx';
import { type AgeTexts, Decades } from './decades.tsx';
import { GROUPS, GroupSection } from './groups.tsx';
import { AfterStar, Portrait, ProfileHead } from './portrait.tsx';
import { arrived, type LoadedChartTexts } from './profile-texts.ts';
import { DateStar, linkedPicture } from './star.tsx';
import { TechnicalChart, technicalParts } from './technical-chart.tsx';

/** The words of a profile. */
export type ProfileWords = Pick<
  PageWords,
  | 'actions'
  | 'chakras'
  | 'chartTitles'
  | 'citations'
  | 'copying'
  | 'dateFields'
  | 'longDate'
  | 'paths'
  | 'profile'
  | 'readings'
  | 'remembered'
  | 'sections'
  | 'star'
  | 'steps'
  | 'synthesis'
  | 'technical'
>;

export interface ProfileProps {
  readonly date: CalendarDate;
  /** Determines which age is marked. */
  readonly today: CalendarDate;
  readonly texts: BrowserTexts;
  readonly site: string;
  /** The headline of the portrait, whose text is loaded later. */
  readonly headline: string;
  /** Loaded after the rest. Until then, or if loading fails, the page shows what it has and can calculate. */
  readonly chartTexts?: LoadedChartTexts;
  /** The texts of the current year's and the decades' arcana. */
  readonly yearText?: Reading | undefined;
  readonly ageTexts?: AgeTexts;
  readonly words: ProfileWords;
}

type ProfileParts = Readonly<
  Record<'head' | 'star' | 'afterStar', JSX.Element> &
    Record<'portrait' | 'groups' | 'technical', readonly JSX.Element[]>
>;

/** The parts of a profile: created once, so that rendering one more does not rerender the others. */
export function profileParts(props: ProfileProps): ProfileParts {
  const { date, today, chartTexts, yearText, ageTexts = new Map() } = props;
  const chart = wholeChart(chartNumbers(date));
  const shared = { ...props, chartTexts, yearText, ageTexts, age: ageOn(date, today), chart };
  return {
    head: <ProfileHead {...props} />,
    star: <DateStar {...props} svg={linkedPicture(props, 'simple')} readings={arrived(chartTexts)} />,
    afterStar: <AfterStar {...props} />,
    portrait: [<Portrait key="portrait" {...shared} />],
    groups: [
      ...GROUPS.map((group) => <GroupSection key={group.id} group={group} {...shared} />),
      <Decades key="decades" {...shared} />,
    ],
    technical: technicalParts(shared),
  };
}

/** Everything about one date, from the same code and texts as the API. */
export function ProfileArticle({
  head,
  star,
  afterStar,
  portrait,
  groups,
  technical,
  words,
}: ProfileParts & Pick<ProfileProps, 'words'>): JSX.Element {
  return (
    <article class="profile">
      {head}
      <div class="profile-columns">
        {star}
        {afterStar}
        {portrait}
        <div class="profile-readings">{groups}</div>
      </div>
      <TechnicalChart parts={technical} words={words} />
    </article>
  );
}

/** Shown instead of the profile if the date in the URL is invalid. */
export function MissingDate({
  problem,
  words,
}: { readonly problem: string } & Pick<ProfileProps, 'words'>): JSX.Element {
  const { profile } = words;
  return (
    <article class="profile">
      <header class="page-head profile-head">
        <p class="kicker">{profile.kicker}</p>
        <h1>{profile.wrongDate}</h1>
        <p class="lede">{profile.lede}</p>
        <p class="notice" role="alert">
          {problem}
        </p>
        <DateForm words={words} />
      </header>
    </article>
  );
}
