import type { CalendarDate } from '../../calendar/dates.ts';
import type { BrowserTexts } from '../browser-texts.ts';
import { announce } from './copy-buttons.ts';
import type { ActionName, runAction } from './start-take-away.ts';

/** What the buttons of a profile or a couple do is loaded with the first click on one of them. */
export function startActions(root: HTMLElement, dates: readonly CalendarDate[], texts: BrowserTexts): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
    if (!button) return;
    try {
      const actions: { runAction: typeof runAction } = await import(root.dataset.actions!);
      await actions.runAction(button.dataset.action as ActionName, dates, texts);
    } catch {
      announce('No se ha podido completar. Revisa la conexión y vuelve a intentarlo.');
    }
  });
}

/** Opens what is folded around the place that the address names, and goes there once the place exists. */
export function goToTarget(): void {
  const place = document.getElementById(location.hash.slice(1));
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement!.closest('details')) fold.open = true;
  if (place && !place.matches(':target')) location.replace(location.hash);
  place?.scrollIntoView();
}
