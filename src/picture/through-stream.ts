/** Compresses or decompresses bytes. Written in one piece, because a Blob's stream would take twice the processor time. */
export async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter();
  // The reader gets whatever fails.
  for (const done of [writer.write(bytes), writer.close()]) done.catch(() => {});
  return new Uint8Array(await new Response(readable).arrayBuffer());
}
