import fs from 'fs-extra';
import type { TestProject } from 'vitest/node';
import { temporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedFolder: string;
  }
}

/** One empty folder for a run of tests, for what several files read: `once` fills it on demand. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('shared');
  project.provide('sharedFolder', folder);
  // In a watcher, the next run is about other sources.
  project.onTestsRerun(() => fs.emptyDir(folder));
  return () => fs.remove(folder);
}
