import { readMatrixLimit } from '../src/gateway/rate-policies.ts';
import { readUpstashSettings } from '../src/store/upstash-settings.ts';
import { UserError } from './command/user-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Says before the service starts what is wrong with the variables of its limits. Returns the limit of the matrix endpoint. */
export function checkLimitSettings(env: Environment): number {
  try {
    readUpstashSettings((name) => env[name]);
    return readMatrixLimit(env.RATE_LIMIT_PER_MINUTE);
  } catch (cause) {
    throw new UserError((cause as Error).message, { cause });
  }
}
