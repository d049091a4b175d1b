import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import { coupleDrawer, matrixDrawer } from '../../picture/draw-star.ts';
import { asFile } from '../../picture/star-style.ts';
import { cardPath } from '../../previews/link-preview.ts';
import type { PageWords } from '../../words/words.ts';
import type { BrowserTexts } from '../browser-texts.ts';
import { shareOrCopy } from './copy-buttons.ts';

export type ActionName = 'compare' | 'share' | 'send-back' | 'print' | SavedFile;
type SavedFile = 'story' | 'card' | 'svg' | 'png' | 'full-svg' | 'full-png';
type Detail = 'simple' | 'full';
type ShareWords = Pick<PageWords, 'copying' | 'longDate' | 'paths' | 'pictureOptions' | 'share' | 'star'>;

/** Enough for dense screens and for print. */
const PNG_SCALE = 2;

/** Long enough for the download to start; the file stays in memory until the URL is revoked. */
const URL_KEPT_MS = 10_000;

/** Where the actions of a profile and a couple differ. */
interface Subject {
  readonly title: string;
  readonly address: string;
  readonly file: string;
  readonly draw: (detail: Detail) => string;
}

function subjectOf(
  { longDate, paths, share, star }: ShareWords,
  [a, b]: readonly CalendarDate[],
  { positions, publisher }: BrowserTexts,
): Subject {
  if (b)
    return {
      title: share.ofCouple(longDate(a!), longDate(b)),
      address: paths.couple(a!, b),
      file: `${share.coupleFile}-${isoDate(a!)}-${isoDate(b)}`,
      draw: (detail) => coupleDrawer(positions, publisher, star)(a!, b, { standalone: asFile, detail }),
    };
  return {
    title: share.ofDate(longDate(a!)),
    address: paths.profile(a!),
    file: `${share.file}-${isoDate(a!)}`,
    draw: (detail) => matrixDrawer(positions, publisher, star)(a!, { standalone: asFile, detail }),
  };
}

export type RunAction = (name: ActionName, dates: readonly CalendarDate[], texts: BrowserTexts) => Promise<void>;

/** Runs a button of a profile or couple. A separate script, loaded on the first click, with this as its default export. */
export function start(words: ShareWords): RunAction {
  return (name, dates, texts) => runAction(words, name, dates, texts);
}

async function runAction(
  words: ShareWords,
  name: ActionName,
  dates: readonly CalendarDate[],
  texts: BrowserTexts,
): Promise<void> {
  const { title, address, file, draw } = subjectOf(words, dates, texts);
  const { compare, sendBack, cardFile, fullFile, storyFile } = words.share;
  const saveSvg = (detail: Detail, ending: string): void =>
    saveFile(new Blob([draw(detail)], { type: 'image/svg+xml' }), `${file}${ending}.svg`);
  const savePng = async (detail: Detail, ending: string): Promise<void> =>
    saveFile(await pngOf(draw(detail), PNG_SCALE), `${file}${ending}.png`);
  const card = cardPath(dates, words.paths);
  const { name: format, values } = words.pictureOptions.format;
  const story = (): Promise<File> => fetchPicture(`${card}?${format}=${values.story}`, `${file}-${storyFile}.png`);
  const actions: Readonly<Record<ActionName, () => void | Promise<void>>> = {
    compare: () => share(words, compare, words.paths.couple(dates[0]!), story),
    share: () => share(words, title, address, story),
    'send-back': () => share(words, sendBack, address, story, 'message'),
    print: () => window.print(),
    story: async () => saveFile(await story(), `${file}-${storyFile}.png`),
    card: async () => saveFile(await fetchPicture(card, ''), `${file}-${cardFile}.png`),
    svg: () => saveSvg('simple', ''),
    png: () => savePng('simple', ''),
    'full-svg': () => saveSvg('full', `-${fullFile}`),
    'full-png': () => savePng('full', `-${fullFile}`),
  };
  await actions[name]();
}

/**
 * Shares title, URL and, if the system accepts files, the story. Some apps keep only the picture and some only the text, so both
 * contain the URL. With a file, `url` is omitted, because apps that accept both would show it twice. Without sharing, the link is
 * copied or, for an invitation, the whole message.
 */
async function share(
  words: ShareWords,
  title: string,
  address: string,
  picture: () => Promise<File>,
  copied: 'link' | 'message' = 'link',
): Promise<void> {
  const url = `${location.origin}${address}`;
  const message = `${title}: ${url}`;
  const takesFiles = navigator.canShare?.({ files: [new File([], 'x.png', { type: 'image/png' })] });
  await shareOrCopy(
    words,
    async () => {
      // Without the picture, share just the link.
      const file = takesFiles ? await picture().catch(() => undefined) : undefined;
      return file ? { title, text: message, files: [file] } : { title, text: title, url };
    },
    copied === 'message' ? [message, words.share.messageCopied] : [url, words.share.copied],
  );
}

/** Downloads a picture that the service renders. */
async function fetchPicture(address: string, name: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new File([await response.blob()], name, { type: 'image/png' });
}

/** Renders the picture as PNG in the browser. */
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
