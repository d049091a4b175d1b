import { execFile, spawnSync } from 'node:child_process';

/** Whether a system program is installed. Programs are optional: without one, a library replaces it in the test. */
export function hasProgram(name: string, versionFlag = '--version'): boolean {
  return spawnSync(name, [versionFlag]).error === undefined;
}

/** Large enough for every body of the API at once. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * A program's output; rejects on failure. Asynchronous, because vitest considers a worker dead if it blocks for a minute.
 */
export function runProgram(name: string, args: string[], cwd: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    execFile(name, args, { cwd, encoding: 'buffer', maxBuffer: MAX_OUTPUT_BYTES }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${name} ${args.join(' ')}: ${stdout}${stderr}`, { cause: error }));
      else resolve(stdout);
    });
  });
}
