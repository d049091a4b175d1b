import type { Language } from '../words/language.ts';
import type { CardFormat } from './card-layout.ts';
import type { CardPieces } from './card-pieces.ts';
import { throughStream } from './through-stream.ts';

/** Covers are made by the build; the others when somebody asks for them. */
export type PieceFormat = CardFormat | 'cover';

/** By language and format, so that a picture loads only its own. One import per file: bundlers follow only literal paths. */
const LOADERS: Readonly<Record<`${Language}-${PieceFormat}`, () => Promise<{ default: unknown }>>> = {
  'es-card': () => import('./pieces/es-card.json', { with: { type: 'json' } }),
  'es-story': () => import('./pieces/es-story.json', { with: { type: 'json' } }),
  'es-cover': () => import('./pieces/es-cover.json', { with: { type: 'json' } }),
  'en-card': () => import('./pieces/en-card.json', { with: { type: 'json' } }),
  'en-story': () => import('./pieces/en-story.json', { with: { type: 'json' } }),
  'en-cover': () => import('./pieces/en-cover.json', { with: { type: 'json' } }),
};

/** Pieces whose pixels are unpacked. */
export interface LoadedPieces extends Omit<CardPieces, 'pixels'> {
  readonly pixels: Uint8Array;
}

const loaded = new Map<string, Promise<LoadedPieces>>();

/** Unpacked with the first picture of a process that needs them. */
export function loadPieces(language: Language, format: PieceFormat): Promise<LoadedPieces> {
  const name = `${language}-${format}` as const;
  let pieces = loaded.get(name);
  if (pieces === undefined) {
    pieces = unpack(name);
    loaded.set(name, pieces);
  }
  return pieces;
}

async function unpack(name: keyof typeof LOADERS): Promise<LoadedPieces> {
  const packed = (await LOADERS[name]()).default as CardPieces;
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
