import { answerWith } from '../gateway/responses.ts';

interface PlainInit {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * As much of a Response as the gateway and srvx' server use, for answers whose headers are put together step by step, all of
 * them our own and in lower case. A Map holds them: the platform's `Headers`, which checks and sorts them, takes longer than
 * all of the gateway's work.
 */
class PlainResponse {
  readonly status: number;
  readonly headers = new Map<string, string>();
  readonly #body: Uint8Array | string | null;

  constructor(body: Uint8Array | string | null, { status = 200, headers }: PlainInit = {}) {
    this.status = status;
    this.#body = body;
    for (const name in headers) this.headers.set(name, headers[name]!);
    if (body !== null) this.headers.set('content-length', String(Buffer.byteLength(body)));
  }

  async json(): Promise<unknown> {
    const body = this.#body ?? '';
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
  }

  /** srvx' server takes an answer from here. */
  _toNodeResponse(): object {
    const headers: string[] = [];
    for (const [name, value] of this.headers) headers.push(name, value);
    return { status: this.status, statusText: '', headers, body: this.#body };
  }
}

export function plainResponse(body: Uint8Array | string | null, init?: PlainInit): Response {
  return new PlainResponse(body, init) as unknown as Response;
}

/** The gateway's own answers, all of them short. */
export function usePlainResponses(): void {
  answerWith(PlainResponse as unknown as typeof Response);
}
