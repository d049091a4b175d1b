import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixedApiFiles } from '../../src/api/api-files.ts';
import { chartFiles } from '../../src/api/chart-bytes.ts';
import { computedAnswers } from '../../src/api/computed-answers.ts';
import { matrixEncoder, matrixFiles } from '../../src/api/matrix-bytes.ts';
import { createGateway } from '../../src/gateway/gateway.ts';
import { createMemoryLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import { content } from '../content-fixture.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>\n';

/** The real gateway on loopback before the real files of one year: the service as a client meets it, within a second. */
export async function startService(): Promise<{ readonly site: string; readonly server: Server }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const files = new Map<string, string>();
  const years = { first: 1990, last: 1990 };
  for (const part of [
    fixedApiFiles(content, site, years),
    chartFiles(content, site),
    matrixFiles(matrixEncoder(content, site), years),
  ])
    for (const file of part) files.set(file.path, Buffer.from(file.content).toString());
  const gateway = createGateway({
    limiter: createMemoryLimiter(),
    matrixLimit: 60,
    support: content.publisher.support,
    compute: computedAnswers(content, { matrix: () => SVG, couple: () => SVG }),
    now: Date.now,
    report: console.error,
  });
  server.on('request', async (request, response) => {
    const asked = new Request(`${site}${request.url}`, { method: request.method! });
    const answer = await gateway(asked, '203.0.113.7', (file) => {
      const text = files.get(file);
      return new Response(text ?? null, { status: text === undefined ? 404 : 200, headers: { etag: '"x"' } });
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  return { site, server };
}
