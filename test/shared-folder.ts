import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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

interface Outcome<T> {
  readonly value?: T;
  readonly error?: string;
}

/** What `make` returns, as JSON keeps it. Test files run in processes of their own: the first that asks makes it for all of them. */
export async function once<T>(name: string, make: (folder: string) => Promise<T>): Promise<T> {
  const folder = path.join(process.env.SHARED_FOLDER!, name);
  const file = `${folder}.json`;
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const outcome = await make(folder).then(
      (value): Outcome<T> => ({ value }),
      (error: Error): Outcome<T> => ({ error: error.message }),
    );
    await writeFile(`${file}.new`, JSON.stringify(outcome));
    await rename(`${file}.new`, file);
  }
  while (true) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    const { value, error } = JSON.parse(text ?? '{}') as Outcome<T>;
    if (error !== undefined) throw new Error(`${name}: ${error}`);
    if (text !== undefined) return value as T;
    await sleep(100);
  }
}
