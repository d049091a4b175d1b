import type { Language } from '../words/language.ts';
import type { CardFormat } from './card-layout.ts';
import type { CardPieces } from './card-pieces.ts';

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
  return { ...packed, pixels: await inflate(packed.pixels) };
}

async function inflate(base64: string): Promise<Uint8Array> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
