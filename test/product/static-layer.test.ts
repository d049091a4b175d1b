import path from 'node:path';
import fs from 'fs-extra';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NetlifyDev, startNetlifyDev } from '../../scripts/start/netlify-dev.ts';
import { createTemporaryProject, freePort, type TemporaryProject } from './temporary-project.ts';

let project: TemporaryProject;
let server: NetlifyDev;

beforeAll(async () => {
  const port = await freePort();
  project = await createTemporaryProject();
  await fs.remove(path.join(project.root, 'netlify/edge-functions'));
  server = await startNetlifyDev({ root: project.root, port, stdio: 'ignore', guarded: false });
});
afterAll(async () => {
  await server?.stop();
  await project?.remove();
});

describe('without the edge function, files and rules alone are a working API', () => {
  it.each([
    '/api',
    '/api/life-path',
    '/api/life-path/7',
    '/api/arcana/22',
    '/api/matrix/15/6/1990',
    '/api/matrix/15/6/1990.json',
    '/api/openapi.json',
  ])('%s', async (url) => {
    const response = await fetch(`${server.url}${url}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('x-api-license')).toBe('CC-BY-4.0');
    await response.json();
  });

  it.each([
    ['/api/life-path/10', 'Number not found'],
    ['/api/arcana/23', 'Arcanum not found'],
    ['/api/matrix/tomorrow', 'Invalid date'],
    ['/api/nothing', 'Not found'],
  ])('%s is a JSON 404: %s', async (url, error) => {
    const response = await fetch(`${server.url}${url}`);
    expect([response.status, await response.json()]).toMatchObject([404, { error }]);
  });

  it('a date that does not exist is no 200', async () => {
    expect((await fetch(`${server.url}/api/matrix/30/2/1990`)).status).toBe(404);
  });
});
