import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UPSTASH_VARIABLES } from '../src/gateway/rate-limit/settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the edge function reads. On Netlify these are set in the site's settings. */
const EDGE_VARIABLES = ['RATE_LIMIT_PER_MINUTE', ...UPSTASH_VARIABLES] as const;

/** Named in netlify.toml. */
const FILE_NAME = '.env.edge';

/**
 * `netlify dev` hides the machine's environment from edge functions, as production does, but reads this file. Written
 * for one run and taken away after it.
 */
export function writeEdgeEnvironment(root: string, env: Environment): { readonly rest: Environment; remove(): void } {
  const file = path.join(root, FILE_NAME);
  const rest = { ...env };
  const lines = EDGE_VARIABLES.flatMap((name) => {
    const value = env[name];
    delete rest[name];
    return value ? [`${name}=${JSON.stringify(value)}\n`] : [];
  });
  // Readable by its owner alone: a variable may be a secret.
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  return { rest, remove: () => rmSync(file, { force: true }) };
}
