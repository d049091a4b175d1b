import { rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import fs from 'fs-extra';
import { buildSite } from '../../scripts/build/build-site.ts';
import { DATA_DIR, ROOT } from '../content-fixture.ts';
import { yearSite } from '../shared-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export interface TemporaryProject {
  readonly root: string;
  remove(): Promise<void>;
}

/** The only year that is built here: fast. */
export const BUILT_YEAR = 1990;

/**
 * What Netlify sees of this project, in a folder of its own, so that no test touches the user's `dist/`. Built for `site`;
 * without one, with the files of a build for another address, which is there already.
 */
export async function createTemporaryProject(site?: string, { apiOnly = false } = {}): Promise<TemporaryProject> {
  const root = await temporaryFolder('project');
  for (const part of ['netlify.toml', 'netlify', 'src', 'data', 'package.json', 'tsconfig.json'])
    await fs.copy(path.join(ROOT, part), path.join(root, part));
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  // In its folder, netlify would set up a whole Postgres, which nothing here uses: half of the time that it takes to start.
  await fs.outputFile(path.join(root, '.netlify/db'), '');
  const outDir = path.join(root, 'dist');
  const years = { first: BUILT_YEAR, last: BUILT_YEAR };
  if (site === undefined) await fs.copy((await yearSite()).dir, outDir);
  else await buildSite({ dataDir: DATA_DIR, outDir, site, years, apiOnly, log: { write: () => {} } });
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
