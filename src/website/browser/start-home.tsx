import { type ComponentChildren, render } from 'preact';
import { type CalendarDate, EXAMPLE_DATE, isoDate } from '../../calendar/dates.ts';
import { matrixDrawer } from '../../picture/draw-star.ts';
import type { PageWords } from '../../words/words.ts';
import type { BrowserTexts } from '../browser-texts.ts';
import { CurlSample } from '../components/code-samples.tsx';
import { LifePathBadge } from '../components/entry-parts.tsx';
import { StarPicture } from '../components/pictures.tsx';
import { replaceOrigin, startCopyButtons } from './copy-buttons.ts';
import { setDateFields, startDateFields } from './date-fields.ts';
import { loadTexts } from './fill-shell.ts';
import { keptDate } from './kept-dates.ts';
import { showRemembered, startRemembering } from './remembered-date.tsx';

type HomeWords = Pick<PageWords, 'copying' | 'dateFields' | 'home' | 'longDate' | 'paths' | 'remembered' | 'star'>;

export function start(words: HomeWords): void {
  startCopyButtons(words);
  startRemembering(words);
  showRemembered(words, document.getElementById('recordada')!);
  startHome(words, document.getElementById('inicio')!);
}

/** Redraws the front page during input; without a script, the page shows the example. */
function startHome(words: HomeWords, root: HTMLElement): void {
  replaceOrigin(root.dataset.site ?? '');
  let texts: Promise<BrowserTexts> | undefined;
  let wanted: string | undefined = isoDate(EXAMPLE_DATE);

  const showTyped = async (date: CalendarDate | undefined): Promise<void> => {
    // Without a complete date the star is dimmed, because it would not match the fields.
    root.classList.toggle('is-waiting', !date);
    const asked = date && isoDate(date);
    if (asked === wanted) return;
    wanted = asked;
    if (!date) return fill('leyenda', words.home.incomplete);
    // One request is enough; after a failure, the next input retries.
    texts ??= loadTexts(root.dataset.texts ?? '');
    try {
      const loaded = await texts;
      if (asked === wanted) show(words, date, loaded);
    } catch {
      texts = undefined;
      wanted = undefined;
      root.classList.add('is-waiting');
      fill('leyenda', words.home.offline);
    }
  };
  startDateFields(words, showTyped);
  const kept = keptDate();
  if (!kept || !fieldsHaveExample(root)) return;
  setDateFields(kept);
  void showTyped(kept);
}

/** Whether the fields still have the example: after a back navigation, the browser may have restored earlier input. */
function fieldsHaveExample(root: HTMLElement): boolean {
  return [...root.querySelectorAll<HTMLInputElement>('[data-part]')].every(
    ({ value, defaultValue }) => value === defaultValue,
  );
}

function show(words: HomeWords, date: CalendarDate, texts: BrowserTexts): void {
  fill('retrato', <StarPicture svg={matrixDrawer(texts.positions, texts.publisher, words.star)(date)} />);
  fill('leyenda', words.star.ofDate(words.longDate(date)));
  fill('camino', <LifePathBadge texts={texts} date={date} words={words} />);
  fill('muestras', <CurlSample site={location.origin} date={date} words={words} />);
}

/** Always creates new elements: a browser that translates the page has replaced the text nodes. */
function fill(id: string, children: ComponentChildren): void {
  const place = document.getElementById(id)!;
  render(null, place);
  place.replaceChildren();
  render(children, place);
}
