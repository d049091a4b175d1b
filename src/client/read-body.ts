/** Twenty times the largest answer of the API. */
const MAX_BODY_BYTES = 1024 * 1024;

/** The answer is larger than any of the API's; the rest of it is not read. */
export class TooLarge extends Error {}

/** A JSON body, or `undefined` for anything that is no JSON. Failures of the network, aborts among them, are thrown. */
export async function readJson({ body }: Response): Promise<unknown> {
  const text = body === null ? '' : await readText(body);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    if (bytes > MAX_BODY_BYTES) {
      // Not awaited: a body that somebody else also reads would never say that it is cancelled.
      reader.cancel().catch(() => {});
      throw new TooLarge(`more than ${MAX_BODY_BYTES} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
