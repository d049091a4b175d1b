import path from 'node:path';
import { apiPath } from '../src/contract/routes.ts';
import { readBuildArguments } from './build-arguments.ts';
import { BuildError } from './build-error.ts';
import { checkLimitSettings } from './check-limit-settings.ts';
import { requireFreePort } from './free-port.ts';
import { startNetlifyDev } from './netlify-dev.ts';
import { runBuild } from './run-build.ts';
import { runMain } from './run-main.ts';
import { port as readPort } from './site-url.ts';

const root = path.resolve(import.meta.dirname, '..');

await runMain(async (signal) => {
  const port = readPort(process.env);
  checkLimitSettings(process.env);
  await requireFreePort(port);
  await runBuild(root, readBuildArguments(root, []), signal);
  console.log('Starting netlify dev; this takes about ten seconds.');
  signal.throwIfAborted();
  const server = await startNetlifyDev({ root, port, signal });
  console.log(invitation(server.url));
  await server.ended;
  if (!signal.aborted) throw new BuildError('netlify dev ended by itself; its own lines above say why');
});

function invitation(url: string): string {
  const paths = [
    apiPath.index(),
    apiPath.lifePaths(),
    apiPath.lifePath(7),
    apiPath.matrix(15, 6, 1990),
    apiPath.matrix(30, 2, 2000),
  ];
  return `\nReady. Try:\n${paths.map((tryPath) => `  curl -i ${url}${tryPath}\n`).join('')}\nCtrl-C ends it.`;
}
