import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { ROOT } from '../content-fixture.ts';
import { freePort } from '../free-port.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export interface TemporaryProject {
  readonly root: string;
  remove(): Promise<void>;
}

/** What Netlify sees of this project, in a folder of its own, so that no test touches the user's `dist/`. */
export async function createTemporaryProject(): Promise<TemporaryProject> {
  const root = await temporaryFolder('project');
  for (const part of ['netlify.toml', 'netlify', 'src', 'data', 'package.json', 'tsconfig.json', 'CHANGELOG.md'])
    await fs.copy(path.join(ROOT, part), path.join(root, part));
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  // Its [dev] part is the last. Without a port of its own, two that start at the same moment would both choose 3999.
  await fs.appendFile(path.join(root, 'netlify.toml'), `  staticServerPort = ${await freePort()}\n`);
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
