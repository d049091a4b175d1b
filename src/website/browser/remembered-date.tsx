import { render } from 'preact';
import { type CalendarDate, isoDate, parseIsoDate } from '../../calendar/dates.ts';
import { spanishDate } from '../../calendar/spanish-date.ts';
import { sitePath } from '../../http/site-path.ts';
import { announce } from './copy-buttons.ts';

const KEY = 'fecha';

/** The date that a visitor asked this browser to keep. Nothing is kept unless somebody asks, and nothing leaves the browser. */
function rememberedDate(): CalendarDate | undefined {
  try {
    const parsed = parseIsoDate(localStorage.getItem(KEY) ?? '');
    return parsed.ok ? parsed.date : undefined;
  } catch {
    // A browser may refuse to keep anything.
    return undefined;
  }
}

function keep(iso: string | undefined): boolean {
  try {
    if (iso === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, iso);
    return true;
  } catch {
    return false;
  }
}

/** Makes the buttons with `data-remember` and `data-forget` work, also those that are drawn later. */
export function startRemembering(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-remember], [data-forget]');
    if (!button) return;
    const iso = button.dataset.remember;
    const isKept = rememberedDate() && isoDate(rememberedDate()!);
    const isForgetting = iso === undefined || iso === isKept;
    if (!keep(isForgetting ? undefined : iso)) return announce('Tu navegador no deja guardar nada');
    announce(isForgetting ? 'Fecha olvidada' : 'Guardada solo en este navegador; nadie más la ve');
    nameButtons();
    const line = document.getElementById('recordada');
    if (line) showRemembered(line);
  });
}

/** What the button does now: keep the date, or forget the one that is kept. */
export function nameButtons(): void {
  const kept = rememberedDate();
  for (const button of document.querySelectorAll<HTMLElement>('[data-remember]'))
    button.textContent =
      kept && isoDate(kept) === button.dataset.remember ? 'Olvidar esta fecha' : 'Recordar en este teléfono';
}

/** Says which date is kept, and offers its profile and to forget it. */
export function showRemembered(line: HTMLElement): void {
  const date = rememberedDate();
  render(
    date ? (
      <p>
        En este navegador está guardada una fecha: <a href={sitePath.profile(date)}>{spanishDate(date)}</a>. Nadie más
        la ve.{' '}
        <button type="button" class="link-button" data-forget>
          Olvidar
        </button>
      </p>
    ) : null,
    line,
  );
}
