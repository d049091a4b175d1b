import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fs from 'fs-extra';
import { expect } from 'vitest';
import { replaceFolder } from '../../scripts/build/output-folder.ts';
import { freePort } from '../free-port.ts';
import { createServedFolder } from '../scripts/serve/served-folder.ts';
import { CALLERS, forwarded, mixed, wrong } from './mixed-load.ts';
import { createCaller, startServing } from './serving.ts';

/** Long enough after a replacement that the server must have noticed it. */
const NOTICED_MS = 300;

/** Serves a folder that is replaced so many times under load. Every answer must be of one build or the next, as a whole. */
export async function replaceUnderLoad(rounds: number): Promise<number> {
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
      const i = count++;
      const one = mixed(i);
      const got = await caller.get(one.path, { ...forwarded(i), ...one.headers }, one.method);
      const problem = await wrong(got, one, dirs);
      if (problem !== undefined) problems.push(problem);
    }
  });
  try {
    for (let round = 1; round <= rounds; round++) {
      const source = dirs[round % 2]!;
      await replaceFolder(served, 'inputs', (staging) => fs.copy(source, staging));
      await sleep(NOTICED_MS);
      // Everything is of the new build now, in every encoding.
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
