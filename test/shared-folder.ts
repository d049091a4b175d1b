import fs from 'fs-extra';
import type { TestProject } from 'vitest/node';
import { temporaryFolder } from './temporary-folder.ts';

/** One empty folder for a run of tests, for what several files read: `once` fills it on demand. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('shared');
  // Some servers read what is in it as an ordinary user.
  await fs.chmod(folder, 0o755);
  // Other than by `provide`, the set-up of a project can read it too.
  process.env.SHARED_FOLDER = folder;
  // In a watcher, the next run is about other sources.
  project.onTestsRerun(() => fs.emptyDir(folder));
  return () => fs.remove(folder);
}
