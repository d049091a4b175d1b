import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import { spanishDate } from '../../calendar/spanish-date.ts';
import { matrixDrawer } from '../../picture/draw-matrix.ts';
import { shareCard } from '../../picture/share-card.ts';
import type { BrowserTexts } from '../browser-texts.ts';
import type { Detail } from '../components/octagram.tsx';
import { copyText } from './copy-buttons.ts';

export type ActionName = 'share' | 'print' | 'card' | 'svg' | 'png';

/** Enough for dense screens and for print. */
const PNG_SCALE = 2;

/** Long enough for the download to start; until the URL is revoked, the file stays in memory. */
const URL_KEPT_MS = 10_000;

/** What a button of the profile does. A script of its own, loaded with the first click. */
export async function runAction(name: ActionName, date: CalendarDate, texts: BrowserTexts): Promise<void> {
  // Drawn on the click: what is saved is what the switch shows then.
  const detail = shownDetail();
  const picture = (): string => matrixDrawer(texts.positions, texts.publisher)(date, { standalone: true, detail });
  const fileName = (ending: string): string =>
    `matriz-${isoDate(date)}${detail === 'full' ? '-completa' : ''}.${ending}`;
  const card = async (): Promise<File> =>
    new File([await pngOf(shareCard(date, texts), 1)], `perfil-${isoDate(date)}.png`, { type: 'image/png' });
  const actions: Readonly<Record<ActionName, () => void | Promise<void>>> = {
    share: async () => share(`Matriz del destino del ${spanishDate(date)}`, card),
    print: () => window.print(),
    card: async () => saveFile(await card(), `perfil-${isoDate(date)}.png`),
    svg: () => saveFile(new Blob([picture()], { type: 'image/svg+xml' }), fileName('svg')),
    png: async () => saveFile(await pngOf(picture(), PNG_SCALE), fileName('png')),
  };
  await actions[name]();
}

function shownDetail(): Detail {
  return document.querySelector<HTMLInputElement>('.switch :checked')?.value === 'full' ? 'full' : 'simple';
}

/** The address, and the picture with it where the system takes files. */
async function share(title: string, card: () => Promise<File>): Promise<void> {
  const url = location.href.replace(/#.*/, '');
  if (!navigator.share) return copyText(url, 'Enlace copiado');
  const data: ShareData = { title, url };
  if (navigator.canShare?.({ files: [new File([], 'x.png', { type: 'image/png' })] })) data.files = [await card()];
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
