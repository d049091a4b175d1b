import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './content-fixture.ts';

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const tsx = createRequire(import.meta.url).resolve('tsx');

/** Starts a script of the project as `npm run` would; `done` resolves with what it printed. */
export function startScript(name: string, args: string[], env: Record<string, string> = {}): { child: ChildProcess; done: Promise<Ran> } {
  const child = spawn(process.execPath, ['--import', tsx, path.join(ROOT, 'scripts', name), ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => { stdout += chunk; });
  child.stderr.on('data', (chunk) => { stderr += chunk; });
  const done = new Promise<Ran>((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
  return { child, done };
}

export function runScript(name: string, args: string[], env: Record<string, string> = {}): Promise<Ran> {
  return startScript(name, args, env).done;
}
