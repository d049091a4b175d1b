import path from 'node:path';
import fs from 'fs-extra';
import { ROOT } from '../command/environment.ts';

/** npm packs the README of the folder and no other, and the package has one of its own. */
const README = path.join(ROOT, 'README.md');
const PACKAGE_README = path.join(ROOT, 'docs', 'package.md');
const KEPT = path.join(ROOT, '.README.kept.md');

export async function usePackageReadme(): Promise<void> {
  // It is kept already if the last packing was cut off.
  if (!(await fs.pathExists(KEPT))) await fs.move(README, KEPT);
  await fs.copy(PACKAGE_README, README);
}

export async function restoreReadme(): Promise<void> {
  if (await fs.pathExists(KEPT)) await fs.move(KEPT, README, { overwrite: true });
}
