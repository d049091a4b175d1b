import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerRequest } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { BUILD_HEADER } from '../http/headers.ts';
import { type HostRules, readHostRules } from './host-rules.ts';
import { type FindFile, type ReadText, textsInMemory } from './texts-in-memory.ts';

/** One build of the served folder. */
export interface Build {
  readonly id: string;
  /** Its name in `_headers`; an unpacked mirror has none. */
  readonly name: string | undefined;
  readonly rules: HostRules;
  readonly find: FindFile;
  readonly read: ReadText;
}

/** Between the two renames that replace it, the folder is missing: for microseconds, or milliseconds on a busy disk. */
const GAP_MS = 2_000;
const RETRY_MS = 2;

export async function openBuild(dir: string): Promise<Build> {
  const id = await identify(dir);
  const rules = await readHostRules(dir);
  // By now the rules may belong to the next build, or to none.
  if ((await identify(dir)) !== id) return openBuild(dir);
  const serveFile = staticMiddleware({ dir, compress: false });
  const find: FindFile = async (name, method, headers) =>
    serveFile({ method, url: name, headers } as ServerRequest, () => undefined as never);

  const [, name] = rules.headersFor('/').find(([header]) => header.toLowerCase() === BUILD_HEADER.toLowerCase()) ?? [];
  return { id, name, rules, find, read: textsInMemory(find, rules) };
}

/** Identifies a build's folder, even if the file system reuses an inode. Waits while there is no folder. */
export async function identify(dir: string): Promise<string> {
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
