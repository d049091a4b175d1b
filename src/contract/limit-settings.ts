import { MATRIX_REQUESTS_PER_WINDOW } from './limits.ts';

/** A setting that cannot be used. It names the variable and what is allowed, and is the operator's to mend. */
export class SettingError extends RangeError {}

/** Above this, a limit per minute protects nothing and would only cost memory. */
const MAX_RATE_LIMIT = 100_000;

/**
 * Reads `RATE_LIMIT_PER_MINUTE`. Throws on anything but a whole number, so that a typing mistake is seen when the
 * service starts and not when it is flooded.
 */
export function readMatrixLimit(text: string | undefined): number {
  if (!text) return MATRIX_REQUESTS_PER_WINDOW;
  const limit = Number(text);
  if (/^[0-9]+$/.test(text) && limit >= 1 && limit <= MAX_RATE_LIMIT) return limit;
  throw new SettingError(
    `RATE_LIMIT_PER_MINUTE: "${text}" is not a limit; allowed: a whole number from 1 to ${MAX_RATE_LIMIT}`,
  );
}

/** Where the shared limiter keeps its counts. */
export interface UpstashSettings {
  readonly url: string;
  readonly token: string;
}

const URL_NAME = 'UPSTASH_REDIS_REST_URL';
const TOKEN_NAME = 'UPSTASH_REDIS_REST_TOKEN';

/** The variables that `readUpstashSettings` reads. */
export const UPSTASH_VARIABLES = [URL_NAME, TOKEN_NAME] as const;

/**
 * Reads the two variables that Upstash shows beside each database; without them the limits are kept in memory. Throws on
 * half a setting, so that a typing mistake is seen when the service starts and not as a limit that is too loose.
 */
export function readUpstashSettings(get: (name: string) => string | undefined): UpstashSettings | undefined {
  const [url, token] = [get(URL_NAME)?.trim(), get(TOKEN_NAME)?.trim()];
  if (!url && !token) return undefined;
  if (!url) throw new SettingError(`${URL_NAME} is missing, but ${TOKEN_NAME} is set; allowed: both or neither`);
  if (!token) throw new SettingError(`${TOKEN_NAME} is missing, but ${URL_NAME} is set; allowed: both or neither`);
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) {
    throw new SettingError(
      `${URL_NAME}: "${url}" is not an address; allowed: the https address of the database's REST API`,
    );
  }
  // The token is a secret: it is never repeated in a message.
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new SettingError(`${TOKEN_NAME} has a character that no token has; allowed: the token as Upstash shows it`);
  return { url, token };
}
