import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from '../../../scripts/start/folder-lock.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder: string;
let other: ChildProcess | undefined;
const file = (): string => path.join(folder, '.cache/start.json');

beforeEach(async () => {
  folder = await temporaryFolder('start-lock');
});
afterEach(async () => {
  other?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** A process that works in a folder, as `npm start` does. */
function processIn(cwd: string): ChildProcess {
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { cwd, stdio: 'ignore' });
  return other;
}

it('is given back, and can be had again', () => {
  const unlock = lockFolder(folder, 8888);
  expect(fs.readJsonSync(file())).toEqual({ pid: process.pid, port: 8888 });
  unlock();
  expect(fs.existsSync(file())).toBe(false);
  lockFolder(folder, 8889)();
});

it('refuses a second start with a line that names the first', async () => {
  const { pid } = processIn(folder);
  await fs.outputJson(file(), { pid, port: 8901 });
  expect(() => lockFolder(folder, 8902)).toThrow(
    `npm start already runs in this folder (process ${pid}, http://localhost:8901); end that one first, or start in another checkout`,
  );
  expect(await fs.readJson(file())).toEqual({ pid, port: 8901 });
});

it.each(['a killed start', 'half a file', 'the number of another process'])('is not kept by %s', async (what) => {
  const child = processIn(what === 'the number of another process' ? path.dirname(folder) : folder);
  if (what === 'a killed start') {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  if (what === 'the number of another process' && process.platform !== 'linux') return;
  await fs.outputFile(file(), what === 'half a file' ? '{"pid":' : JSON.stringify({ pid: child.pid, port: 8901 }));
  lockFolder(folder, 8902);
  expect(await fs.readJson(file())).toEqual({ pid: process.pid, port: 8902 });
});
