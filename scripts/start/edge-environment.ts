import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UPSTASH_VARIABLES } from '../../src/settings/settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the edge function reads. On Netlify these are set in the site's settings. */
const EDGE_VARIABLES = ['SUPPORT_CONTACT', 'RATE_LIMIT_PER_MINUTE', ...UPSTASH_VARIABLES] as const;

/** Named in netlify.toml. */
const FILE_NAME = '.env.edge';
/** Longer than a start takes; an older file was left by a killed one. */
const STALE_MS = 120_000;
const POLL_MS = 100;

/**
 * `netlify dev` hides the machine's environment from edge functions, as production does, but reads this file when it
 * starts. Two starts in one folder take turns: each writes the file, waits until its own server has read it, and removes it.
 */
export async function writeEdgeEnvironment(
  root: string,
  env: Environment,
): Promise<{ readonly rest: Environment; remove(): void }> {
  const file = path.join(root, FILE_NAME);
  const rest = { ...env };
  const lines = EDGE_VARIABLES.flatMap((name) => {
    const value = env[name];
    delete rest[name];
    return value ? [`${name}=${JSON.stringify(value)}\n`] : [];
  });
  while (!tryWrite(file, lines.join(''))) await sleep(POLL_MS);
  return { rest, remove: () => rmSync(file, { force: true }) };
}

/** What a killed start left; it may hold a secret. Only while no other start runs in the folder. */
export function removeEdgeEnvironment(root: string): void {
  rmSync(path.join(root, FILE_NAME), { force: true });
}

function tryWrite(file: string, text: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found && Date.now() - found.mtimeMs > STALE_MS) rmSync(file, { force: true });
  try {
    // Readable by its owner alone: a variable may be a secret.
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
