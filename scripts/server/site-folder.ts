import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../command/user-error.ts';
import { type Generation, openGeneration, ReplacedError } from './generation.ts';

/** The folder that is served. It may be replaced by a new build at any moment; each answer is of one build. */
export interface SiteFolder {
  /** Reads from the build that is there now, and again from the next one if it is replaced meanwhile. */
  read<T>(task: (generation: Generation) => Promise<T>): Promise<T>;
  /** The build that is there now, without waiting; `undefined` when that has to be looked up first. */
  current(): Generation | undefined;
}

/** A replaced folder is noticed at the first file that is not in memory, and after this time at the latest. */
const CHECK_MS = 100;
/** Between two renames the folder is not there; that takes microseconds, on a busy disk milliseconds. */
const GAP_MS = 2_000;
const RETRY_MS = 2;
/** One build after the other while one file is read: no disk is that slow. */
const MAX_ATTEMPTS = 5;

export async function openSiteFolder(dir: string): Promise<SiteFolder> {
  const found = await stat(dir).catch(() => undefined);
  if (!found?.isDirectory())
    throw new UserError(`${dir}: no such folder; run npm run build first, or name another with --dir`);
  const identify = (): Promise<string> => identity(dir);
  let generation = await openGeneration(dir, identify);
  let checkedAt = performance.now();
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    if ((await identify()) !== generation.id) generation = await openGeneration(dir, identify);
    checkedAt = performance.now();
  }

  const isFresh = (): boolean => performance.now() - checkedAt <= CHECK_MS;
  return {
    current: () => (isFresh() ? generation : undefined),
    async read(task) {
      for (let attempt = 1; ; attempt++) {
        try {
          // Not on every request: the check is a trip to the disk.
          if (!isFresh())
            await (checking ??= check().finally(() => {
              checking = undefined;
            }));
          return await task(generation);
        } catch (error) {
          if (!(error instanceof ReplacedError) || attempt === MAX_ATTEMPTS) throw error;
          checkedAt = -Infinity;
        }
      }
    },
  };
}

/** Tells one build's folder from the next, even when the file system uses an inode again. */
async function identity(dir: string): Promise<string> {
  const deadline = performance.now() + GAP_MS;
  for (;;) {
    try {
      const { dev, ino, birthtimeNs } = await stat(dir, { bigint: true });
      return `${dev}:${ino}:${birthtimeNs}`;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}
