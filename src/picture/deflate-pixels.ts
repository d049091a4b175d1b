const [MIN_MATCH, MAX_MATCH] = [3, 258];
/** Symbols 0 to 255 are literals, 256 ends the block, 257 and up are lengths. */
const END = 256;
const LENGTH_SYMBOLS = 286;
const DISTANCE_SYMBOLS = 30;
const MAX_CODE_BITS = 15;
/** The order in which a block lists the lengths of the codes that write its codes. */
const CODE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** [symbol, base, extra bits] for each length, and the same for distances, as RFC 1951 lists them. */
const LENGTHS = steps(LENGTH_SYMBOLS - END - 2, MIN_MATCH, (i) => Math.max(0, (i >> 2) - 1));
const DISTANCES = steps(DISTANCE_SYMBOLS, 1, (i) => Math.max(0, (i >> 1) - 1));

function steps(count: number, start: number, bits: (i: number) => number): { base: number; bits: number }[] {
  const list: { base: number; bits: number }[] = [];
  for (let i = 0, base = start; i < count; base += 1 << bits(i), i++) list.push({ base, bits: bits(i) });
  return list;
}

function stepOf(list: readonly { base: number }[], value: number): number {
  let i = list.length - 1;
  while (list[i]!.base > value) i--;
  return i;
}

/** Room for the lengths of all codes and the checksum. */
const HEADER_BYTES = 512;
/** From so many equal pixels on, the row above is taken without a look at the pixel to the left. */
const LONG_MATCH = 32;

/**
 * A zlib stream of one block with its own Huffman codes. A flat drawing repeats the pixel to the left or the row above, so
 * those two distances are all that is looked for. Each row is preceded by its filter, 0.
 */
export function deflatePixels(pixels: Uint8Array<ArrayBuffer>, width: number): Uint8Array {
  const runAbove = comparer(pixels, width);
  // A match as length × 2 plus which distance; a literal as its negative, less one.
  const tokens = new Int32Array(pixels.length + pixels.length / width);
  const distances = [1, width + 1].map((distance) => ({ distance, symbol: stepOf(DISTANCES, distance) }));
  let count = 0;
  for (let start = 0; start < pixels.length; start += width) {
    const end = start + width;
    // The filter byte belongs to the row that follows it.
    let filter = 1;
    for (let i = start; i < end; ) {
      const above = start === 0 ? 0 : runAbove(i, end) + filter;
      const left = above >= LONG_MATCH || filter === 1 ? 0 : runOf(i === start ? 0 : pixels[i - 1]!, pixels, i, end);
      const length = Math.min(MAX_MATCH, Math.max(above, left));
      if (length >= MIN_MATCH) {
        tokens[count++] = length * 2 + (above > left ? 1 : 0);
        i += length - filter;
      } else {
        tokens[count++] = filter === 1 ? -1 : -1 - pixels[i]!;
        i += 1 - filter;
      }
      filter = 0;
    }
  }

  const symbols = new Uint32Array(LENGTH_SYMBOLS);
  const distanceSymbols = new Uint32Array(DISTANCE_SYMBOLS);
  for (let t = 0; t < count; t++) {
    const token = tokens[t]!;
    if (token < 0) symbols[-1 - token]!++;
    else {
      symbols[LENGTH_SYMBOL[token >> 1]!]!++;
      distanceSymbols[distances[token & 1]!.symbol]!++;
    }
  }
  symbols[END] = 1;
  const lengthCodes = huffman(symbols);
  const distanceCodes = huffman(distanceSymbols);

  const out = new BitWriter(pixels.length * 2 + HEADER_BYTES);
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
  for (const { lengths } of [lengthCodes, distanceCodes]) for (const bits of lengths) out.write(reversed(bits, 4), 4);
  for (let t = 0; t < count; t++) {
    const token = tokens[t]!;
    const symbol = token < 0 ? -1 - token : LENGTH_SYMBOL[token >> 1]!;
    out.write(lengthCodes.codes[symbol]!, lengthCodes.lengths[symbol]!);
    if (token < 0) continue;
    const step = LENGTHS[symbol - END - 1];
    if (step) out.write((token >> 1) - step.base, step.bits);
    const { distance, symbol: far } = distances[token & 1]!;
    out.write(distanceCodes.codes[far]!, distanceCodes.lengths[far]!);
    out.write(distance - DISTANCES[far]!.base, DISTANCES[far]!.bits);
  }
  out.write(lengthCodes.codes[END]!, lengthCodes.lengths[END]!);
  return out.end(adler(pixels, width));
}

/** The symbol of each length; the longest has one of its own. */
const LENGTH_SYMBOL = Uint16Array.from({ length: MAX_MATCH + 1 }, (_, length) =>
  length < MIN_MATCH ? 0 : END + 1 + (length === MAX_MATCH ? LENGTHS.length : stepOf(LENGTHS, length)),
);

/** How many pixels from here on are those of the row above: four at a time, because most are. */
function comparer(pixels: Uint8Array<ArrayBuffer>, width: number): (at: number, end: number) => number {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const row = width / 4;
  return (at, end) => {
    let i = at;
    while (i < end && (i & 3) !== 0 && pixels[i] === pixels[i - width]) i++;
    if ((i & 3) === 0) {
      let word = i / 4;
      for (const last = end / 4; word < last && words[word] === words[word - row]; ) word++;
      i = word * 4;
    }
    while (i < end && pixels[i] === pixels[i - width]) i++;
    return i - at;
  };
}

/** How many pixels from here on have the value of the byte to the left. */
function runOf(value: number, pixels: Uint8Array, at: number, end: number): number {
  let i = at;
  while (i < end && pixels[i] === value) i++;
  return i - at;
}

/** The codes of some symbols by how often each occurs; their bits reversed, as they are written. */
function huffman(counts: Uint32Array): { lengths: Uint8Array; codes: Uint16Array } {
  // One symbol alone would have a code of no bits: a second one that is never used keeps the code whole.
  const used = [...counts.keys()].filter((symbol) => counts[symbol]! > 0);
  for (let symbol = 0; used.length < 2; symbol++) if (!used.includes(symbol)) used.push(symbol);
  let lengths: Uint8Array;
  // A code that is too long comes from counts that are too far apart.
  for (let shift = 0; ; shift++) {
    lengths = codeLengths(counts, used, shift);
    if (Math.max(...lengths) <= MAX_CODE_BITS) break;
  }
  const codes = new Uint16Array(counts.length);
  for (let bits = 1, code = 0; bits <= MAX_CODE_BITS; bits++, code <<= 1)
    for (let symbol = 0; symbol < lengths.length; symbol++)
      if (lengths[symbol] === bits) codes[symbol] = reversed(code++, bits);
  return { lengths, codes };
}

function codeLengths(counts: Uint32Array, used: readonly number[], shift: number): Uint8Array {
  const leaves = used.map((symbol) => ({ symbol, weight: (counts[symbol]! >> shift) + 1 }));
  leaves.sort((a, b) => a.weight - b.weight || a.symbol - b.symbol);
  const weights = leaves.map(({ weight }) => weight);
  const parents: number[] = [];
  // Joined pairs come out in the order of their weights, so that the two lightest stand at the head of one of two queues.
  let [leaf, joined] = [0, leaves.length];
  const lightest = (): number =>
    leaf < leaves.length && (joined >= weights.length || weights[leaf]! <= weights[joined]!) ? leaf++ : joined++;
  while (weights.length < 2 * leaves.length - 1) {
    const pair = [lightest(), lightest()] as const;
    for (const child of pair) parents[child] = weights.length;
    weights.push(weights[pair[0]]! + weights[pair[1]]!);
  }
  const depths = new Uint8Array(weights.length);
  for (let node = weights.length - 2; node >= 0; node--) depths[node] = depths[parents[node]!]! + 1;
  const lengths = new Uint8Array(counts.length);
  leaves.forEach(({ symbol }, i) => {
    lengths[symbol] = depths[i]!;
  });
  return lengths;
}

function reversed(code: number, bits: number): number {
  let result = 0;
  for (let i = 0; i < bits; i++) result |= ((code >> i) & 1) << (bits - 1 - i);
  return result;
}

/** Collects bits, the lowest first. A class, because a first picture runs before closures are compiled. */
class BitWriter {
  private readonly bytes: Uint8Array<ArrayBuffer>;
  private length = 0;
  private held = 0;
  private heldBits = 0;

  constructor(size: number) {
    this.bytes = new Uint8Array(size);
  }

  write(value: number, bits: number): void {
    this.held |= value << this.heldBits;
    this.heldBits += bits;
    while (this.heldBits >= 8) {
      this.bytes[this.length++] = this.held;
      this.held >>>= 8;
      this.heldBits -= 8;
    }
  }

  /** What was written, filled up to a byte, with the checksum. */
  end(sum: number): Uint8Array {
    if (this.heldBits > 0) this.bytes[this.length++] = this.held;
    new DataView(this.bytes.buffer).setUint32(this.length, sum);
    return this.bytes.subarray(0, this.length + 4);
  }
}

/** Adler-32 over rows and their filters. A byte of 0 adds nothing, and most are: the sums stay exact to the end. */
function adler(pixels: Uint8Array<ArrayBuffer>, width: number): number {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const size = pixels.length + pixels.length / width;
  let [a, b] = [1, size];
  for (let y = 0, word = 0; y * width < pixels.length; y++) {
    for (const last = word + width / 4; word < last; word++) {
      if (words[word] === 0) continue;
      for (let i = word * 4; i < word * 4 + 4; i++) {
        a += pixels[i]!;
        b += pixels[i]! * (size - i - y - 1);
      }
    }
  }
  return (((b % 65521) << 16) | (a % 65521)) >>> 0;
}
