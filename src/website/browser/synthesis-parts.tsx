import type { ComponentChildren, JSX } from 'preact';
import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import type { PageWords } from '../../words/words.ts';
import { rememberName } from './remembered-date.tsx';
import type { ActionName } from './share-and-save.ts';

/** Saves a date or couple in this browser, or deletes it; handled by browser/remembered-date.tsx. */
export function RememberButton({
  dates,
  words,
}: {
  readonly dates: readonly CalendarDate[];
  readonly words: Pick<PageWords, 'remembered'>;
}): JSX.Element {
  return (
    <button type="button" data-remember={dates.map(isoDate).join(' ')}>
      {rememberName(words, false)}
    </button>
  );
}

/** Tells what failed to load, with a button to retry. */
export function LoadFailure({
  children,
  words: { actions },
}: {
  readonly children: string;
  readonly words: Pick<PageWords, 'actions'>;
}): JSX.Element {
  return (
    <div class="notice load-failure" role="status">
      <p>{children}</p>
      <p class="actions no-print">
        <button type="button" class="button" onClick={() => location.reload()}>
          {actions.retry}
        </button>
      </p>
    </div>
  );
}

const FILES = ['story', 'card', 'png', 'svg', 'full-png', 'full-svg'] as const;

interface ActionsProps {
  /** The first two actions with their labels. */
  readonly first: readonly (readonly [action: ActionName, name: string])[];
  /** The menu of further actions. */
  readonly children: ComponentChildren;
  readonly words: Pick<PageWords, 'actions'>;
}

/** The row of four buttons, handled by browser/share-and-save.ts. */
export function Actions({ first, children, words: { actions } }: ActionsProps): JSX.Element {
  return (
    <div class="profile-actions no-print">
      {first.map(([action, name], i) => (
        <button key={action} type="button" class={i === 0 ? 'button' : 'button-quiet'} data-action={action}>
          {name}
        </button>
      ))}
      <details class="menu">
        <summary class="button-quiet">{actions.save}</summary>
        <div class="menu-list">
          {FILES.map((action) => (
            <button key={action} type="button" data-action={action}>
              <span class="visually-hidden">{actions.download}</span>
              {actions.files[action]}
            </button>
          ))}
          <button type="button" data-action="print">
            {actions.print}
          </button>
        </div>
      </details>
      <details class="menu">
        <summary class="button-quiet">
          <span aria-hidden="true">⋯</span>
          <span class="visually-hidden">{actions.more}</span>
        </summary>
        <div class="menu-list">{children}</div>
      </details>
    </div>
  );
}
