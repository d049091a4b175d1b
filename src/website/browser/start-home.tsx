import { type ComponentChildren, render } from 'preact';
import { type CalendarDate, EXAMPLE_DATE, isoDate } from '../../calendar/dates.ts';
import { matrixDrawer } from '../../picture/draw-star.ts';
import { dates } from '../../words/es/dates.ts';
import type { BrowserTexts } from '../browser-texts.ts';
import { CurlSample } from '../components/code-samples.tsx';
import { LifePathBadge } from '../components/entry-parts.tsx';
import { Octagram } from '../components/octagram.tsx';
import { startCopyButtons, useOwnOrigin } from './copy-buttons.ts';
import { startDateFields } from './date-fields.ts';
import { loadTexts } from './fill-shell.ts';
import { showRemembered, startRemembering } from './remembered-date.tsx';

/** Redraws the front page while a date is being typed. Without it the page shows the example. */
function startHome(root: HTMLElement): void {
  useOwnOrigin(root.dataset.site ?? '');
  let texts: Promise<BrowserTexts> | undefined;
  let wanted: string | undefined = isoDate(EXAMPLE_DATE);

  startDateFields(async (date) => {
    // Never the star of another date than the fields say: without a date there the star steps back.
    root.classList.toggle('is-waiting', !date);
    const asked = date && isoDate(date);
    if (asked === wanted) return;
    wanted = asked;
    if (!date) return fill('leyenda', 'Completa la fecha para ver su estrella');
    // One request is enough; after a failure the next input tries again.
    texts ??= loadTexts(root.dataset.texts ?? '');
    try {
      const loaded = await texts;
      if (asked === wanted) show(date, loaded);
    } catch {
      texts = undefined;
      wanted = undefined;
      root.classList.add('is-waiting');
      fill('leyenda', 'No hay conexión: la estrella no se puede dibujar ahora');
    }
  });
}

function show(date: CalendarDate, texts: BrowserTexts): void {
  fill('retrato', <Octagram svg={matrixDrawer(texts.positions, texts.publisher)(date)} />);
  fill('leyenda', `Matriz del destino del ${dates.long(date)}`);
  fill('camino', <LifePathBadge texts={texts} date={date} />);
  fill('muestras', <CurlSample site={location.origin} date={date} />);
}

function fill(id: string, children: ComponentChildren): void {
  render(children, document.getElementById(id)!);
}

startCopyButtons();
startRemembering();
showRemembered(document.getElementById('recordada')!);
startHome(document.getElementById('inicio')!);
