/** The longest question, a couple with all that the protocol adds, has less than a tenth of it. */
export const MAX_MESSAGE_BYTES = 16 * 1024;

/** The body of a request, or nothing if it is too large: then no more of it is read. One that breaks off is what came of it. */
export async function readMessage({ headers, body }: Request): Promise<string | undefined> {
  if (Number(headers.get('content-length')) > MAX_MESSAGE_BYTES) return undefined;
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for (;;) {
    const { value } = (await reader?.read().catch(() => undefined)) ?? {};
    if (value === undefined) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_MESSAGE_BYTES) return undefined;
    text += decoder.decode(value, { stream: true });
  }
}

/** An error of JSON-RPC to a message that was not looked at, and whose number is therefore unknown. */
export function refusal(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status });
}
