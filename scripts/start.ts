import { once } from 'node:events';
import { createServer } from 'node:net';
import { EXAMPLE_DATE } from '../src/calendar/dates.ts';
import { apiPath } from '../src/http/api-path.ts';
import { host as readHost, port as readPort, readServiceSettings } from '../src/settings/settings.ts';
import { buildCommand } from './build/build-site.ts';
import { ROOT, runCommand, UserError } from './command/run-command.ts';
import { startNetlifyDev } from './start/netlify-dev.ts';

/** Netlify's servers and edge functions call each other at `localhost`. */
const HOSTS = ['127.0.0.1', 'localhost', '0.0.0.0', '::'];

await runCommand(async (signal) => {
  const [host, port] = [readHost(process.env), readPort(process.env)];
  readServiceSettings(process.env);
  if (!HOSTS.includes(host))
    throw new UserError(`HOST: netlify dev cannot listen on ${host} only; allowed: ${HOSTS.join(', ')}`);
  await requireFreePort(host, port);
  const built = buildCommand([], signal).then(() => {
    signal.throwIfAborted();
    console.log('Starting netlify dev; this takes about five seconds.');
  });
  const server = await startNetlifyDev({ root: ROOT, host, port, built, signal });
  console.log(invitation(server.url));
  await server.ended;
  if (!signal.aborted) throw new UserError('netlify dev exited on its own; its output above says why');
});

/** Checked before the long build, not after it. */
async function requireFreePort(host: string, port: number): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const advice = `choose another, e.g. PORT=${port + 1} npm start`;
    throw new UserError(`HOST and PORT: ${host}:${port} cannot be used (${code}); ${advice}`, { cause });
  }
  await new Promise((resolve) => server.close(resolve));
}

function invitation(url: string): string {
  const paths = [
    apiPath('/'),
    apiPath('/life-path'),
    apiPath('/life-path/{number}', { number: 7 }),
    apiPath('/matrix/{day}/{month}/{year}', EXAMPLE_DATE),
    apiPath('/matrix/{day}/{month}/{year}', { day: 30, month: 2, year: 2000 }),
  ];
  return `\nReady. Try:\n${paths.map((path) => `  curl -i ${url}${path}\n`).join('')}\nCtrl-C ends it.`;
}
