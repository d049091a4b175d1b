import { type ComponentChildren, type JSX, render } from 'preact';
import type { CalendarDate } from '../../calendar/dates.ts';
import type { PageWords } from '../../words/words.ts';
import type { BrowserTexts } from '../browser-texts.ts';
import { announce } from './copy-buttons.ts';
import type { ActionName, RunAction } from './share-and-save.ts';

/** Loads texts.json. Its name changes with its content, so the browser may cache it for ever. */
export async function loadTexts(url: string): Promise<BrowserTexts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as BrowserTexts;
}

/** The long texts come from the API. Without one of them a page shows all the rest. */
export async function load<T>(path: string): Promise<T | undefined> {
  // To ask takes a phone some ten milliseconds, and a couple asks for a dozen texts: each in a task of its own.
  await nextTask();
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Says that `root` is being filled, until the work ends: a screen reader may wait with what it says of it. */
export async function whileBusy(root: HTMLElement, work: Promise<void>): Promise<void> {
  root.ariaBusy = 'true';
  await work.finally(() => (root.ariaBusy = null));
}

/**
 * Draws one part more at a time, so that the page answers in between. A hidden page need not answer, and its timers are slow.
 * The lists follow each other on the page; where two elements have the same key, the second is the first with more in it.
 */
export async function drawInSteps(
  lists: readonly (readonly JSX.Element[])[],
  draw: (shown: readonly (readonly JSX.Element[])[]) => void,
): Promise<void> {
  const total = lists.flat().length;
  const drawFirst = (count: number): void => {
    let left = count;
    draw(
      lists.map((list) => {
        const shown = list.slice(0, left);
        left -= shown.length;
        return shown.filter(({ key }, i) => key === undefined || shown[i + 1]?.key !== key);
      }),
    );
  };
  for (let count = 0; count < total && !document.hidden; count++) {
    await nextTask();
    drawFirst(count);
  }
  await nextTask();
  drawFirst(total);
}

/** How long a first drawing waits for the long texts: what comes later moves what is below it. */
const PATIENCE_MS = 1_500;

/** What was asked for, or nothing if it takes too long. */
export function withPatience<T>(asked: Promise<T>): Promise<T | undefined> {
  return Promise.race([asked, pause(PATIENCE_MS)]);
}

/** Lets the page answer, and paint, before more is done. */
export function nextTask(): Promise<undefined> {
  return pause(0);
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

let drawn = false;

/** Draws in place of the shell that the build wrote, which the first call removes. */
export function fillShell(root: HTMLElement, children: ComponentChildren): void {
  if (!drawn) root.replaceChildren();
  drawn = true;
  render(children, root);
}

/** What the buttons of a profile or a couple do is loaded with the first click on one of them. */
export function startActions(
  { actions }: Pick<PageWords, 'actions'>,
  root: HTMLElement,
  dates: readonly CalendarDate[],
  texts: BrowserTexts,
): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
    if (!button) return;
    try {
      const script: { default: RunAction } = await import(root.dataset.actions!);
      await script.default(button.dataset.action as ActionName, dates, texts);
    } catch {
      announce(actions.failed);
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
