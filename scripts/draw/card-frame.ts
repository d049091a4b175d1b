import { CardBitmap, openBoxes, openSpans, STREAM_LENGTH, STRIDE } from '../../src/picture/card-bitmap.ts';
import { WIDE } from '../../src/picture/card-layout.ts';
import { type CardFrame, type CardPieces, LEVELS } from '../../src/picture/card-pieces.ts';
import {
  DeflateWriter,
  DISTANCE_SYMBOLS,
  distanceSymbol,
  END,
  LENGTH_SYMBOLS,
  lengthSymbol,
  MAX_MATCH,
  MIN_MATCH,
  reversed,
  type Tokens,
} from '../../src/picture/deflate.ts';

/** As many bits as one hexadecimal digit can say. */
const MAX_CODE_BITS = 15;
/** The order in which a block lists the lengths of the codes that write its codes. */
const CODE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/** The pixel to the left and the three above: lines of a star run in these directions. */
const DISTANCES = [1, STRIDE, STRIDE - 1, STRIDE + 1];
/** A byte that nothing is compared with. */
const OPEN = -1;

/**
 * Compresses the star without its open spans, with one Huffman code for all cards, which is that of the star and of some
 * examples: `draw` puts their numbers and texts into a bitmap.
 */
export function cardFrame(
  star: readonly number[],
  pieces: CardPieces['pieces'],
  examples: readonly ((bitmap: CardBitmap) => void)[],
): CardFrame {
  const boxes = openBoxes(pieces);
  const spans = openSpans(boxes);
  const stream = new Int16Array(STREAM_LENGTH);
  const { width } = WIDE.star;
  for (let i = 0; i < star.length; i++) stream[Math.floor(i / width) * STRIDE + 1 + (i % width)] = star[i]!;
  const sums = adlerSums(stream, new CardBitmap(boxes).stream);
  for (const { start, end } of spans) stream.fill(OPEN, start, end);

  const counter = new TokenCounter();
  for (const draw of examples) {
    writeBetween(stream, 0, STREAM_LENGTH, counter);
    const bitmap = new CardBitmap(boxes);
    draw(bitmap);
    for (const span of spans) bitmap.writeSpan(span, counter);
  }
  const sizes = [codeSizes(counter.symbols), codeSizes(counter.distances)];
  const writer = new DeflateWriter(Uint8Array.from(sizes.flatMap((list) => [...list])));
  writeHeader(writer, sizes);
  const cuts: number[] = [];
  let written = 0;
  const cut = (): void => {
    cuts.push(writer.bitLength - written);
    written = writer.bitLength;
  };
  let from = 0;
  for (const { start, end } of spans) {
    writeBetween(stream, from, start, writer);
    cut();
    from = end;
  }
  writer.literal(END);
  cut();
  return {
    codes: sizes.flatMap((list) => [...list].map((bits) => bits.toString(16))).join(''),
    bits: Buffer.from(writer.end(0).subarray(0, -4)).toString('base64'),
    cuts,
    sums,
  };
}

/** The sums of Adler-32, of a star whose open spans are empty. */
function adlerSums(star: Int16Array, empty: Uint8Array): [number, number] {
  let [a, b] = [1, STREAM_LENGTH];
  for (let i = 0; i < STREAM_LENGTH; i++) {
    const value = empty[i]! || star[i]!;
    a += value;
    b += value * (STREAM_LENGTH - i);
  }
  return [a, b];
}

function writeBetween(stream: Int16Array, from: number, to: number, tokens: Tokens): void {
  for (let i = from; i < to; ) {
    if (stream[i] === OPEN) {
      i++;
      continue;
    }
    const [length, distance] = DISTANCES.map((far) => [repeated(stream, i, to, far), far] as const).reduce((a, b) =>
      b[0] > a[0] ? b : a,
    );
    if (length >= MIN_MATCH) {
      tokens.match(length, distance);
      i += length;
    } else tokens.literal(stream[i++]!);
  }
}

function repeated(stream: Int16Array, from: number, to: number, distance: number): number {
  const end = Math.min(to, from + MAX_MATCH);
  let i = from;
  while (i < end && i >= distance && stream[i] !== OPEN && stream[i] === stream[i - distance]) i++;
  return i - from;
}

class TokenCounter implements Tokens {
  readonly symbols = new Uint32Array(LENGTH_SYMBOLS);
  readonly distances = new Uint32Array(DISTANCE_SYMBOLS);

  constructor() {
    // A card may have any level of a text, and matches of any length.
    this.symbols.fill(1, 0, 2 * LEVELS).fill(1, END);
    for (const distance of DISTANCES) this.distances[distanceSymbol(distance)] = 1;
  }

  literal(value: number): void {
    this.symbols[value]!++;
  }

  match(length: number, distance: number): void {
    this.symbols[lengthSymbol(length)]!++;
    this.distances[distanceSymbol(distance)]!++;
  }
}

function writeHeader(out: DeflateWriter, sizes: readonly Uint8Array[]): void {
  // zlib's own two bytes: a window of 32 KB, no dictionary.
  out.write(0x78, 8);
  out.write(0x01, 8);
  // The last block, with codes of its own.
  out.write(1, 1);
  out.write(2, 2);
  out.write(LENGTH_SYMBOLS - 257, 5);
  out.write(DISTANCE_SYMBOLS - 1, 5);
  // The lengths of both codes, each written in four bits: sixteen symbols of four bits are a whole code.
  out.write(CODE_ORDER.length - 4, 4);
  for (const symbol of CODE_ORDER) out.write(symbol < 16 ? 4 : 0, 3);
  for (const list of sizes) for (const bits of list) out.write(reversed(bits, 4), 4);
}

/** How long the Huffman code of each symbol is, by how often it occurs. */
function codeSizes(counts: Uint32Array): Uint8Array {
  // A code that is too long comes from counts that are too far apart.
  for (let shift = 0; ; shift++) {
    const sizes = huffmanDepths(counts, shift);
    if (Math.max(...sizes) <= MAX_CODE_BITS) return sizes;
  }
}

function huffmanDepths(counts: Uint32Array, shift: number): Uint8Array {
  interface Node {
    readonly weight: number;
    readonly symbols: readonly number[];
  }
  let nodes = [...counts.keys()]
    .filter((symbol) => counts[symbol]! > 0)
    .map((symbol): Node => ({ weight: (counts[symbol]! >> shift) + 1, symbols: [symbol] }));
  const depths = new Uint8Array(counts.length);
  while (nodes.length > 1) {
    const [a, b, ...others] = nodes.sort((one, other) => one.weight - other.weight) as [Node, Node, ...Node[]];
    const symbols = [...a.symbols, ...b.symbols];
    for (const symbol of symbols) depths[symbol]!++;
    nodes = [...others, { weight: a.weight + b.weight, symbols }];
  }
  return depths;
}
