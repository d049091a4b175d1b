import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './content-fixture.ts';
import { readDocument } from './documents.ts';
import { once } from './once.ts';

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Started {
  readonly child: ChildProcess;
  /** Resolves with what it printed. */
  readonly done: Promise<Ran>;
}

/** Starts a script of the project as `npm run` would. */
export function startScript(name: string, args: string[], env: Record<string, string> = {}): Started {
  return startNode(['--import', 'tsx', `scripts/${name}`, ...args], env);
}

export function runScript(name: string, args: string[], env: Record<string, string> = {}): Promise<Ran> {
  return startScript(name, args, env).done;
}

/** What `npm run build` gives to Node when it has bundled its scripts; tests bundle once. */
export async function buildCommand(): Promise<string[]> {
  const { scripts } = JSON.parse(readDocument('package.json')) as { scripts: { build: string } };
  // As deep as `.cache/build`, from which the bundle finds the project.
  const folder = '.cache/test-build';
  const [bundle, run] = scripts.build.split(' && ') as [string, string];
  await once('bundle', async () => {
    await promisify(execFile)(process.execPath, [...bundle.split(' ').slice(1), folder], { cwd: ROOT });
  });
  return run.replace('.cache/build', folder).split(' ').slice(1);
}

export async function startBuild(args: string[], env: Record<string, string> = {}): Promise<Started> {
  return startNode([...(await buildCommand()), ...args], env);
}

export async function runBuild(args: string[], env: Record<string, string> = {}): Promise<Ran> {
  return (await startBuild(args, env)).done;
}

function startNode(args: string[], env: Record<string, string>): Started {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const done = new Promise<Ran>((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
  return { child, done };
}
