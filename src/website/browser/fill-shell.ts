import { type ComponentChildren, type JSX, render } from 'preact';
import type { CalendarDate } from '../../calendar/dates.ts';
import type { PageWords } from '../../words/words.ts';
import type { BrowserTexts } from '../browser-texts.ts';
import { announce } from './copy-buttons.ts';
import type { ActionName, RunAction } from './share-and-save.ts';

/** Loads texts.json. Its name changes with its content, so the browser may cache it forever. */
export async function loadTexts(url: string): Promise<BrowserTexts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as BrowserTexts;
}

/** Loads a long text; `undefined` if that fails, and the page shows the rest. */
export async function load<T>(path: string): Promise<T | undefined> {
  // A request takes about 10 ms on a phone, and a couple has a dozen: each gets its own task.
  await nextTask();
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Sets `aria-busy` on `root` until the work ends, so that screen readers can wait. */
export async function whileBusy(root: HTMLElement, work: Promise<void>): Promise<void> {
  root.ariaBusy = 'true';
  await work.finally(() => (root.ariaBusy = null));
}

/**
 * Draws one more part per task, so that the page stays responsive. A hidden page is drawn at once, because its timers are slow.
 * The lists are in page order; of two adjacent elements with the same key, the second is a fuller version that replaces the first.
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

/** How long the first render waits for the long texts: late texts shift the layout. */
const PATIENCE_MS = 1_500;

/** The result, or `undefined` if it takes too long. */
export function withPatience<T>(asked: Promise<T>): Promise<T | undefined> {
  return Promise.race([asked, pause(PATIENCE_MS)]);
}

/** Lets the page handle input and paint. */
export function nextTask(): Promise<undefined> {
  return pause(0);
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

let drawn = false;

/** Renders in place of the static shell, which the first call removes. */
export function fillShell(root: HTMLElement, children: ComponentChildren): void {
  if (!drawn) root.replaceChildren();
  drawn = true;
  render(children, root);
}

/** Canonicalizes the URL, so that shared, cited and visited links are the same for everyone. */
export function replaceAddress(address: string): void {
  if (location.pathname + location.search !== address) history.replaceState(null, '', address + location.hash);
}

/** Loads the code of a profile's or couple's buttons on the first click. */
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

/** Opens the collapsed sections around the URL's target and scrolls to it, once it exists. */
export function goToTarget(): void {
  const place = document.getElementById(location.hash.slice(1));
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement!.closest('details')) fold.open = true;
  if (place && !place.matches(':target')) location.replace(location.hash);
  place?.scrollIntoView();
}
