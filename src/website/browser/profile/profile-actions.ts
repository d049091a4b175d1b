import { type CalendarDate, isoDate } from '../../../contract/calendar-date.ts';
import { spanishDate } from '../../../contract/spanish-date.ts';
import { matrixDrawer } from '../../../picture/draw-matrix.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { announce, copyText } from '../copy-buttons.ts';
import { shownDetail } from './detail-switch.tsx';

/** Enough for dense screens and for print. */
const PNG_SCALE = 2;

/** Long enough for the download to start; until the URL is revoked, the file stays in memory. */
const URL_KEPT_MS = 10_000;

/** Makes the buttons under the profile's title work. */
export function startProfileActions(date: CalendarDate, texts: BrowserTexts): void {
  // Drawn on the click: what is saved is what the switch shows then.
  const picture = (): string =>
    matrixDrawer(texts.positions, texts.publisher)(date, { standalone: true, detail: shownDetail() });
  const fileName = (ending: string): string =>
    `matriz-${isoDate(date)}${shownDetail() === 'full' ? '-completa' : ''}.${ending}`;
  const actions: Readonly<Record<string, () => void | Promise<void>>> = {
    '[data-share]': () => share(`Matriz del destino del ${spanishDate(date)}`),
    '[data-print]': () => window.print(),
    '[data-download="svg"]': () => saveFile(new Blob([picture()], { type: 'image/svg+xml' }), fileName('svg')),
    '[data-download="png"]': async () => saveFile(await pngOf(picture()), fileName('png')),
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
  // The visitor closed the system's dialog: not a failure.
  await navigator.share({ title, url }).catch((error: unknown) => {
    if ((error as Error).name !== 'AbortError') throw error;
  });
}

/** The picture as PNG, drawn by the browser. */
async function pngOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * PNG_SCALE;
    canvas.height = image.naturalHeight * PNG_SCALE;
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_KEPT_MS);
}
