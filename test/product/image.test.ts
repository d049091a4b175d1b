import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import fs from 'fs-extra';
import { afterAll, beforeAll, expect, it, type TestContext } from 'vitest';
import { ROOT } from '../content-fixture.ts';
import { readDocument } from '../documents.ts';
import { freePort } from '../free-port.ts';
import { yearSite } from '../shared-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const run = promisify(execFile);
const README_LINE = 'PORT=8889 npm run serve -- --dir ../mirror';
/** The first regular user in Linux, which is `node` in the image. */
const ORDINARY = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};
const [build, image] = readDocument('Dockerfile')
  .replaceAll('\\\n', '')
  .split(/^FROM /m)
  .slice(1)
  .map((stage) => (name: string) => [...stage.matchAll(new RegExp(`^${name} +(.*)$`, 'gm'))].map(([, rest]) => rest!));
const env = { ...process.env, HOST: '127.0.0.1', npm_config_offline: 'true' };

let root: string;
let app: string;
let isInstalled = true;

/** Runs Docker's steps in folders. The build stage is that of `yearSite`, where `npm ci` need not run again. */
beforeAll(async () => {
  expect(build!('RUN')).toEqual(['npm ci', 'npm run build']);
  const context = path.dirname((await yearSite()).dir);
  root = await temporaryFolder('image');
  await fs.chmod(root, 0o755);
  app = path.join(root, 'app');
  for (const copied of image!('COPY')) {
    const names = copied.replace('--from=build /app/', '').split(' ');
    for (const name of names.slice(0, -1)) await fs.copy(path.join(context, name), path.join(app, name));
  }
  // Without the second command, which would clear this machine's cache.
  expect(image!('RUN')).toEqual(['npm ci --omit=dev && npm cache clean --force']);
  await run('npm', ['ci', '--omit=dev'], { cwd: app, env }).catch(({ stderr }: { stderr: string }) => {
    if (!stderr.includes('ENOTCACHED')) throw new Error(stderr);
    isInstalled = false;
  });
  await fs.ensureDir(path.join(root, 'mirror'));
  await run('tar', ['xzf', 'dist/dataset/api-mirror.tar.gz', '-C', '../mirror'], { cwd: app });
});
afterAll(() => rm(root, { recursive: true, force: true }));

function needsInstall(context: TestContext): void {
  context.skip(!isInstalled, 'npm has not kept the packages, and this test does not use the network');
}

it('the install is as small as the README says', async (context) => {
  needsInstall(context);
  const { stdout } = await run('du', ['-sk', 'node_modules'], { cwd: app });
  const [, stated] = /needs ([0-9]+) MB of packages/.exec(readDocument('README.md'))!;
  expect(Math.abs(Number.parseInt(stdout, 10) / 1024 - Number(stated))).toBeLessThan(5);
});

it('the image starts as an unprivileged user, is healthy, serves the build and stops gracefully', async (context) => {
  needsInstall(context);
  expect(image!('USER')).toEqual(['node']);
  const settings = Object.fromEntries(new URLSearchParams(image!('ENV')[0]!.replaceAll(' ', '&')));
  const port = String(await freePort());
  const options = { cwd: app, env: { ...settings, ...env, PORT: port }, ...ORDINARY };
  const healthy = (): number | null => {
    const [program, ...args] = JSON.parse(image!('HEALTHCHECK')[0]!.split(' CMD ')[1]!);
    return spawnSync(program, args, options).status;
  };
  expect(healthy()).toBe(1);
  const [program, ...args] = JSON.parse(image!('CMD')[0]!);
  const child = spawn(program, args, options);
  expect(String((await once(child.stdout, 'data'))[0])).toBe(`Serving dist on http://127.0.0.1:${port}\n`);
  expect(healthy()).toBe(0);
  expect((await fetch(`http://127.0.0.1:${port}/perfil`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
});

it(README_LINE, async (context) => {
  needsInstall(context);
  const port = String(await freePort());
  const line = README_LINE.replace('8889', port);
  const child = spawn('bash', ['-c', line], { cwd: app, env, detached: true });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))) await sleep(50);
  expect(await (await fetch(`${url}/api/matrix/15/6/1990`)).json()).toMatchObject({
    matrix: { center: { arcana: 8 } },
  });
  process.kill(-child.pid!, 'SIGTERM');
  await once(child, 'exit');
});

it('PORT=8890 docker compose up --build', { timeout: 1_200_000 }, async (context) => {
  const answers = ['info', 'compose version'].every((words) => spawnSync('docker', words.split(' ')).status === 0);
  context.skip(!answers || !process.env.CI, 'needs Docker, the network and port 8890: only where CI is set');
  try {
    const atPort = { cwd: ROOT, env: { ...process.env, PORT: '8890' } };
    await run('docker', ['compose', 'up', '--build', '--detach', '--wait'], atPort);
    expect((await fetch('http://localhost:8890/api/matrix/15/6/1990')).status).toBe(200);
  } finally {
    await run('docker', ['compose', 'down'], { cwd: ROOT });
  }
});
