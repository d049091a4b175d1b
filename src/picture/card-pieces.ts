import type { ChartPoint } from '../method/chart-formulas.ts';
import type { Language } from '../words/language.ts';
import { ON_DEMAND } from '../words/on-demand.ts';
import type { PieceFormat, TextKind } from './card-layout.ts';
import { throughStream } from './png.ts';
import { DARK, LIGHT } from './star-style.ts';

/** Texts, the star's numbers by type of medallion, emblems, and large digits. */
export type PieceKind = TextKind | 'corner' | 'plain' | 'middle' | 'emblem' | 'numeral';
export type Theme = 'light' | 'dark';

/** Advance to the next piece, the pixels' offset from the anchor, their size, and their start in `pixels`. */
export type Piece = readonly [advance: number, left: number, top: number, width: number, height: number, start: number];

/** What `npm run draw` writes for a language and a format. */
export interface CardPieces {
  /** A hash of everything drawn; a test compares it. */
  readonly drawnFrom: string;
  /** The colors of the star's pixels in both schemes, as #rrggbb. */
  readonly light: readonly string[];
  readonly dark: readonly string[];
  readonly pieces: Readonly<Partial<Record<PieceKind, Readonly<Record<string, Piece>>>>>;
  /** Palette indexes of the star without numbers, then of every piece: zlib-compressed, as base64. */
  readonly pixels: string;
}

/** The size and background of a point's number: its medallion is white, red, or the red one in the middle. */
export function numberKind(point: ChartPoint): 'plain' | 'corner' | 'middle' {
  if (point === 'E') return 'middle';
  return 'ABCD'.includes(point) ? 'corner' : 'plain';
}

/** Levels from background (0) to ink: more would only make the card larger. */
export const LEVELS = 8;

/** The palette's ramps, each from paper to this color. Red follows blue, so that an emblem's levels (thin, then bold) are contiguous. */
const RAMP_COLORS = ['ink', 'second', 'first'] as const;
/** The start of each ramp. */
export const [INK, BLUE, RED] = RAMP_COLORS.map((_, i) => i * LEVELS) as [number, number, number];
export const RAMPS_END = RAMP_COLORS.length * LEVELS;

export function rampColors(theme: Theme): string[] {
  const colors = theme === 'dark' ? DARK : LIGHT;
  const from = channels(colors.paper);
  return RAMP_COLORS.map((name) => channels(colors[name])).flatMap((end) =>
    Array.from({ length: LEVELS }, (_, level) => {
      const mixed = end.map((value, i) => Math.round(from[i]! + ((value - from[i]!) * level) / (LEVELS - 1)));
      return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    }),
  );
}

function channels(color: string): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16));
}

/** The star's colors come after all ramps. */
export const STAR_COLORS = { start: RAMPS_END, count: 256 - RAMPS_END } as const;

export interface LoadedPieces extends Omit<CardPieces, 'pixels'> {
  readonly pixels: Uint8Array;
}

const loaded = new Map<string, Promise<LoadedPieces>>();

/** Unpacked with the first picture of a process that needs them. */
export function loadPieces(language: Language, format: PieceFormat): Promise<LoadedPieces> {
  const name = `${language}-${format}`;
  const pieces = loaded.get(name) ?? unpack(language, format);
  loaded.set(name, pieces);
  return pieces;
}

async function unpack(language: Language, format: PieceFormat): Promise<LoadedPieces> {
  const { default: packed } = (await ON_DEMAND[language][format]()) as { default: CardPieces };
  return { ...packed, pixels: await throughStream(bytesOf(packed.pixels), new DecompressionStream('deflate')) };
}

type FromBase64 = { readonly fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };

/** Node 20 to 24 lack `fromBase64`; there a plain loop takes a fifth of the time of `Uint8Array.from`. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const decoded = (Uint8Array as FromBase64).fromBase64?.(base64);
  if (decoded) return decoded;
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}
