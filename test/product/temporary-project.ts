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

/** The project as Netlify sees it, in a separate folder, so that no test touches the user's `dist/`. */
export async function createTemporaryProject(): Promise<TemporaryProject> {
  const root = await temporaryFolder('project');
  for (const part of ['netlify.toml', 'netlify', 'src', 'data', 'package.json', 'tsconfig.json', 'CHANGELOG.md'])
    await fs.copy(path.join(ROOT, part), path.join(root, part));
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  // Appends to [dev], the last section. Without an explicit port, two that start at the same time would both choose 3999.
  await fs.appendFile(path.join(root, 'netlify.toml'), `  staticServerPort = ${await freePort()}\n`);
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
