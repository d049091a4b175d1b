import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../content-fixture.ts';
import { sendRaw } from '../../requests/fronts.ts';

const GUARD = pathToFileURL(path.join(ROOT, 'scripts/start/in-netlify-cli.mjs')).href;

/** A program in place of netlify-cli, and its output. */
function run(code: string): { child: ChildProcess; printed: () => string } {
  const env = { ...process.env, HOST: 'localhost' };
  const stdio = ['ignore', 'pipe', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, ['--import', GUARD, '-e', code], { env, stdio: [...stdio] });
  let output = '';
  child.stdout!.on('data', (chunk) => {
    output += String(chunk);
  });
  return { child, printed: () => output };
}

it.concurrent('begins when the build is there, and not before; then the channel does not keep it alive', async () => {
  const { child, printed } = run('console.log("begun");');
  await sleep(1500);
  expect([printed(), child.exitCode]).toEqual(['', null]);
  child.send('built');
  await once(child, 'close');
  expect([printed(), child.exitCode]).toEqual(['begun\n', 0]);
});

/** Parses URLs as netlify-cli does. */
const SERVER = `require('node:http').createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://' + (request.headers.host || '127.0.0.1'));
  response.end(pathname);
}).listen(0, function () { console.log(this.address().port); });`;

it.concurrent('no address of a request ends netlify-cli', async () => {
  const { child } = run(SERVER);
  child.send('built');
  const port = Number(String((await once(child.stdout!, 'data'))[0]));
  const answers: string[] = [];
  for (const head of [
    ...['GET /a HTTP/1.1\r\nHost: a b', 'GET // HTTP/1.1\r\nHost: x', 'GET /a HTTP/1.1\r\nHost: x:99999'],
    ...['GET /a HTTP/1.0', 'GET //b/a HTTP/1.1\r\nHost: x'],
  ])
    answers.push((await sendRaw(port, `${head}\r\nConnection: close\r\n\r\n`)).split(' ')[1] ?? 'nothing');
  const isAlive = child.exitCode === null;
  child.kill('SIGKILL');
  expect([answers, isAlive]).toEqual([['400', '400', '400', '200', '200'], true]);
});

describe.skipIf(process.platform === 'win32')('a killed parent', () => {
  /** Like npm start, netlify and Deno: a parent, a child in its own process group, and a grandchild. Each prints its process id. */
  const GRANDCHILD = 'console.log(process.pid); setInterval(() => {}, 1000);';
  const CHILD = `console.log(process.pid);
require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(GRANDCHILD)}], { stdio: 'inherit' });`;
  const PARENT = `const child = require('node:child_process').spawn(
  process.execPath, ['--import', ${JSON.stringify(GUARD)}, '-e', ${JSON.stringify(CHILD)}],
  { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });`;

  function isRunning(pid: number): boolean {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  }

  it.concurrent('leaves nothing behind', async () => {
    const code = `${PARENT} child.send('built');`;
    const parent = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    parent.stdout.on('data', (chunk) => {
      output += String(chunk);
    });
    while (output.trim().split('\n').length < 2) await sleep(20);
    const pids = output.trim().split('\n').map(Number);
    expect(pids.map(isRunning)).toEqual([true, true]);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    for (let i = 0; i < 250 && pids.some(isRunning); i++) await sleep(20);
    expect(pids.map(isRunning)).toEqual([false, false]);
  });

  it.concurrent.each([
    ['before its child has begun', ''],
    ['while the build runs', 'require("node:child_process").execSync("sleep 1.5");'],
  ])('%s leaves none', async (_, pause) => {
    const code = `${PARENT} console.log(child.pid); ${pause} process.kill(process.pid, 'SIGKILL');`;
    const parent = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
    const pid = Number(String((await once(parent.stdout, 'data'))[0]));
    for (let i = 0; i < 500 && isRunning(pid); i++) await sleep(20);
    const isLeft = isRunning(pid);
    if (isLeft) process.kill(-pid, 'SIGKILL');
    expect(isLeft).toBe(false);
  });
});
