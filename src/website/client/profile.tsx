import { render } from 'preact';
import { type CalendarDate, type DateProblem, parseIsoDate } from '../../contract/calendar-date.ts';
import { explainDate } from '../../contract/errors.ts';
import { apiPath, BIRTH_PARAMETER } from '../../contract/routes.ts';
import { spanishDate } from '../../contract/spanish-date.ts';
import { lifePathNumber } from '../../domain/life-path-number.ts';
import type { LifePathText } from '../profile/life-path-reading.tsx';
import { MissingDate } from '../profile/missing-date.tsx';
import { Profile } from '../profile/profile.tsx';
import { startCopyButtons } from './copy-buttons.ts';
import { loadTexts } from './load-texts.ts';
import { startProfileActions } from './profile-actions.ts';

async function startProfile(root: HTMLElement): Promise<void> {
  const birth = new URLSearchParams(location.search).get(BIRTH_PARAMETER);
  const parsed = parseIsoDate(birth ?? '');
  if (!parsed.ok) return show(root, <MissingDate problem={birth ? explain(parsed.problem) : undefined} />);
  try {
    await showDate(root, parsed.date);
  } catch {
    show(root, <MissingDate problem="No hemos podido cargar los textos. Revisa la conexión y vuelve a intentarlo." />);
  }
}

async function showDate(root: HTMLElement, date: CalendarDate): Promise<void> {
  const site = root.dataset.site ?? '';
  const record = loadLifePath(lifePathNumber(date));
  const texts = await loadTexts(root.dataset.texts ?? '');
  document.title = document.title.replace(/^.*?(?= ·|$)/, () => `Perfil del ${spanishDate(date)}`);
  show(root, <Profile date={date} texts={texts} site={site} lifePath={undefined} />);
  startProfileActions(date, texts);
  const lifePath = await record;
  if (lifePath) show(root, <Profile date={date} texts={texts} site={site} lifePath={lifePath} />);
}

/** The long text comes from the API itself. Without it the profile is shorter, and still whole. */
async function loadLifePath(number: number): Promise<LifePathText | undefined> {
  const response = await fetch(apiPath.lifePath(number)).catch(() => undefined);
  return response?.ok ? ((await response.json()) as LifePathText) : undefined;
}

/** The API's sentence for a wrong form speaks of its own paths; here the form is that of the address. */
function explain(problem: DateProblem): string {
  return problem.part === 'form'
    ? 'La dirección debe llevar la fecha como año, mes y día, por ejemplo 1990-06-15.'
    : explainDate(problem);
}

let drawn = false;
function show(root: HTMLElement, children: Parameters<typeof render>[0]): void {
  if (!drawn) root.replaceChildren();
  drawn = true;
  render(children, root);
}

startCopyButtons();
void startProfile(document.getElementById('perfil')!);
