/** Symbols 0 to 255 are literals, 256 ends the block, 257 and up are lengths (RFC 1951). */
export const END = 256;
export const LENGTH_SYMBOLS = 286;
export const DISTANCE_SYMBOLS = 30;
export const [MIN_MATCH, MAX_MATCH] = [3, 258];
const MAX_CODE_BITS = 15;

interface Step {
  readonly base: number;
  readonly bits: number;
}

/** The first value of each symbol for lengths and for distances, and how many bits say which value it is. */
const LENGTHS: readonly Step[] = [
  ...steps(LENGTH_SYMBOLS - END - 2, MIN_MATCH, (i) => Math.max(0, (i >> 2) - 1)),
  { base: MAX_MATCH, bits: 0 },
];
const DISTANCES = steps(DISTANCE_SYMBOLS, 1, (i) => Math.max(0, (i >> 1) - 1));

function steps(count: number, start: number, bits: (i: number) => number): Step[] {
  const list: Step[] = [];
  for (let i = 0, base = start; i < count; base += 1 << bits(i), i++) list.push({ base, bits: bits(i) });
  return list;
}

function stepOf(list: readonly Step[], value: number): number {
  let i = list.length - 1;
  while (list[i]!.base > value) i--;
  return i;
}

export function lengthSymbol(length: number): number {
  return END + 1 + stepOf(LENGTHS, length);
}

export function distanceSymbol(distance: number): number {
  return stepOf(DISTANCES, distance);
}

/** Takes a stream of literals and matches: to count them, or to write them. */
export interface Tokens {
  literal(value: number): void;
  match(length: number, distance: number): void;
}

/** Collects bits, the lowest first, and writes tokens with codes of the given lengths, those of the literals first. */
export class DeflateWriter implements Tokens {
  private bytes = new Uint8Array(1 << 16);
  private length = 0;
  private held = 0;
  private heldBits = 0;
  private readonly sizes: Uint8Array;
  private readonly codes: Uint16Array;
  private readonly distanceSizes: Uint8Array;
  private readonly distanceCodes: Uint16Array;
  private readonly distanceSymbols = new Map<number, number>();
  private readonly symbols = new Uint16Array(MAX_MATCH + 1);

  constructor(sizes: Uint8Array) {
    this.sizes = sizes.subarray(0, LENGTH_SYMBOLS);
    this.codes = canonicalCodes(this.sizes);
    this.distanceSizes = sizes.subarray(LENGTH_SYMBOLS);
    this.distanceCodes = canonicalCodes(this.distanceSizes);
    for (const [i, { base }] of LENGTHS.entries()) this.symbols.fill(END + 1 + i, base);
  }

  get bitLength(): number {
    return this.length * 8 + this.heldBits;
  }

  write(value: number, bits: number): void {
    this.held |= value << this.heldBits;
    this.heldBits += bits;
    while (this.heldBits >= 8) {
      this.bytes[this.length++] = this.held;
      this.held >>>= 8;
      this.heldBits -= 8;
    }
    if (this.length + 8 > this.bytes.length) this.grow();
  }

  private grow(): void {
    const larger = new Uint8Array(this.bytes.length * 2);
    larger.set(this.bytes);
    this.bytes = larger;
  }

  literal(value: number): void {
    this.write(this.codes[value]!, this.sizes[value]!);
  }

  match(length: number, distance: number): void {
    const symbol = this.symbols[length]!;
    const { base, bits } = LENGTHS[symbol - END - 1]!;
    this.write(this.codes[symbol]! | ((length - base) << this.sizes[symbol]!), this.sizes[symbol]! + bits);
    const far = this.distanceSymbols.get(distance) ?? this.remember(distance);
    this.write(this.distanceCodes[far]!, this.distanceSizes[far]!);
    this.write(distance - DISTANCES[far]!.base, DISTANCES[far]!.bits);
  }

  /** A stream has few distances, each of them thousands of times. */
  private remember(distance: number): number {
    this.distanceSymbols.set(distance, distanceSymbol(distance));
    return distanceSymbol(distance);
  }

  /** Bits that were written with the same codes before. */
  copy(from: Uint8Array, start: number, count: number): void {
    const end = start + count;
    for (let i = start; i < end; i += 16) {
      const at = i >> 3;
      const bits = (from[at]! | (from[at + 1]! << 8) | (from[at + 2]! << 16)) >> (i & 7);
      const size = Math.min(16, end - i);
      this.write(bits & ((1 << size) - 1), size);
    }
  }

  /** What was written, filled up to a byte, with the checksum. */
  end(sum: number): Uint8Array {
    if (this.heldBits > 0) this.bytes[this.length++] = this.held;
    new DataView(this.bytes.buffer).setUint32(this.length, sum);
    return this.bytes.subarray(0, this.length + 4);
  }
}

/** The codes that follow from their lengths, with the bits reversed, as they are written. */
function canonicalCodes(sizes: Uint8Array): Uint16Array {
  const codes = new Uint16Array(sizes.length);
  for (let bits = 1, code = 0; bits <= MAX_CODE_BITS; bits++, code <<= 1)
    for (let symbol = sizes.indexOf(bits); symbol >= 0; symbol = sizes.indexOf(bits, symbol + 1))
      codes[symbol] = reversed(code++, bits);
  return codes;
}

export function reversed(code: number, bits: number): number {
  let result = 0;
  for (let i = 0; i < bits; i++) result |= ((code >> i) & 1) << (bits - 1 - i);
  return result;
}
