import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fs from 'fs-extra';
import type { TestProject } from 'vitest/node';
import { temporaryFolder } from './temporary-folder.ts';

/** An empty folder per test run for fixtures that several files share; `once` fills it on demand. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('shared');
  // Some servers read it as an unprivileged user.
  await fs.chmod(folder, 0o755);
  // An environment variable, because unlike `provide`, projects' setup files can read it.
  process.env.SHARED_FOLDER = folder;
  // In watch mode, the next run has other sources.
  project.onTestsRerun(() => fs.emptyDir(folder));
  return () => fs.remove(folder);
}

interface Outcome<T> {
  readonly value?: T;
  readonly error?: string;
}

/** The result of `make`, serialized as JSON. Test files run in separate processes; the first caller creates it for all. */
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
