import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fs from 'fs-extra';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../content-fixture.ts';
import { freePort } from '../free-port.ts';
import { asWhole, itAnswers } from '../requests/fronts.ts';
import { MISSING_FILE } from '../requests/table.ts';
import { startScript } from '../run-script.ts';
import { runProgram } from '../scripts/build/dataset/program.ts';
import { yearSite } from '../shared-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let folder: string;
let mirror: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = await temporaryFolder('mirror');
  mirror = path.join(folder, 'mirror');
  await fs.ensureDir(mirror);
  // nginx runs as another user.
  await fs.chmod(folder, 0o755);
  await runProgram('tar', ['xzf', path.join((await yearSite()).dir, 'dataset/api-mirror.tar.gz')], mirror);
  await rm(path.join(mirror, MISSING_FILE));
});
afterAll(async () => {
  for (const child of started) child.kill('SIGTERM');
  await rm(folder, { recursive: true });
});

/** The recipe of `docs/hosting.md` for this folder. */
async function recipe(language: string): Promise<string> {
  const text = await readFile(path.join(ROOT, 'docs/hosting.md'), 'utf8');
  return text.split(`\`\`\`${language}\n`)[1]!.split('```')[0]!.replace('/srv/open-numerology', mirror);
}

/** Starts nginx with a minimal configuration around the recipe. */
async function startNginx(port: number): Promise<void> {
  const config = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
http { access_log off; server { listen 127.0.0.1:${port};
${await recipe('nginx')} } }`;
  await fs.writeFile(path.join(folder, 'nginx.conf'), config);
  started.push(spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' }));
}

async function startCaddy(port: number): Promise<void> {
  const file = path.join(folder, 'Caddyfile');
  await fs.writeFile(file, `{\n\tadmin off\n}\nhttp://127.0.0.1:${port} {\n${await recipe('caddy')}}\n`);
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  started.push(spawn('caddy', args, { stdio: 'ignore', env: { ...process.env, HOME: folder } }));
}

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
const hasCaddy = spawnSync('caddy', ['version']).error === undefined;

describe.each([
  ['nginx', startNginx, hasNginx],
  ['Caddy', startCaddy, hasCaddy],
] as const)('the unpacked mirror behind %s', (_, start, isThere) => {
  let url: string;
  beforeAll(async () => {
    if (!isThere) return;
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    await start(port);
    while (!(await fetch(`${url}/api`).catch(() => undefined))) await sleep(50);
  });

  it.runIf(isThere)('/ leads to the index, and no error is kept', async () => {
    const home = await fetch(`${url}/`, { redirect: 'manual' });
    expect([home.status, new URL(home.headers.get('location')!, url).pathname]).toEqual([302, '/api']);
    for (const target of ['/api/errors/', '/nothing/', '/api/matrix/', '/api/']) {
      const { status, headers } = await fetch(`${url}${target}`);
      expect([target, status, headers.get('cache-control')]).toEqual(
        target === '/api/' ? [target, 200, expect.stringMatching(/^public/)] : [target, 404, 'no-store'],
      );
    }
  });

  it.runIf(isThere).each([
    ['/api/matrix/1990-06-05', 'matrix/5/6/1990.json'],
    ['/api/matrix/1990-10-20/', 'matrix/20/10/1990.json'],
    ['/api/matrix/05/12/1990/', 'matrix/5/12/1990.json'],
    ['/api/matrix/30/06/1990?from=test', 'matrix/30/6/1990.json'],
    ['/api/life-path/', 'life-path.json'],
  ])('%s is %s', async (target, file) => {
    const text = await (await fetch(`${url}${target}`)).text();
    expect(text).toBe(await readFile(path.join(mirror, 'api', file), 'utf8'));
  });

  describe.runIf(isThere)('gives the approved answers', () => {
    itAnswers({
      name: 'nginx or Caddy',
      url: () => url,
      added:
        /^(?:server|date|connection|keep-alive|transfer-encoding|content-length|last-modified|accept-ranges|vary):/i,
      // The recipes omit optional headers; only a gateway counts and links.
      without:
        /^(?:ratelimit|ratelimit-policy|link|content-language|etag|access-control-expose-headers|x-content-type-options)$/,
      values: [['application/schema+json', 'application/json']],
      body: asWhole,
    });
  });
});

describe('the unpacked mirror behind npm run serve -- --dir', () => {
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    started.push((await startScript('serve', ['--dir', mirror], { PORT: String(port) })).child);
    while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))) await sleep(50);
  });

  it('/ leads to the index', async () => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/api']);
  });

  // test/scripts/serve/serve.test.ts tests a folder completely.
  it.each(['/api', '/api/matrix/15/6/1990', '/api/chart/1990-06-15', '/api/couple/1990-06-15/1990-12-29'])(
    '%s is there',
    async (target) => expect((await fetch(`http://127.0.0.1:${port}${target}`)).status).toBe(200),
  );
});
