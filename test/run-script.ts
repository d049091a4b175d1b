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
export const BUNDLES = '.cache/test-build';

/**
 * Starts a bundled script of the project: `npm run` compiles it at every start, which takes a second. The tests of the image and the
 * READMEs cover starting without a bundle.
 */
export async function startScript(
  name: 'build' | 'serve' | 'verify',
  args: string[],
  env: Record<string, string> = {},
): Promise<Started> {
  await once(`bundle-of-${name}`, () => bundleScripts(ROOT, name));
  return startNode([`${BUNDLES}/${name}.js`, ...args], env);
}

/** Bundles scripts of a project below its root. */
export async function bundleScripts(root: string, ...names: string[]): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: names.map((name) => `scripts/${name}.ts`),
    outdir: BUNDLES,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
}

export async function runScript(...script: Parameters<typeof startScript>): Promise<Ran> {
  return (await startScript(...script)).done;
}

/** A build as `npm run build` starts it, compiled on the way: for a build whose memory is measured, or of another folder. */
export async function runBuild(args: string[], env: Record<string, string>, cwd = ROOT): Promise<Ran> {
  return startNode([...manifest.scripts.build.split(' ').slice(1), ...args], env, cwd).done;
}

function startNode(args: string[], env: Record<string, string>, cwd = ROOT): Started {
  const child = spawn(process.execPath, args, {
    cwd,
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
