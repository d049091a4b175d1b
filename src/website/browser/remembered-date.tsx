import { render } from 'preact';
import { type CalendarDate, isoDate, parseIsoDate } from '../../calendar/dates.ts';
import { sitePath } from '../../http/site-path.ts';
import { dates as dateWords } from '../../words/es/dates.ts';
import { announce } from './copy-buttons.ts';

/** What a browser may keep: a date, and a couple as two. */
const KEYS = ['fecha', 'pareja'] as const;

/** What a visitor asked this browser to keep. Nothing is kept unless somebody asks, and nothing leaves the browser. */
function remembered(count: 1 | 2): readonly CalendarDate[] | undefined {
  try {
    const texts = localStorage.getItem(KEYS[count - 1]!)?.split(' ') ?? [];
    const dates = texts.map(parseIsoDate).flatMap((parsed) => (parsed.ok ? [parsed.date] : []));
    return texts.length === count && dates.length === count ? dates : undefined;
  } catch {
    // A browser may refuse to keep anything.
    return undefined;
  }
}

/** The dates of a button, which are kept as they are written there. */
function isKept(dates: string): boolean {
  return ([1, 2] as const).some((count) => remembered(count)?.map(isoDate).join(' ') === dates);
}

function keyOf(dates: string): string {
  return KEYS[dates.split(' ').length - 1]!;
}

/** Makes the buttons with `data-remember` and `data-forget` work, also those that are drawn later. */
export function startRemembering(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-remember], [data-forget]');
    if (!button) return;
    const dates = button.dataset.remember;
    const isForgetting = dates === undefined || isKept(dates);
    try {
      if (!isForgetting) localStorage.setItem(keyOf(dates), dates);
      else for (const key of dates === undefined ? KEYS : [keyOf(dates)]) localStorage.removeItem(key);
    } catch {
      return announce('Tu navegador no deja guardar nada');
    }
    announce(isForgetting ? 'Olvidado' : 'Guardado solo en este navegador; nadie más lo ve');
    showKept();
  });
  // Another tab may have kept or forgotten something.
  addEventListener('storage', showKept);
}

function showKept(): void {
  nameButtons();
  const line = document.getElementById('recordada');
  if (line) showRemembered(line);
}

/** What the button does now: keep what is shown, or forget it. */
export function nameButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-remember]'))
    button.textContent = rememberWords(isKept(button.dataset.remember!));
}

export function rememberWords(isForgetting: boolean): string {
  const isPhone = globalThis.matchMedia?.('(pointer: coarse)').matches;
  return `${isForgetting ? 'Olvidar' : 'Recordar'} en este ${isPhone ? 'teléfono' : 'navegador'}`;
}

/** Says what is kept, leads to it, and offers to forget it. */
export function showRemembered(line: HTMLElement): void {
  const [date] = remembered(1) ?? [];
  const [a, b] = remembered(2) ?? [];
  const links = [
    date && <a href={sitePath.profile(date)}>{dateWords.long(date)}</a>,
    a && b && (
      <a href={sitePath.couple(a, b)}>
        {dateWords.long(a)} y {dateWords.long(b)}
      </a>
    ),
  ].filter(Boolean);
  render(
    links.length > 0 ? (
      <p>
        Guardado en este navegador, y nadie más lo ve: {links[0]}
        {links[1] ? <> · {links[1]}</> : null}.{' '}
        <button type="button" class="link-button" data-forget>
          Olvidar
        </button>
      </p>
    ) : null,
    line,
  );
}
