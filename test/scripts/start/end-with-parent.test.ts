import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ROOT } from '../../content-fixture.ts';

const GUARD = pathToFileURL(path.join(ROOT, 'scripts/start/in-netlify-cli.mjs')).href;

/** As npm start, netlify and Deno: a parent, a child in a group of its own, and what that starts. Each prints its number. */
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

it.skipIf(process.platform === 'win32')('a killed parent leaves nothing behind', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] });
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

it.skipIf(process.platform === 'win32')('also one that is killed before its child has begun', async () => {
  const code = `${PARENT} console.log(child.pid); process.kill(process.pid, 'SIGKILL');`;
  const parent = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = Number(String((await once(parent.stdout, 'data'))[0]));
  for (let i = 0; i < 500 && isRunning(pid); i++) await sleep(20);
  const isLeft = isRunning(pid);
  if (isLeft) process.kill(-pid, 'SIGKILL');
  expect(isLeft).toBe(false);
});
