import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const modules = path.resolve(path.dirname(require.resolve('netlify-cli/package.json')), '..');

/** The installed netlify-cli, to be run by Node. */
export function netlifyCommand(): string {
  return path.join(modules, 'netlify-cli', 'bin', 'run.js');
}

/** netlify-cli would download Deno and a bootstrap, and report to its maker; here everything is already installed. */
export function offlineEnvironment(): Record<string, string> {
  const bootstrap = path.join(modules, '@netlify/edge-functions-dev/dist/deno/bootstrap.mjs');
  return {
    PATH: [path.join(modules, '.bin'), process.env.PATH].join(path.delimiter),
    NETLIFY_EDGE_BOOTSTRAP: pathToFileURL(bootstrap).href,
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
  };
}
