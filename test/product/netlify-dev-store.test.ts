import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NetlifyDev, startNetlifyDev } from '../../scripts/start/netlify-dev.ts';
import { HAS_REDIS, NO_REDIS, type RedisServer, startRedis } from '../redis/redis-server.ts';
import { startUpstashFront, TOKEN, type UpstashFront } from '../redis/upstash-front.ts';
import { createTemporaryProject, freePort, type TemporaryProject } from './temporary-project.ts';

describe.skipIf(!HAS_REDIS)(`the real netlify dev with a store${HAS_REDIS ? '' : ` (${NO_REDIS})`}`, () => {
  let project: TemporaryProject;
  let redis: RedisServer;
  let front: UpstashFront;
  let server: NetlifyDev;

  beforeAll(async () => {
    redis = await startRedis(await freePort());
    front = await startUpstashFront(redis.port);
    const port = await freePort();
    project = await createTemporaryProject();
    server = await startNetlifyDev({
      root: project.root,
      port,
      stdio: 'ignore',
      env: { UPSTASH_REDIS_REST_URL: front.url, UPSTASH_REDIS_REST_TOKEN: TOKEN },
    });
  });
  afterAll(async () => {
    await server?.stop();
    await front?.stop();
    await redis?.remove();
    await project?.remove();
  });

  const statuses = async (count: number): Promise<number[]> => {
    const made = [];
    for (let i = 0; i < count; i++) made.push((await fetch(`${server.url}/api/matrix/15/6/1990`)).status);
    return made;
  };

  it('counts in Redis, and keeps serving without it', async () => {
    front.commands.clear();
    const first = await fetch(`${server.url}/api/matrix/15/6/1990`);
    expect([first.status, first.headers.get('ratelimit')]).toEqual([200, '"matrix";r=59;t=60']);
    expect(await statuses(10)).toEqual(Array<number>(10).fill(200));
    expect(front.commands.get('evalsha')).toBeGreaterThan(0);
    await redis.kill();
    expect(await statuses(49)).toEqual(Array<number>(49).fill(200));
    const refused = await fetch(`${server.url}/api/matrix/15/6/1990`);
    expect([refused.status, refused.headers.get('ratelimit-policy')]).toEqual([429, '"matrix";q=60;w=60']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
