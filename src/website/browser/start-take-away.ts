import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import { sitePath } from '../../http/site-path.ts';
import { coupleDrawer, matrixDrawer } from '../../picture/draw-star.ts';
import { type Card, coupleCard, dateCard, shareCard } from '../../picture/share-card.ts';
import { dates as dateWords } from '../../words/es/dates.ts';
import type { BrowserTexts } from '../browser-texts.ts';
import { copyText } from './copy-buttons.ts';

export type ActionName = 'compare' | 'share' | 'send-back' | 'print' | 'card' | 'svg' | 'png' | 'full-svg' | 'full-png';
type Detail = 'simple' | 'full';

/** Enough for dense screens and for print. */
const PNG_SCALE = 2;

/** Long enough for the download to start; until the URL is revoked, the file stays in memory. */
const URL_KEPT_MS = 10_000;

/** What the actions of a profile and of a couple differ in. */
interface Subject {
  readonly words: string;
  readonly address: string;
  readonly file: string;
  readonly card: Card;
  readonly draw: (detail: Detail) => string;
}

function subjectOf([a, b]: readonly CalendarDate[], { positions, publisher }: BrowserTexts): Subject {
  if (b)
    return {
      words: `La carta de pareja del ${dateWords.long(a!)} y del ${dateWords.long(b)}`,
      address: sitePath.couple(a!, b),
      file: `pareja-${isoDate(a!)}-${isoDate(b)}`,
      card: coupleCard(a!, b),
      draw: (detail) => coupleDrawer(positions, publisher)(a!, b, { standalone: true, detail }),
    };
  return {
    words: `La matriz del destino del ${dateWords.long(a!)}`,
    address: sitePath.profile(a!),
    file: `matriz-${isoDate(a!)}`,
    card: dateCard(a!),
    draw: (detail) => matrixDrawer(positions, publisher)(a!, { standalone: true, detail }),
  };
}

/** What a button of a profile or a couple does. A script of its own, loaded with the first click. */
export async function runAction(name: ActionName, dates: readonly CalendarDate[], texts: BrowserTexts): Promise<void> {
  const { words, address, file, card, draw } = subjectOf(dates, texts);
  const saveSvg = (detail: Detail, ending: string): void =>
    saveFile(new Blob([draw(detail)], { type: 'image/svg+xml' }), `${file}${ending}.svg`);
  const savePng = async (detail: Detail, ending: string): Promise<void> =>
    saveFile(await pngOf(draw(detail), PNG_SCALE), `${file}${ending}.png`);
  const picture = async (): Promise<File> =>
    new File([await pngOf(shareCard(card, texts, location.host), 1)], `${file}-tarjeta.png`, { type: 'image/png' });
  const actions: Readonly<Record<ActionName, () => void | Promise<void>>> = {
    compare: () =>
      share('Compárate conmigo: escribe tu fecha y mira qué estrella formamos', sitePath.couple(dates[0]!), picture),
    share: () => share(words, address, picture),
    'send-back': () => share('Mira la estrella que formamos', address, picture),
    print: () => window.print(),
    card: async () => saveFile(await picture(), `${file}-tarjeta.png`),
    svg: () => saveSvg('simple', ''),
    png: () => savePng('simple', ''),
    'full-svg': () => saveSvg('full', '-completa'),
    'full-png': () => savePng('full', '-completa'),
  };
  await actions[name]();
}

/**
 * Words, address and, where the system takes files, the card. Some applications keep only the picture and some only the
 * text: the address is printed on the one and stands in the other. Beside a file `url` is left out, because those that
 * take both would show it twice.
 */
async function share(words: string, address: string, picture: () => Promise<File>): Promise<void> {
  const url = `${location.origin}${address}`;
  if (!navigator.share) return copyText(url, 'Enlace copiado');
  const takesFiles = navigator.canShare?.({ files: [new File([], 'x.png', { type: 'image/png' })] });
  const data: ShareData = takesFiles
    ? { title: words, text: `${words}: ${url}`, files: [await picture()] }
    : { title: words, text: words, url };
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
