import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { freePort } from '../free-port.ts';
import { createServedFolder } from '../scripts/serve/served-folder.ts';
import { startServing } from '../soak/serving.ts';

const LANES = 40;
const MESSAGE = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const POST = `POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${MESSAGE.length}`;

/** Requests for every kind of response. */
export const KINDS: readonly (readonly [request: string, body?: string])[] = [
  ...[
    ...['/docs.md', '/dataset/matrix.csv', '/assets/site.js', '/pagina', '/perfil?birth=1990-06-15', '/nothing'],
    ...['/api/matrix/15/6/1990', '/api/couple/1990-06-15/1990-12-29', '/dataset/matrix.ndjson.gz'],
    ...['/dataset/big.parquet', '/dataset/open-numerology.sqlite'],
  ].map((target) => [`GET ${target} HTTP/1.1\r\nHost: x`] as const),
  [POST, MESSAGE],
];

export interface Attacked {
  readonly port: number;
  /** The number of files and connections that the server has open. */
  openFiles(): number;
  /** Stops the server, which must exit normally without output. */
  end(): Promise<void>;
}

/** `npm run serve` on a folder with every kind of file in realistic sizes. */
export async function startAttacked(): Promise<Attacked> {
  const folder = await createServedFolder();
  const port = await freePort();
  const { write } = folder;
  await write('docs.md', `# Docs\n${'Some words about dates.\n'.repeat(1_000)}`);
  await write('dataset/matrix.csv', `day,month\n${'15,6\n'.repeat(800_000)}`);
  await write('dataset/matrix.ndjson.gz', Buffer.alloc(2_600_000, 'packed'));
  await write('dataset/open-numerology.sqlite', Buffer.alloc(7_000_000, 'SQLite format 3'));
  const server = await startServing(port, ['--dir', folder.dir], { TRUST_PROXY: '1' });
  return {
    port,
    openFiles: () => readdirSync(`/proc/${server.pid}/fd`).length,
    async end() {
      const ended = await server.stop();
      await folder.remove();
      expect(ended).toMatchObject({ code: 0, stderr: '' });
    },
  };
}

/** Requests every kind of response in turn, in both encodings, and resets each connection at the first byte. */
export async function abortAnswers({ port, openFiles }: Attacked, times: number): Promise<void> {
  // The first requests open some files that the server keeps open.
  await abortInLanes(port, 2 * KINDS.length);
  await sleep(500);
  const before = openFiles();
  await abortInLanes(port, times);
  for (let i = 0; i < 50 && openFiles() > before; i++) await sleep(100);
  expect(openFiles()).toBeLessThanOrEqual(before);
}

async function abortInLanes(port: number, times: number): Promise<void> {
  let sent = 0;
  const lane = async (): Promise<void> => {
    while (sent < times) {
      const i = sent++;
      const [head, body = ''] = KINDS[i % KINDS.length]!;
      const encoding = Math.floor(i / KINDS.length) % 2 === 0 ? 'gzip' : 'br';
      // Each from its own address, so that files are aborted, not 429s.
      const address = `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`;
      await abort(port, `${head}\r\nAccept-Encoding: ${encoding}\r\nX-Forwarded-For: ${address}\r\n\r\n${body}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Resets the connection at the first byte of the response. */
function abort(port: number, request: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.once('readable', () => {
      socket.read(1);
      socket.resetAndDestroy();
    });
    socket.on('error', () => {}).on('close', () => resolve());
  });
}
