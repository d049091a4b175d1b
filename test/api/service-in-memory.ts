import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chart } from '../../src/endpoints/chart.ts';
import { matrix } from '../../src/endpoints/matrix.ts';
import { createGateway, type Files, type Gateway, type GatewayOptions } from '../../src/gateway/gateway.ts';
import { createMemoryLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import { splitLanguage } from '../../src/http/api-path.ts';
import { LIMITS } from '../../src/settings/rate-limits.ts';
import { fixedFiles } from '../bodies.ts';
import { content, contextsOf, loadContent } from '../content-fixture.ts';

/** A static layer with the API's real files, including the dates of 1990. */
export function filesInMemory(site: string): Files {
  const contexts = contextsOf(site);
  const all = Object.values(contexts).flatMap(fixedFiles);
  const fixed = new Map(all.map((file) => [file.path, file.content]));
  const matrixOf = matrix.body(contexts.es);
  const dated = (file: string): string | undefined => {
    const { language, path } = splitLanguage(file);
    const [, kind, ...numbers] = /^\/api\/(chart|matrix)\/(\d+)\/(\d+)\/(\d+)\.json$/.exec(path) ?? [];
    const [a, b, c] = numbers.map(Number) as [number, number, number];
    if (kind === 'chart') return `${JSON.stringify(chart.body(contexts[language])({ numbers: { a, b, c } }))}\n`;
    if (kind !== 'matrix' || language !== 'es' || c !== 1990) return undefined;
    return `${JSON.stringify(matrixOf({ date: { day: a, month: b, year: c } }))}\n`;
  };
  return (file, asked) => {
    const text = fixed.get(file) ?? dated(file);
    if (text === undefined) return new Response(null, { status: 404 });
    const isKnown = asked.get('if-none-match') === '"x"';
    return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers: { etag: '"x"' } });
  };
}

/** The real gateway with the real bodies and pictures. */
export function gatewayInMemory(options: Partial<GatewayOptions> = {}): Gateway {
  return createGateway({
    limiter: createMemoryLimiter(),
    limits: LIMITS,
    support: content.publisher.support,
    loadContent,
    now: Date.now,
    report: console.error,
    ...options,
  });
}

/** The service on loopback, as clients see it; starts within a second. */
export async function startService(): Promise<{ readonly site: string; readonly server: Server }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [gateway, files] = [gatewayInMemory(), filesInMemory(site)];
  server.on('request', async (request, response) => {
    const asked = new Request(`${site}${request.url}`, { method: request.method! });
    const answer = await gateway(asked, '203.0.113.7', files);
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  return { site, server };
}
