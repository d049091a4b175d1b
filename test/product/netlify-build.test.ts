import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import fs from 'fs-extra';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { netlifyCommand, offlineEnvironment } from '../../scripts/start/netlify-dev.ts';
import { prettyJson } from '../approved/readable.ts';
import { createTemporaryProject, type TemporaryProject } from './temporary-project.ts';

interface Manifest {
  routes: { function: string; pattern: string }[];
  post_cache_routes: unknown;
  function_config: unknown;
}

let project: TemporaryProject;
let manifest: Manifest;

beforeAll(async () => {
  project = await createTemporaryProject();
  // Without a build command: this tests the function's bundle, and the files are already there.
  const toml = path.join(project.root, 'netlify.toml');
  await fs.writeFile(toml, (await fs.readFile(toml, 'utf8')).replace('command = "npm run build"', 'command = "true"'));
  await promisify(execFile)(process.execPath, [netlifyCommand(), 'build', '--offline'], {
    cwd: project.root,
    env: { ...process.env, ...offlineEnvironment() },
  }).catch(({ stdout, stderr }) => {
    throw new Error(`netlify build failed:\n${stdout}${stderr}`);
  });
  manifest = await fs.readJson(path.join(project.root, '.netlify/edge-functions-dist/manifest.json'));
});
afterAll(() => project?.remove());

it('has the manifest that was approved', async () => {
  // The rest depends on this build's bundle and tool versions.
  const { routes, post_cache_routes, function_config } = manifest;
  const approved = `${prettyJson({ routes, post_cache_routes, function_config })}\n`;
  await expect(approved).toMatchFileSnapshot('../approved/edge-functions.json');
});
