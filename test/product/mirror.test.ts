import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fs from 'fs-extra';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CACHE_CONTROL } from '../../src/http/headers.ts';
import { ROOT } from '../content-fixture.ts';
import { startScript } from '../run-script.ts';
import { runProgram } from '../scripts/build/dataset/program.ts';
import { yearSite } from '../shared-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { freePort } from './temporary-project.ts';

let folder: string;
let mirror: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = await temporaryFolder('mirror');
  mirror = path.join(folder, 'mirror');
  await fs.ensureDir(mirror);
  // nginx reads as another user.
  await fs.chmod(folder, 0o755);
  await runProgram('tar', ['xzf', path.join((await yearSite()).dir, 'dataset/api-mirror.tar.gz')], mirror);
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

/** In the least that nginx needs around it. */
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

async function startServe(port: number): Promise<void> {
  started.push(startScript('serve.ts', ['--dir', mirror], { PORT: String(port) }).child);
}

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
const hasCaddy = spawnSync('caddy', ['version']).error === undefined;

describe.each([
  ['nginx', startNginx, hasNginx],
  ['Caddy', startCaddy, hasCaddy],
  ['npm run serve -- --dir', startServe, true],
] as const)('the unpacked mirror behind %s', (name, start, isThere) => {
  let url: string;
  beforeAll(async () => {
    if (!isThere) return;
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    await start(port);
    while (!(await fetch(`${url}/api`).catch(() => undefined))) await sleep(50);
  });

  it.runIf(isThere).each([
    ['/api', 'index.json'],
    ['/api/matrix/15/6/1990', 'matrix/15/6/1990.json'],
    ['/api/chart/15/6/19', 'chart/15/6/19.json'],
    ['/api/life-path', 'life-path.json'],
    ['/api/life-path/7', 'life-path/7.json'],
    ['/api/arcana/17.json', 'arcana/17.json'],
    ['/api/matrix/1990-06-05', 'matrix/5/6/1990.json'],
    ['/api/matrix/1990-12-10', 'matrix/10/12/1990.json'],
    ['/api/matrix/1990-10-20/', 'matrix/20/10/1990.json'],
    ['/api/matrix/05/06/1990', 'matrix/5/6/1990.json'],
    ['/api/matrix/05/12/1990/', 'matrix/5/12/1990.json'],
    ['/api/matrix/30/06/1990?from=test', 'matrix/30/6/1990.json'],
    ['/api/matrix/30/6/1990.json', 'matrix/30/6/1990.json'],
    ['/api/life-path/', 'life-path.json'],
    ['/api/schema/matrix', 'schema/matrix.json'],
    ['/api/schema/matrix.json', 'schema/matrix.json'],
  ])('%s is %s, with an ETag that works', async (target, file) => {
    const response = await fetch(`${url}${target}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/(?:schema\+)?json; charset=utf-8$/);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('x-api-license')).toBe('CC-BY-4.0');
    expect(response.headers.get('cache-control')).toBe(CACHE_CONTROL);
    expect(await response.text()).toBe(await readFile(path.join(mirror, 'api', file), 'utf8'));
    const again = await fetch(`${url}${target}`, { headers: { 'If-None-Match': response.headers.get('etag')! } });
    expect(again.status).toBe(304);
  });

  it
    .runIf(isThere)
    .each([
      '/api/matrix/30/2/1990',
      '/api/matrix/1990-02-30',
      '/api/matrix/00/1/1990',
      '/api/life-path/10',
      '/api/nothing',
    ])('%s is an error in JSON that no cache keeps', async (target) => {
    const response = await fetch(`${url}${target}`);
    expect([400, 404]).toContain(response.status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('x-api-license')).toBe('CC-BY-4.0');
    expect(await response.json()).toMatchObject({ error: expect.any(String), message: expect.any(String) });
  });

  // What docs/hosting.md says about each.
  it
    .runIf(isThere)
    .each([
      '/api/chart/1990-06-15',
      '/api/couple/1990-06-15/1990-12-29',
      '/api/year/1990-06-15/2026',
      '/api/matrix/15/6/1990.svg',
    ])('%s is computed: only a gateway answers it', async (target) => {
    expect((await fetch(`${url}${target}`)).status).toBe(name.startsWith('npm run serve') ? 200 : 404);
  });
});
