import { CardBitmap, openBoxes, openSpans } from './card-bitmap.ts';
import { WIDE } from './card-layout.ts';
import CARD_PIECES from './card-pieces.json' with { type: 'json' };
import { type CardPieces, LEVELS, type Theme } from './card-pieces.ts';
import { DeflateWriter } from './deflate.ts';
import { DARK, LIGHT, type OctagramColours } from './octagram-style.ts';
import { indexedPng } from './png.ts';
import { type Card, type CardTexts, cardLines } from './share-card.ts';

const PIECES = CARD_PIECES as unknown as CardPieces;
const BOXES = openBoxes(PIECES.pieces);
const SPANS = openSpans(BOXES);
const FRAME_BITS = bytesOf(PIECES.frame.bits);
const CODE_SIZES = Uint8Array.from(PIECES.frame.codes, (digit) => Number.parseInt(digit, 16));

/**
 * The card of a shared link as PNG, 1200 × 630, put together from what `npm run draw` has drawn with a browser: the star
 * without numbers, which is compressed already, the numbers 1 to 22, digits, months, names and the letters of an address.
 * Only what differs from card to card is compressed here, by hand: a first picture has to be quick as well, before anything
 * is optimised, and the platforms' own zlib gives other bytes in Deno than in Node.
 */
export function cardPng(
  card: Card,
  texts: CardTexts,
  address: string,
  theme: Theme = 'light',
): Uint8Array<ArrayBuffer> {
  const bitmap = new CardBitmap(BOXES);
  bitmap.draw(PIECES.pieces, card.chart, cardLines(card, WIDE, texts, address));
  const { cuts, sums } = PIECES.frame;
  const out = new DeflateWriter(CODE_SIZES);
  let at = 0;
  cuts.forEach((bits, i) => {
    out.copy(FRAME_BITS, at, bits);
    at += bits;
    if (i < SPANS.length) bitmap.writeSpan(SPANS[i]!, out);
  });
  return indexedPng(WIDE.width, WIDE.height, paletteOf(theme), out.end(bitmap.checksum(sums)));
}

/** Two ramps from paper to ink and to red, then the colours of the star. */
function paletteOf(theme: Theme): Uint8Array {
  const { paper, ink, first }: OctagramColours = theme === 'dark' ? DARK : LIGHT;
  const [from, ...to] = [paper, ink, first].map(channels) as [number[], number[], number[]];
  const ramps = to.flatMap((end) =>
    Array.from({ length: LEVELS }, (_, level) =>
      end.map((value, i) => Math.round(from[i]! + ((value - from[i]!) * level) / (LEVELS - 1))),
    ),
  );
  return Uint8Array.from([...ramps, ...PIECES[theme].map(channels)].flat());
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
}

function bytesOf(base64: string): Uint8Array {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}
