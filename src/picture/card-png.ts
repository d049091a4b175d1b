import { CardBitmap, openBoxes, openSpans } from './card-bitmap.ts';
import { WIDE } from './card-layout.ts';
import CARD_PIECES from './card-pieces.json' with { type: 'json' };
import { type CardPieces, channels, rampColours, type Theme } from './card-pieces.ts';
import { DeflateWriter } from './deflate.ts';
import { type Card, type CardTexts, type CardWords, cardLines } from './share-card.ts';

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
  words: CardWords['card'],
  address: string,
  theme: Theme = 'light',
): Uint8Array<ArrayBuffer> {
  const bitmap = new CardBitmap(BOXES);
  bitmap.draw(PIECES.pieces, card.chart, cardLines(card, WIDE, texts, words, address));
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

function paletteOf(theme: Theme): Uint8Array {
  return Uint8Array.from([...rampColours(theme), ...PIECES[theme]].flatMap(channels));
}

function bytesOf(base64: string): Uint8Array {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/** A flat drawing as PNG: one byte per pixel, which is an index of the palette; the rows are a zlib stream. */
function indexedPng(width: number, height: number, palette: Uint8Array, rows: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 3], 8);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', rows),
    chunk('IEND', new Uint8Array()),
  ];
  const png = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    png.set(part, offset);
    offset += part.length;
  }
  return png;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  let crc = 0xffffffff;
  for (let i = 4; i < data.length + 8; i++) crc = CRC_TABLE[(crc ^ bytes[i]!) & 255]! ^ (crc >>> 8);
  view.setUint32(data.length + 8, ~crc);
  return bytes;
}
