import { type CalendarDate, isoDate } from '../../contract/calendar-date.ts';
import { spanishDate } from '../../contract/spanish-date.ts';
import { matrixDrawer } from '../../picture/draw-matrix.ts';
import type { ClientTexts } from '../client-texts.ts';
import { announce } from './announce.ts';
import { copyText } from './copy-text.ts';
import { pngOf } from './png-of.ts';
import { saveFile } from './save-file.ts';

/** The row of buttons under the profile's title. */
export function startProfileActions(date: CalendarDate, texts: ClientTexts): void {
  const svg = matrixDrawer(texts.positions)(date, { standalone: true });
  const name = `matriz-${isoDate(date)}`;
  const actions: Readonly<Record<string, () => void | Promise<void>>> = {
    '[data-share]': () => share(`Matriz del destino del ${spanishDate(date)}`),
    '[data-print]': () => window.print(),
    '[data-download="svg"]': () => saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`),
    '[data-download="png"]': async () => saveFile(await pngOf(svg), `${name}.png`),
  };
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const [selector, act] of Object.entries(actions)) {
      if (target.closest(selector))
        void Promise.resolve(act()).catch(() => announce('No se ha podido. Vuelve a intentarlo.'));
    }
  });
}

async function share(title: string): Promise<void> {
  const url = location.href;
  if (!navigator.share) return copyText(url, 'Enlace copiado');
  // Closing the sheet without choosing is an answer, not a failure.
  await navigator.share({ title, url }).catch((error: unknown) => {
    if ((error as Error).name !== 'AbortError') throw error;
  });
}
