import { type ChildProcess, spawn } from 'node:child_process';
import { build } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };
import { ROOT } from './content-fixture.ts';
import { once } from './shared-folder.ts';

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

/** As deep as `scripts/command`, which resolves the project's root relative to itself. */
const BUNDLES = '.cache/test-build';

/**
 * Starts a bundled script of the project: `npm run` compiles it at every start, which takes a second. The tests of the image and the
 * READMEs cover starting without a bundle.
 */
export async function startScript(
  name: 'serve' | 'verify',
  args: string[],
  env: Record<string, string> = {},
): Promise<Started> {
  await once(`bundle-of-${name}`, async () => {
    await build({
      absWorkingDir: ROOT,
      entryPoints: [`scripts/${name}.ts`],
      outdir: BUNDLES,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
    });
  });
  return startNode([`${BUNDLES}/${name}.js`, ...args], env);
}

export async function runScript(...script: Parameters<typeof startScript>): Promise<Ran> {
  return (await startScript(...script)).done;
}

/** The arguments with which `npm run build` starts Node. */
export function buildCommand(): string[] {
  return manifest.scripts.build.split(' ').slice(1);
}

export async function startBuild(args: string[], env: Record<string, string> = {}): Promise<Started> {
  return startNode([...buildCommand(), ...args], env);
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
