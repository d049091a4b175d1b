import { readMatrixLimit, readUpstashSettings } from '../src/gateway/rate-limit/settings.ts';
import { BuildError } from './build-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Checks the variables of the limits before the service starts. Returns the limit of the matrix endpoint. */
export function checkLimitSettings(env: Environment): number {
  try {
    readUpstashSettings((name) => env[name]);
    return readMatrixLimit(env.RATE_LIMIT_PER_MINUTE);
  } catch (cause) {
    throw new BuildError((cause as Error).message, { cause });
  }
}
