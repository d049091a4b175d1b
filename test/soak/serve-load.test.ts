import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fs from 'fs-extra';
import { afterEach, describe, expect, it } from 'vitest';
import { replaceFolder } from '../../scripts/build/replace-folder.ts';
import { datesOfYears } from '../../src/contract/dates-of-years.ts';
import { freePort } from '../product/temporary-project.ts';
import { createServedFolder } from '../scripts/serve/served-folder.ts';
import { createCaller, type Got, startServing } from './serving.ts';

const DATES = [...datesOfYears(1990, 1990)];
const CALLERS = 8;
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const task of cleanUp.splice(0).reverse()) await task();
});

interface Case {
  readonly path: string;
  readonly status: number;
  /** Whose bytes the answer has; none is checked for errors of the contract. */
  readonly file?: string;
  readonly headers?: Record<string, string>;
  readonly method?: string;
}

/** Request number i of the mix: matrices most of all, in every encoding, then the rest. */
function mixed(i: number): Case {
  const { day, month, year } = DATES[(i * 7919) % DATES.length]!;
  const matrix = {
    path: `/api/matrix/${day}/${month}/${year}`,
    status: 200,
    file: `api/matrix/${day}/${month}/${year}.json`,
  };
  switch (i % 16) {
    case 0:
      return { path: '/api/matrix/30/2/1990', status: 400 };
    case 1:
      return { path: '/api/life-path/10', status: 404 };
    case 2:
      return {
        path: '/api/life-path/7',
        status: 200,
        file: 'api/life-path/7.json',
        headers: { 'Accept-Encoding': 'gzip' },
      };
    case 3:
      return { path: '/matriz', status: 200, file: 'matriz.html' };
    case 4:
      return { path: '/', status: 200, file: 'index.html', headers: { 'Accept-Encoding': 'br' } };
    case 5:
      return { path: '/not-there', status: 404, file: '404.html' };
    case 6:
      return { ...matrix, method: 'HEAD' };
    case 7:
      return { path: '/api/matrix/1/1/1990', status: 204, method: 'OPTIONS' };
    case 8:
      return i % 160 === 8 ? { path: '/dataset/big.parquet', status: 200, file: 'dataset/big.parquet' } : matrix;
    default:
      return { ...matrix, headers: { 'Accept-Encoding': ['br', 'gzip', 'identity'][i % 3]! } };
  }
}

function decoded({ headers, body }: Got): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/** What is wrong with an answer, or nothing. `dirs` are the builds that it may come from, one of them as a whole. */
async function wrong(
  made: Got,
  { path: asked, status, file, method }: Case,
  dirs: readonly string[],
): Promise<string | undefined> {
  if (made.status !== status) return `${asked}: ${made.status} instead of ${status}`;
  if (asked.startsWith('/api') && made.headers['x-api-license'] !== 'CC-BY-4.0') return `${asked}: not the gateway's`;
  if (method !== undefined) return made.body.length === 0 ? undefined : `${method} ${asked}: a body`;
  if (file === undefined)
    return 'error' in (JSON.parse(made.body.toString()) as object) ? undefined : `${asked}: no error`;
  const expected = await Promise.all(dirs.map((dir) => readFile(path.join(dir, file))));
  return expected.some((bytes) => bytes.equals(decoded(made)))
    ? undefined
    : `${asked}: ${made.body.length} wrong bytes`;
}

const forwarded = (i: number): Record<string, string> => ({
  'X-Forwarded-For': `10.${(i >>> 16) & 255}.${(i >>> 8) & 255}.${i & 255}`,
});

describe('npm run serve under load from another process', () => {
  it('gives 60 s of mixed traffic without a wrong answer, in flat memory', async () => {
    const folder = await createServedFolder('https://example.org');
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
          const i = count++;
          const one = mixed(i);
          const problem = await wrong(
            await caller.get(one.path, { ...forwarded(i), ...one.headers }, one.method),
            one,
            [folder.dir],
          );
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

  it('loses no accepted request when it is told to end, five times', async () => {
    const folder = await createServedFolder('https://example.org');
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
          const one = mixed(i);
          try {
            const problem = await wrong(
              await caller.get(one.path, { ...forwarded(i), ...one.headers }, one.method),
              one,
              [folder.dir],
            );
            answered++;
            if (problem !== undefined) problems.push(problem);
          } catch (error) {
            const { code, message } = error as NodeJS.ErrnoException;
            // A closed door is the one right way to be sent away.
            if (code !== 'ECONNREFUSED' || ended === undefined) problems.push(`${one.path}: ${code ?? message}`);
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

  it('is of one build or the next while dist is replaced, twenty times', async () => {
    const [first, second] = [
      await createServedFolder('https://first.example'),
      await createServedFolder('https://second.example'),
    ];
    cleanUp.push(first.remove, second.remove);
    const served = path.join(first.root, 'served');
    await fs.copy(first.dir, served);
    const server = await startServing(await freePort(), ['--dir', served], { TRUST_PROXY: '1' });
    cleanUp.push(() => server.stop());
    const caller = createCaller(server.port, CALLERS);
    cleanUp.push(caller.close);
    const problems: string[] = [];
    let count = 0;
    let done = false;
    const loads = Array.from({ length: CALLERS }, async () => {
      while (!done) {
        const i = count++;
        const one = mixed(i);
        const problem = await wrong(await caller.get(one.path, { ...forwarded(i), ...one.headers }, one.method), one, [
          first.dir,
          second.dir,
        ]);
        if (problem !== undefined) problems.push(problem);
      }
    });
    for (let round = 1; round <= 20; round++) {
      const source = round % 2 === 0 ? first.dir : second.dir;
      await replaceFolder(served, 'inputs', (staging) => fs.copy(source, staging));
      await sleep(300);
      // After the moment in which a change is noticed, everything is of the new build, in every encoding.
      for (const encoding of ['identity', 'gzip', 'br']) {
        const one = { ...mixed(9), headers: { 'Accept-Encoding': encoding } };
        const stale = await wrong(
          await caller.get(one.path, { ...forwarded(1_000_000 + round), ...one.headers }),
          one,
          [source],
        );
        if (stale !== undefined) problems.push(`round ${round}, ${encoding}: ${stale}`);
      }
    }
    done = true;
    await Promise.all(loads);
    console.log(`${count} requests during 20 replacements, ${problems.length} wrong`);
    expect(problems).toEqual([]);
    expect((await server.stop()).stderr).toBe('');
  });
});

/** Linux tells it in /proc; elsewhere the test sees no memory at all and fails rather than pass blindly. */
async function residentMegabytes(pid: number): Promise<number> {
  const [, kilobytes] = /VmRSS:\s+([0-9]+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
