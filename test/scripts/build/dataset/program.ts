import { execFile, spawnSync } from 'node:child_process';

/** Whether a program of the system is there. It is never needed: without it, a library does its part of a test. */
export function hasProgram(name: string, versionFlag = '--version'): boolean {
  return spawnSync(name, [versionFlag]).error === undefined;
}

/** Large enough for every body of the API at once. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * What a program prints; rejects when it fails. While it runs this process goes on: a worker that waits for a minute without
 * a word is taken for dead.
 */
export function runProgram(name: string, args: string[], cwd: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    execFile(name, args, { cwd, encoding: 'buffer', maxBuffer: MAX_OUTPUT_BYTES }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${name} ${args.join(' ')}: ${stdout}${stderr}`, { cause: error }));
      else resolve(stdout);
    });
  });
}
