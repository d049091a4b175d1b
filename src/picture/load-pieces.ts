import { FILES } from '../words/files.ts';
import type { Language } from '../words/language.ts';
import type { CardFormat } from './card-layout.ts';
import type { CardPieces } from './card-pieces.ts';
import { throughStream } from './png.ts';

/** Covers are made by the build; the others when somebody asks for them. */
export type PieceFormat = CardFormat | 'cover';

/** Pieces whose pixels are unpacked. */
export interface LoadedPieces extends Omit<CardPieces, 'pixels'> {
  readonly pixels: Uint8Array;
}

const loaded = new Map<string, Promise<LoadedPieces>>();

/** Unpacked with the first picture of a process that needs them. */
export function loadPieces(language: Language, format: PieceFormat): Promise<LoadedPieces> {
  const name = `${language}-${format}`;
  let pieces = loaded.get(name);
  if (pieces === undefined) {
    pieces = unpack(language, format);
    loaded.set(name, pieces);
  }
  return pieces;
}

async function unpack(language: Language, format: PieceFormat): Promise<LoadedPieces> {
  const { default: packed } = (await FILES[language][format]()) as { default: CardPieces };
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
