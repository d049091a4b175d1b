import { accessSync, constants, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Room for several whole trees. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/** A new empty folder, deleted with the run's folder even if its test is interrupted. */
export function temporaryFolder(name: string): Promise<string> {
  return mkdtemp(path.join(process.env.SHARED_FOLDER ?? parent(), `${name}-`));
}

/** In memory if there is room, because trees of 73,414 files take long on a slow disk. */
function parent(): string {
  const memory = '/dev/shm';
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= NEEDED_BYTES ? memory : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}
