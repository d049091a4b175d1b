import type { ComponentChildren, JSX } from 'preact';
import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import type { PageWords } from '../../words/words.ts';
import { rememberName } from './remembered-date.tsx';
import type { ActionName } from './share-and-save.ts';

/** browser/remembered-date.tsx makes it work: it keeps a date or a couple in this browser, and forgets it again. */
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

/** Says what did not come, and asks for all of it again. */
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
  /** The first two: what they do, and their names. */
  readonly first: readonly (readonly [action: ActionName, name: string])[];
  /** The menu of what else there is. */
  readonly children: ComponentChildren;
  readonly words: Pick<PageWords, 'actions'>;
}

/** Four, all in sight; browser/share-and-save.ts does what they say. */
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
