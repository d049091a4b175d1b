import type { Arcanum, LifePath } from '../content/content-schema.ts';
import type { Language } from '../words/language.ts';
import { COVER } from './card-layout.ts';
import { loadPieces } from './card-pieces.ts';
import { type Canvas, drawLine, drawPiece, emptyCanvas, measureWith, pngOf } from './card-png.ts';
import { type CardLine, type CardWords, inTwoLines, type Measure } from './share-card.ts';

/** The texts of a cover; a title of two lines moves everything below it down. */
interface CoverTexts {
  readonly kicker: string;
  readonly title: string;
  readonly tagline: string;
  readonly address: string;
}

/** The link preview of an arcanum's page, 1200 × 630: its name next to its emblem. */
export async function arcanumCover(
  { number, name, keyword }: Pick<Arcanum, 'number' | 'name' | 'keyword'>,
  words: CardWords,
  address: string,
  language: Language,
): Promise<Uint8Array> {
  const canvas = emptyCanvas(COVER, await loadPieces(language, 'cover'));
  drawPiece(canvas, 'emblem', String(number), COVER.emblem);
  return withTexts(canvas, { kicker: words.arcanum(number), title: name, tagline: keyword, address });
}

/** The link preview of a life path's page, 1200 × 630: its archetype next to its number. */
export async function lifePathCover(
  { number, archetype, tagline }: Pick<LifePath, 'number' | 'archetype' | 'tagline'>,
  words: CardWords,
  address: string,
  language: Language,
): Promise<Uint8Array> {
  const canvas = emptyCanvas(COVER, await loadPieces(language, 'cover'));
  drawLine(canvas, { kind: 'numeral', text: String(number), ...COVER.numeral }, 'middle');
  return withTexts(canvas, { kicker: words.lifePath, title: archetype, tagline, address });
}

function withTexts(canvas: Canvas, texts: CoverTexts): Promise<Uint8Array> {
  for (const line of coverLines(texts, measureWith(canvas.from))) drawLine(canvas, line);
  return pngOf(canvas, 'light');
}

/** The texts in place; title and tagline wrap to a second line if necessary. */
export function coverLines({ kicker, title, tagline, address }: CoverTexts, measure: Measure): CardLine[] {
  const { left: x, lineWidth } = COVER;
  const fitted = (kind: 'headline' | 'note', text: string): readonly string[] =>
    measure(kind, text) <= lineWidth ? [text] : inTwoLines(text, (part) => measure(kind, part));
  const titles = fitted('headline', title);
  const below = COVER.title + (titles.length - 1) * COVER.lineHeight;
  return [
    { kind: 'date', text: kicker, x, y: COVER.kicker },
    ...titles.map((text, i): CardLine => ({ kind: 'headline', text, x, y: COVER.title + i * COVER.lineHeight })),
    ...fitted('note', tagline).map((text, i): CardLine => ({ kind: 'note', text, x, y: below + 80 + i * 58 })),
    { kind: 'address', text: address, x, y: COVER.address },
  ];
}
