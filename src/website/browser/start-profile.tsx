import { type JSX, render } from 'preact';
import type { CalendarDate } from '../../contract/calendar-date.ts';
import { apiPath, sitePath } from '../../contract/routes.ts';
import { spanishDate } from '../../contract/spanish-date.ts';
import { writtenBirth } from '../../contract/written-birth.ts';
import { readWrittenDate } from '../../contract/written-date.ts';
import { chartNumbers } from '../../domain/chart-numbers.ts';
import { lifePathNumber } from '../../domain/life-path-number.ts';
import { DateForm } from '../components/date-form.tsx';
import { explainWritten } from '../date-parts.ts';
import { startCopyButtons } from './copy-buttons.ts';
import { startDateFields } from './date-fields.ts';
import { loadTexts } from './load-texts.ts';
import { calendarDay } from './profile/age-on.ts';
import type { ChartTexts } from './profile/chart-texts.ts';
import type { LifePathText } from './profile/life-path-reading.tsx';
import { startProfileActions } from './profile/profile-actions.ts';
import { ProfileArticle, type ProfileProps } from './profile/profile-article.tsx';

/** Fills the shell of pages/profile-shell.tsx with the date of the address. */
async function startProfile(root: HTMLElement): Promise<void> {
  const birth = writtenBirth(new URLSearchParams(location.search));
  const parsed = readWrittenDate(birth);
  if (!parsed.ok) return show(root, <MissingDate problem={birth ? explainWritten(birth) : undefined} />);
  const address = sitePath.profile(parsed.date);
  // One spelling for each date: what is shared, cited and marked as visited is the same for everybody.
  if (location.pathname + location.search !== address) history.replaceState(null, '', address + location.hash);
  try {
    await showDate(root, parsed.date);
  } catch {
    show(root, <MissingDate problem="No hemos podido cargar los textos. Revisa la conexión y vuelve a intentarlo." />);
  }
}

async function showDate(root: HTMLElement, date: CalendarDate): Promise<void> {
  const { a, b, c } = chartNumbers(date);
  const record = load<LifePathText>(apiPath.lifePath(lifePathNumber(date)));
  const chart = load<ChartTexts>(apiPath.chart(a, b, c));
  const texts = await loadTexts(root.dataset.texts ?? '');
  document.title = document.title.replace(/^.*?(?= ·|$)/, () => `Perfil del ${spanishDate(date)}`);

  let props: ProfileProps = { date, today: calendarDay(new Date()), texts, site: root.dataset.site ?? '' };
  const draw = (more: Pick<ProfileProps, 'lifePath' | 'chartTexts'>): void => {
    props = { ...props, ...more };
    show(root, <ProfileArticle {...props} />);
  };
  draw({});
  startProfileActions(date, texts);
  await Promise.all([
    record.then((lifePath) => draw({ lifePath })),
    chart.then((chartTexts) => draw({ chartTexts: chartTexts ?? 'missing' })),
  ]);
}

/** The long texts come from the API. Without one of them the profile shows all the rest. */
async function load<T>(path: string): Promise<T | undefined> {
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as T) : undefined;
  } catch {
    return undefined;
  }
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

let drawn = false;
function show(root: HTMLElement, children: Parameters<typeof render>[0]): void {
  if (!drawn) root.replaceChildren();
  drawn = true;
  render(children, root);
}

startCopyButtons();
startDateFields();
void startProfile(document.getElementById('perfil')!);
