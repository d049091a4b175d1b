import type { JSX } from 'preact';
import type { CalendarDate } from '../../../calendar/dates.ts';
import type { Reading } from '../../../content/content-schema.ts';
import { chartNumbers } from '../../../method/chart-numbers.ts';
import { wholeChart } from '../../../method/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { DateForm } from '../../components/date-forms.tsx';
import { ageOn } from './ages.tsx';
import { GROUPS, GroupSection } from './groups.tsx';
import { DatePortrait } from './portrait.tsx';
import { arrived, type LoadedChartTexts } from './profile-texts.ts';
import { ProfileHead, Synthesis } from './synthesis.tsx';
import { TechnicalChart, technicalParts } from './technical-chart.tsx';

export interface ProfileProps {
  readonly date: CalendarDate;
  /** Decides which age is marked. */
  readonly today: CalendarDate;
  readonly texts: BrowserTexts;
  readonly site: string;
  /** These arrive after the rest. Until then, and if they fail, the page shows what it has and can calculate. */
  readonly chartTexts?: LoadedChartTexts;
  /** Of the arcana of the current year and of the visitor's age. */
  readonly yearText?: Reading | undefined;
  readonly ageText?: Reading | undefined;
}

type ProfileParts = Readonly<
  Record<'head' | 'synthesis' | 'portrait', JSX.Element> & Record<'groups' | 'technical', readonly JSX.Element[]>
>;

/** The parts of a profile: made once, so that drawing one more does not draw the others again. */
export function profileParts(props: ProfileProps): ProfileParts {
  const { date, today, texts, site, chartTexts, yearText, ageText } = props;
  const chart = wholeChart(chartNumbers(date));
  const age = ageOn(date, today);
  const readings = arrived(chartTexts);
  const shared = { date, today, age, chart, texts, chartTexts, yearText };
  return {
    head: <ProfileHead date={date} site={site} />,
    synthesis: (
      <Synthesis date={date} today={today} chart={chart} texts={texts} question={readings?.positions.center.question} />
    ),
    portrait: <DatePortrait date={date} texts={texts} readings={readings} />,
    groups: GROUPS.map((group) => <GroupSection key={group.id} group={group} {...shared} />),
    technical: technicalParts({ date, today, texts, site, chart, age, ageText }),
  };
}

/** Everything about one date, calculated and worded by the same code and texts as the API. */
export function ProfileArticle({ head, synthesis, portrait, groups, technical }: ProfileParts): JSX.Element {
  return (
    <article class="profile">
      {head}
      <div class="profile-columns">
        {synthesis}
        {portrait}
        <div class="profile-readings">{groups}</div>
      </div>
      <TechnicalChart parts={technical} />
    </article>
  );
}

/** Shown instead of the profile when the address has a date that cannot be. */
export function MissingDate({ problem }: { readonly problem: string }): JSX.Element {
  return (
    <article class="profile">
      <header class="page-head profile-head">
        <p class="kicker">Perfil</p>
        <h1>No reconocemos esa fecha</h1>
        <p class="lede">Escribe una fecha de nacimiento para ver su camino de vida y su matriz del destino.</p>
        <p class="notice" role="alert">
          {problem}
        </p>
        <DateForm />
      </header>
    </article>
  );
}

/** Beside the star, which needs no texts. */
export function LoadFailure(): JSX.Element {
  return (
    <div class="notice" role="alert">
      <p>
        La fecha está bien y los números son los suyos, pero los textos no se han podido cargar. Revisa la conexión y
        vuelve a intentarlo.
      </p>
      <p class="actions">
        <button type="button" class="button" onClick={() => location.reload()}>
          Volver a cargar
        </button>
      </p>
    </div>
  );
}
