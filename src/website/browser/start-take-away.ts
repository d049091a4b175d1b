import type { CalendarDate } from '../../calendar/dates.ts';
import { isoDate } from '../../calendar/dates.ts';
import { spanishDate } from '../../calendar/spanish-date.ts';
import { sitePath } from '../../http/site-path.ts';
import { matrixDrawer } from '../../picture/draw-matrix.ts';
import { dateCard, shareCard } from '../../picture/share-card.ts';
import type { BrowserTexts } from '../browser-texts.ts';
import { copyText } from './copy-buttons.ts';

export type ActionName = 'compare' | 'share' | 'print' | 'card' | 'svg' | 'png' | 'full-svg' | 'full-png';

/** Enough for dense screens and for print. */
const PNG_SCALE = 2;

/** Long enough for the download to start; until the URL is revoked, the file stays in memory. */
const URL_KEPT_MS = 10_000;

/** What a button of the profile does. A script of its own, loaded with the first click. */
export async function runAction(name: ActionName, date: CalendarDate, texts: BrowserTexts): Promise<void> {
  const picture = (detail: 'simple' | 'full'): string =>
    matrixDrawer(texts.positions, texts.publisher)(date, { standalone: true, detail });
  const saveSvg = (detail: 'simple' | 'full', file: string): void =>
    saveFile(new Blob([picture(detail)], { type: 'image/svg+xml' }), `${file}.svg`);
  const savePng = async (detail: 'simple' | 'full', file: string): Promise<void> =>
    saveFile(await pngOf(picture(detail), PNG_SCALE), `${file}.png`);
  const file = `matriz-${isoDate(date)}`;
  const card = async (): Promise<File> =>
    new File([await pngOf(shareCard(dateCard(date), texts, location.host), 1)], `perfil-${isoDate(date)}.png`, {
      type: 'image/png',
    });
  const actions: Readonly<Record<ActionName, () => void | Promise<void>>> = {
    compare: () => share('Compárate conmigo', `${location.origin}${sitePath.couple(date)}`),
    share: () => share(`Matriz del destino del ${spanishDate(date)}`, location.href.replace(/#.*/, ''), card),
    print: () => window.print(),
    card: async () => saveFile(await card(), `perfil-${isoDate(date)}.png`),
    svg: () => saveSvg('simple', file),
    png: () => savePng('simple', file),
    'full-svg': () => saveSvg('full', `${file}-completa`),
    'full-png': () => savePng('full', `${file}-completa`),
  };
  await actions[name]();
}

/** The address, and the picture with it where the system takes files. */
async function share(title: string, url: string, card?: () => Promise<File>): Promise<void> {
  if (!navigator.share) return copyText(url, 'Enlace copiado');
  const data: ShareData = { title, url };
  if (card && navigator.canShare?.({ files: [new File([], 'x.png', { type: 'image/png' })] }))
    data.files = [await card()];
  // The visitor closed the system's dialog: not a failure.
  await navigator.share(data).catch((error: unknown) => {
    if ((error as Error).name !== 'AbortError') throw error;
  });
}

/** The picture as PNG, drawn by the browser. */
async function pngOf(svg: string, scale: number): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * scale;
    canvas.height = image.naturalHeight * scale;
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
