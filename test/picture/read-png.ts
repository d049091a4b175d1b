import { inflateSync } from 'node:zlib';

export interface ReadPng {
  readonly width: number;
  readonly height: number;
  /** The colors, three bytes each. */
  readonly palette: Buffer;
  /** An index of the palette for each pixel. */
  readonly pixels: Uint8Array;
}

/** A PNG with a palette, eight bits a pixel and no filters, read without any of our own code. */
export function readPng(png: Uint8Array): ReadPng {
  const bytes = Buffer.from(png);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const header = chunks.get('IHDR')!;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (header.toString('hex', 8) !== '0803000000') throw new Error('not 8 bits with a palette');
  const rows = inflateSync(chunks.get('IDAT')!);
  if (rows.length !== (width + 1) * height) throw new Error(`${rows.length} bytes for ${width} × ${height}`);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    if (rows[y * (width + 1)] !== 0) throw new Error(`row ${y} has a filter`);
    pixels.set(rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)), y * width);
  }
  return { width, height, palette: chunks.get('PLTE')!, pixels };
}
