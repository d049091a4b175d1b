import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

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
