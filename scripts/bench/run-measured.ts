import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface Measured {
  readonly seconds: number;
  /** Highest resident memory, where the system tells it. */
  readonly peakMb: number | undefined;
  readonly output: string;
}

const POLL_MS = 10;

/** Runs a command to its end and measures it from outside, its start included. */
export async function runMeasured(command: string, args: readonly string[], cwd: string): Promise<Measured> {
  const started = performance.now();
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  let peakMb: number | undefined;
  const poll = setInterval(() => {
    peakMb = peakMemory(child.pid) ?? peakMb;
  }, POLL_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(poll);
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  return { seconds, peakMb, output };
}

/** The system keeps the highest value itself; asking often only makes sure that the last answer is late enough. */
function peakMemory(pid: number | undefined): number | undefined {
  try {
    const [, kb] = /VmHWM:\s+([0-9]+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kb === undefined ? undefined : Number(kb) / 1024;
  } catch {
    return undefined;
  }
}
