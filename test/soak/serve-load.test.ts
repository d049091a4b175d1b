import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fs from 'fs-extra';
import { afterEach, describe, expect, it } from 'vitest';
import { replaceFolder } from '../../scripts/build/output-folder.ts';
import { freePort } from '../free-port.ts';
import { createServedFolder } from '../scripts/serve/served-folder.ts';
import { askMixed, CALLERS, forwarded, mixed, wrong } from './mixed-load.ts';
import { createCaller, startServing } from './serving.ts';

/** Long enough for the server to notice a replacement. */
const NOTICED_MS = 300;

/** Serves a folder that is replaced `rounds` times under load. Every response must come entirely from one build or the next. */
async function replaceUnderLoad(rounds: number): Promise<number> {
  const builds = [
    await createServedFolder('https://first.example'),
    await createServedFolder('https://second.example'),
  ] as const;
  const dirs = builds.map(({ dir }) => dir);
  const served = path.join(builds[0].root, 'served');
  await fs.copy(dirs[0]!, served);
  const server = await startServing(await freePort(), ['--dir', served], { TRUST_PROXY: '1' });
  const caller = createCaller(server.port, CALLERS);
  const problems: string[] = [];
  let count = 0;
  let done = false;
  const loads = Array.from({ length: CALLERS }, async () => {
    while (!done) {
      const problem = await askMixed(caller, count++, dirs);
      if (problem !== undefined) problems.push(problem);
    }
  });
  try {
    for (let round = 1; round <= rounds; round++) {
      const source = dirs[round % 2]!;
      await replaceFolder(served, 'inputs', (staging) => fs.copy(source, staging));
      await sleep(NOTICED_MS);
      // Everything comes from the new build now, in every encoding.
      for (const encoding of ['identity', 'gzip', 'br']) {
        const one = { ...mixed(9), headers: { 'Accept-Encoding': encoding } };
        const got = await caller.get(one.path, { ...forwarded(1_000_000 + round), ...one.headers });
        const stale = await wrong(got, one, [source]);
        if (stale !== undefined) problems.push(`round ${round}, ${encoding}: ${stale}`);
      }
    }
  } finally {
    done = true;
    await Promise.allSettled(loads);
    caller.close();
  }
  await Promise.all(loads);
  const { stderr } = await server.stop();
  for (const { remove } of builds) await remove();
  expect(problems).toEqual([]);
  expect(stderr).toBe('');
  return count;
}

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const task of cleanUp.splice(0).reverse()) await task();
});

describe('npm run serve under load from another process', () => {
  it('serves 60 s of mixed traffic without a wrong response, in constant memory', async () => {
    const folder = await createServedFolder();
    cleanUp.push(folder.remove);
    const server = await startServing(await freePort(), ['--dir', folder.dir], { TRUST_PROXY: '1' });
    cleanUp.push(() => server.stop());
    const caller = createCaller(server.port, CALLERS);
    cleanUp.push(caller.close);
    const problems: string[] = [];
    const memory: number[] = [];
    let count = 0;
    const until = performance.now() + 60_000;
    const sampling = (async () => {
      while (performance.now() < until) {
        memory.push(await residentMegabytes(server.pid));
        await sleep(1_000);
      }
    })();
    await Promise.all(
      Array.from({ length: CALLERS }, async () => {
        while (performance.now() < until) {
          const problem = await askMixed(caller, count++, [folder.dir]);
          if (problem !== undefined) problems.push(problem);
        }
      }),
    );
    await sampling;
    const third = Math.floor(memory.length / 3);
    const [early, late] = [Math.max(...memory.slice(third, 2 * third)), Math.max(...memory.slice(2 * third))];
    console.log(
      `${count} requests in 60 s, ${problems.length} wrong; memory in the second and the last third: ${early} and ${late} MB at the most`,
    );
    expect(problems).toEqual([]);
    expect(late).toBeLessThan(early * 1.2);
    expect((await server.stop()).stderr).toBe('');
  });

  it('loses no accepted request when it is stopped, five times', async () => {
    const folder = await createServedFolder();
    cleanUp.push(folder.remove);
    const results: string[] = [];
    for (let round = 0; round < 5; round++) {
      const server = await startServing(await freePort(), ['--dir', folder.dir], { TRUST_PROXY: '1' });
      const problems: string[] = [];
      let answered = 0;
      let ended: Promise<{ code: number | null }> | undefined;
      const callers = Array.from({ length: CALLERS }, async (_, lane) => {
        const caller = createCaller(server.port, 4);
        for (let i = lane; ; i += CALLERS) {
          try {
            const problem = await askMixed(caller, i, [folder.dir]);
            answered++;
            if (problem !== undefined) problems.push(problem);
          } catch (error) {
            const { code, message } = error as NodeJS.ErrnoException;
            // A refused connection is the only acceptable failure.
            if (code !== 'ECONNREFUSED' || ended === undefined) problems.push(`${mixed(i).path}: ${code ?? message}`);
            break;
          }
        }
        caller.close();
      });
      await sleep(1_000 + round * 137);
      ended = server.stop('SIGTERM');
      await Promise.all(callers);
      expect([problems, (await ended).code]).toEqual([[], 0]);
      results.push(String(answered));
    }
    console.log(`answered before the end, in five rounds: ${results.join(', ')}; lost: 0`);
  });

  it('serves one build or the next while dist is replaced, twenty times', async () => {
    const requests = await replaceUnderLoad(20);
    console.log(`${requests} requests during 20 replacements, none wrong`);
  });
});

/** From Linux's /proc; elsewhere the test fails instead of passing without a measurement. */
async function residentMegabytes(pid: number): Promise<number> {
  const [, kilobytes] = /VmRSS:\s+([0-9]+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
