import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { ROOT } from '../../content-fixture.ts';

let shell: ChildProcess | undefined;
let pid: number | undefined;
afterEach(() => {
  if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGKILL');
  shell?.kill('SIGKILL');
});

/** Runs a command as npm does: under a shell that waits for it. Resolves when the command is running. */
async function startBelowShell(env: Readonly<Record<string, string>>): Promise<{ output: () => string }> {
  const command = `"${process.execPath}" --import tsx "${path.join(import.meta.dirname, 'endless-command.ts')}"; exit $?`;
  const { npm_lifecycle_event: _, ...rest } = process.env;
  const started = spawn('sh', ['-c', command], {
    cwd: ROOT,
    env: { ...rest, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  shell = started;
  let output = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  while (!/running as [0-9]+/.test(output)) await sleep(20);
  pid = Number(/running as ([0-9]+)/.exec(output)![1]);
  return { output: () => output };
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('stops at %s and reports it to the shell', async (signal, code) => {
  const { output } = await startBelowShell({});
  process.kill(pid!, signal);
  expect(await once(shell!, 'exit')).toEqual([code, null]);
  expect(output()).toContain('Interrupted.');
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('ends at %s at once if its command does not take the signal', async (signal, code) => {
  const { output } = await startBelowShell({ WITHOUT_SIGNAL: '1' });
  process.kill(pid!, signal);
  expect(await once(shell!, 'exit')).toEqual([code, null]);
  expect(output()).not.toContain('Interrupted.');
});

it('ends normally when its output pipe is closed', async () => {
  await startBelowShell({});
  for (const stream of [shell!.stdout!, shell!.stderr!]) stream.destroy();
  process.kill(pid!, 'SIGTERM');
  expect(await once(shell!, 'exit')).toEqual([143, null]);
});

it('stops when npm and its shell have ended without a signal', async () => {
  const { output } = await startBelowShell({ npm_lifecycle_event: 'start' });
  shell!.kill('SIGKILL');
  while (isAlive(pid!)) await sleep(50);
  expect(output()).toContain('Interrupted.');
});

it('continues when a parent other than npm has ended', async () => {
  await startBelowShell({});
  shell!.kill('SIGKILL');
  await sleep(1_500);
  expect(isAlive(pid!)).toBe(true);
});
