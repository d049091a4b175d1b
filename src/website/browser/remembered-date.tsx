import { render } from 'preact';
import { type CalendarDate, isoDate, parseIsoDate } from '../../calendar/dates.ts';
import type { PageWords } from '../page-words.ts';
import { announce } from './copy-buttons.ts';

export type RememberWords = Pick<PageWords, 'longDate' | 'paths' | 'remembered' | 'star'>;

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
export function startRemembering(words: RememberWords): void {
  const { refused, forgotten, kept } = words.remembered;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-remember], [data-forget]');
    if (!button) return;
    const dates = button.dataset.remember;
    const isForgetting = dates === undefined || isKept(dates);
    try {
      if (!isForgetting) localStorage.setItem(keyOf(dates), dates);
      else for (const key of dates === undefined ? KEYS : [keyOf(dates)]) localStorage.removeItem(key);
    } catch {
      return announce(refused);
    }
    announce(isForgetting ? forgotten : kept);
    showKept(words);
  });
  // Another tab may have kept or forgotten something.
  addEventListener('storage', () => showKept(words));
}

function showKept(words: RememberWords): void {
  nameButtons(words);
  const line = document.getElementById('recordada');
  if (line) showRemembered(words, line);
}

/** What the button does now: keep what is shown, or forget it. */
export function nameButtons(words: Pick<PageWords, 'remembered'>): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-remember]'))
    button.textContent = rememberName(words, isKept(button.dataset.remember!));
}

export function rememberName({ remembered: words }: Pick<PageWords, 'remembered'>, isForgetting: boolean): string {
  const isPhone = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
  return (isForgetting ? words.forget : words.keep) + words.here(isPhone);
}

/** Says what is kept, leads to it, and offers to forget it. */
export function showRemembered({ longDate, paths, remembered: words, star }: RememberWords, line: HTMLElement): void {
  const [date] = remembered(1) ?? [];
  const [a, b] = remembered(2) ?? [];
  const links = [
    date && <a href={paths.profile(date)}>{longDate(date)}</a>,
    a && b && <a href={paths.couple(a, b)}>{star.pair(longDate(a), longDate(b))}</a>,
  ].filter(Boolean);
  render(
    links.length > 0 ? (
      <p key={[date, a, b].map((one) => one && isoDate(one)).join(' ')}>
        {words.list}
        {links[0]}
        {links[1] ? <> · {links[1]}</> : null}.{' '}
        <button type="button" class="link-button" data-forget>
          {words.forget}
        </button>
      </p>
    ) : null,
    line,
  );
}
