import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fs from 'fs-extra';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../free-port.ts';
import { HAS_REDIS, NO_REDIS, startRedis } from '../../redis/redis-server.ts';
import { runScript, startScript } from '../../run-script.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let dir: string;
beforeAll(async () => {
  dir = await temporaryFolder('start');
  await fs.outputJson(`${dir}/api/index.json`, { endpoints: { index: 'https://example.org/api' } });
  await fs.outputJson(`${dir}/api/life-path/7.json`, { number: 7 });
});
afterAll(() => fs.remove(dir));

describe('with a Redis that accepts connections and never answers', () => {
  let silent: Server;
  let env: Record<string, string>;
  beforeAll(async () => {
    silent = createServer(() => {});
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    env = { REDIS_URL: `redis://127.0.0.1:${(silent.address() as AddressInfo).port}` };
  });
  afterAll(() => silent.close());

  it('the server starts with memory after two seconds, reports that, serves, and stops on a signal', async () => {
    const port = await freePort();
    const { child, done } = await startScript('serve', ['--dir', dir], { ...env, PORT: String(port) });
    const [line] = (await once(child.stdout!, 'data')) as [Buffer];
    expect(line.toString()).toMatch(/^Serving /);
    expect((await fetch(`http://127.0.0.1:${port}/api/life-path/7`)).status).toBe(200);
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/api/life-path/10`);
    expect([status, headers.get('ratelimit')]).toEqual([404, '"api";r=598;t=60']);
    child.kill('SIGTERM');
    const { code, stderr } = await done;
    const [start, ...outage] = stderr.trimEnd().split('\n');
    expect([code, start]).toEqual([
      0,
      'REDIS_URL: the store cannot be used yet (NO_ANSWER); until it can, each process limits on its own',
    ]);
    // One line, without a stack, at the first request.
    expect(outage).toEqual([expect.stringMatching(/^the limit's store failed: /)]);
  });

  it('the server stops on a signal while it waits for Redis', async () => {
    const { child, done } = await startScript('serve', ['--dir', dir], { ...env, PORT: String(await freePort()) });
    await once(silent, 'connection');
    child.kill('SIGTERM');
    const ended = await Promise.race([done, sleep(5_000)]);
    child.kill('SIGKILL');
    expect(ended).toEqual({ code: 143, stdout: '', stderr: 'Interrupted.\n' });
  });
});

describe('an unusable input is reported in one line', () => {
  it.each(['{', '{}', 'null', '{"endpoints":{"index":"nowhere"}}'])('an index that is %s', async (index) => {
    const broken = await temporaryFolder('broken');
    await fs.outputFile(`${broken}/api/index.json`, index);
    expect(await runScript('serve', ['--dir', broken])).toEqual({
      code: 1,
      stdout: '',
      stderr: `Error: ${broken}/api/index.json: not the index of a build; run npm run build again, or name another with --dir\n`,
    });
    await fs.remove(broken);
  });

  it.each([
    [['--dir', '/no\u001b[2J'], 'Error: /no\\u{1b}[2J: no such folder; '],
    [['--\u0007'], "Error: Unknown option '--\\u{7}'"],
  ])('%j, which a terminal would obey', async (args, line) => {
    const { code, stderr } = await runScript('serve', args);
    expect([code, stderr.slice(0, line.length)]).toEqual([1, line]);
  });

  it('a password with a lone %', async () => {
    expect(await runScript('serve', ['--dir', dir], { REDIS_URL: 'redis://:p%zz@127.0.0.1:1' })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Error: REDIS_URL is not a Redis URL; allowed: [^\n]+\n$/),
    });
  });

  it.skipIf(!HAS_REDIS)(`a database that cannot be selected${HAS_REDIS ? '' : ` (${NO_REDIS})`}`, async () => {
    const redis = await startRedis(await freePort());
    const env = { PORT: String(await freePort()), REDIS_URL: `redis://127.0.0.1:${redis.port}/99` };
    const { child, done } = await startScript('serve', ['--dir', dir], env);
    await once(child.stdout!, 'data');
    child.kill('SIGTERM');
    const { code, stderr } = await done;
    await redis.remove();
    expect([code, stderr]).toEqual([
      0,
      'REDIS_URL: that database cannot be selected; the limit is kept in database 0\n',
    ]);
  });
});
