import { render } from 'preact';
import { isoDate } from '../../calendar/dates.ts';
import type { PageWords } from '../../words/words.ts';
import { announce } from './copy-buttons.ts';
import { forget, isKept, keep, keptDate, keptDates } from './kept-dates.ts';

type RememberWords = Pick<PageWords, 'longDate' | 'paths' | 'remembered' | 'star'>;

/**
 * Handles the buttons with `data-remember`, `data-keep` and `data-forget`, including those drawn later. `onChange` is called when
 * the saved dates change.
 */
export function startRemembering(words: RememberWords, onChange: () => void = () => {}): void {
  const { refused, forgotten, kept } = words.remembered;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-remember], [data-keep], [data-forget]');
    if (!button) return;
    const dates = button.dataset.remember ?? button.dataset.keep;
    const isForgetting = dates === undefined || isKept(dates);
    try {
      if (isForgetting) forget(dates);
      else keep(dates);
    } catch {
      return announce(refused);
    }
    announce(isForgetting ? forgotten : kept);
    showKept();
    // A button that removes or hides itself would lose the focus.
    if (!button.offsetParent) document.getElementById('contenido')!.focus({ preventScroll: true });
  });
  // Another tab may have changed the saved dates.
  addEventListener('storage', showKept);

  function showKept(): void {
    nameButtons(words);
    const line = document.getElementById('recordada');
    if (line) showRemembered(words, line);
    onChange();
  }
}

/** Labels the buttons by their current action: save the dates shown or delete them. */
export function nameButtons(words: Pick<PageWords, 'remembered'>): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-remember]'))
    button.textContent = rememberName(words, isKept(button.dataset.remember!));
}

export function rememberName({ remembered: words }: Pick<PageWords, 'remembered'>, isForgetting: boolean): string {
  const isPhone = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
  return (isForgetting ? words.forget : words.keep) + words.here(isPhone);
}

/** Links the saved dates, with a button to delete them. */
export function showRemembered({ longDate, paths, remembered: words, star }: RememberWords, line: HTMLElement): void {
  const date = keptDate();
  const [a, b] = keptDates(2) ?? [];
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
