import type { JSX } from 'preact';
import type { CalendarDate } from '../../contract/calendar-date.ts';
import { apiPath, BIRTH_PARAMETER } from '../../contract/routes.ts';
import { spanishDate } from '../../contract/spanish-date.ts';
import { chartNumbers } from '../../domain/chart-numbers.ts';
import { lifePathNumber } from '../../domain/life-path-number.ts';
import { yearArcanum } from '../../domain/year-arcanum.ts';
import { DateForm } from '../components/date-form.tsx';
import { startCopyButtons } from './copy-buttons.ts';
import { dateOfQuery } from './date-of-query.ts';
import { load, loadTexts, TEXTS_MISSING } from './load-texts.ts';
import { calendarDay } from './profile/age-on.ts';
import type { ArcanumText } from './profile/arcanum-text.ts';
import type { ChartTexts } from './profile/chart-texts.ts';
import type { LifePathText } from './profile/life-path-reading.tsx';
import { startProfileActions } from './profile/profile-actions.ts';
import { ProfileArticle, type ProfileProps } from './profile/profile-article.tsx';
import { show } from './show.ts';

/** Fills the shell of pages/profile-shell.tsx with the date of the address. */
async function startProfile(root: HTMLElement): Promise<void> {
  const { date, problem } = dateOfQuery(new URLSearchParams(location.search), BIRTH_PARAMETER);
  if (!date) return show(root, <MissingDate problem={problem} />);
  try {
    await showDate(root, date);
  } catch {
    show(root, <MissingDate problem={TEXTS_MISSING} />);
  }
}

async function showDate(root: HTMLElement, date: CalendarDate): Promise<void> {
  const { a, b, c } = chartNumbers(date);
  const today = calendarDay(new Date());
  const record = load<LifePathText>(apiPath.lifePath(lifePathNumber(date)));
  const chart = load<ChartTexts>(apiPath.chart(a, b, c));
  const year = load<ArcanumText>(apiPath.arcanum(yearArcanum(date, today.year)));
  const texts = await loadTexts(root.dataset.texts ?? '');
  document.title = document.title.replace(/^.*?(?= ·|$)/, () => `Perfil del ${spanishDate(date)}`);

  let props: ProfileProps = { date, today, texts, site: root.dataset.site ?? '' };
  const draw = (more: Pick<ProfileProps, 'lifePath' | 'chartTexts' | 'yearText'>): void => {
    props = { ...props, ...more };
    show(root, <ProfileArticle {...props} />);
  };
  draw({});
  startProfileActions(date, texts);
  await Promise.all([
    record.then((lifePath) => draw({ lifePath })),
    year.then((yearText) => draw({ yearText })),
    chart.then((chartTexts) => draw({ chartTexts: chartTexts ?? 'missing' })),
  ]);
}

/** Shown instead of the profile when the address has no valid date. */
function MissingDate({ problem }: { readonly problem: string | undefined }): JSX.Element {
  return (
    <>
      <div class="page-head">
        <p class="kicker">Perfil</p>
        <h1>{problem === undefined ? 'Tu fecha, paso a paso' : 'Esa fecha no la encontramos'}</h1>
        <p class="lede">Escribe una fecha de nacimiento para ver su camino de vida y su matriz del destino.</p>
        {problem === undefined ? null : (
          <p class="notice" role="alert">
            {problem}
          </p>
        )}
      </div>
      <DateForm />
    </>
  );
}

startCopyButtons();
void startProfile(document.getElementById('perfil')!);
