const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A PNG with one byte per pixel, an index into the palette of 0xrrggbb; each row starts with its filter byte. */
export async function indexedPng(
  width: number,
  height: number,
  palette: readonly number[],
  rows: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 3], 8);
  const colors = new Uint8Array(3 * palette.length);
  for (const [i, color] of palette.entries()) colors.set([color >> 16, color >> 8, color], 3 * i);
  // The platform's zlib: bytes differ between Node and Deno, pixels do not.
  const data = await throughStream(rows, new CompressionStream('deflate'));
  const chunks = [chunk('IHDR', header), chunk('PLTE', colors), chunk('IDAT', data), chunk('IEND', new Uint8Array())];
  const png = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, SIGNATURE.length));
  png.set(SIGNATURE);
  let length = SIGNATURE.length;
  for (const one of chunks) {
    png.set(one, length);
    length += one.length;
  }
  return png;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
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

/** Compresses or decompresses bytes. Written in one piece, because a Blob's stream would take twice the CPU time. */
export async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter();
  // Failures surface in the reader.
  for (const done of [writer.write(bytes), writer.close()]) done.catch(() => {});
  return new Uint8Array(await new Response(readable).arrayBuffer());
}
