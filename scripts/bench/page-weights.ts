import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export interface PageWeight {
  readonly page: string;
  /** The page and what it loads at once, compressed as a host would. */
  readonly gzipBytes: number;
  readonly brotliBytes: number;
  readonly requests: number;
}

/** Already compressed; compressing again only costs. */
const COMPRESSED = /\.png$/;

/** Bytes over the wire of every kind of page, from the built files: HTML, styles, scripts, icons and data it names. */
export function pageWeights(dist: string): PageWeight[] {
  const kinds = [
    'index.html',
    'perfil.html',
    'pareja.html',
    'matriz.html',
    'datos.html',
    'docs.html',
    'licencia.html',
    '404.html',
    'camino-de-vida/index.html',
    'camino-de-vida/7.html',
    'arcanos/index.html',
    'arcanos/17.html',
  ];
  const assets = readdirSync(path.join(dist, 'assets'));
  return kinds.map((page) => {
    const html = readFileSync(path.join(dist, page), 'utf8');
    const loaded = assets.filter((asset) => loadsAtOnce(html, asset));
    const contents = [Buffer.from(html), ...loaded.map((asset) => readFileSync(path.join(dist, 'assets', asset)))];
    const names = [page, ...loaded];
    const sum = (compress: (bytes: Buffer) => Buffer): number =>
      contents.reduce((total, bytes, i) => total + (COMPRESSED.test(names[i]!) ? bytes : compress(bytes)).length, 0);
    return {
      page,
      gzipBytes: sum(gzipSync),
      brotliBytes: sum((bytes) => brotliCompressSync(bytes)),
      requests: contents.length,
    };
  });
}

/** Named by a tag that a browser follows without being asked; previews for other sites and data attributes are not. */
function loadsAtOnce(html: string, asset: string): boolean {
  return new RegExp(
    `<(?:script[^>]* src|link[^>]* rel="(?:stylesheet|icon|modulepreload|preload)"[^>]* href|img[^>]* src)="[^"]*${asset.replace(/[.]/g, '\\.')}"`,
  ).test(html);
}
