import type { Environment, SettingName } from './operator-settings.ts';

/** Both rate limits count over the same sliding window. */
export const RATE_WINDOW_SECONDS = 60;
export const MATRIX_REQUESTS_PER_WINDOW = 60;
/**
 * Spam guard shared by all other endpoints, and in `npm run serve` by pages and downloads: far above what a person or a polite
 * program needs. A page with all that it loads is less than twenty.
 */
export const OTHER_REQUESTS_PER_WINDOW = 600;

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

export const DEFAULT_PORT = 8888;

export interface SiteUrl {
  /** Address without a slash at the end, ready to be put before a path. */
  readonly site: string;
  /** Where it came from, for the build's first line. */
  readonly from: string;
}

/** The site's address that all links in bodies start with: `SITE_URL`, else Netlify's `URL`, else this machine. */
export function siteUrl(env: Environment): SiteUrl {
  for (const name of ['SITE_URL', 'URL'] as const) {
    const value = env[name];
    if (value) return { site: checked(name, value), from: name };
  }
  return { site: `http://localhost:${port(env)}`, from: 'default' };
}

/** Whom users write to, unless `data/publisher.json` says it. */
export function supportContact(env: Environment): string | undefined {
  const value = env.SUPPORT_CONTACT?.trim();
  if (!value || /^(?:[^\s@]+@[^\s@]+\.[^\s@]+|https?:\/\/\S+)$/.test(value)) return value || undefined;
  throw new SettingError(`SUPPORT_CONTACT: "${value}" is no contact; allowed: an e-mail address or a web address`);
}

/** Where a server listens: only this machine reaches it, until `HOST` says otherwise. */
export function host(env: Environment): string {
  return env.HOST || '127.0.0.1';
}

export function port(env: Environment): number {
  return wholeNumber(env, 'PORT', { min: 1, max: 65_535 }, 'a port') ?? DEFAULT_PORT;
}

export function wholeNumber(
  env: Environment,
  name: SettingName,
  { min, max }: { readonly min: number; readonly max: number },
  what: string,
): number | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (/^[0-9]{1,5}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
  throw new SettingError(`${name}: "${value}" is not ${what}; allowed: a whole number from ${min} to ${max}`);
}

function checked(name: string, value: string): string {
  const allowed = 'allowed: an http or https address such as https://example.org, without path, query or fragment';
  if (/\s/.test(value) || !URL.canParse(value))
    throw new SettingError(`${name}: "${value}" is not an address; ${allowed}`);
  const url = new URL(value);
  const plain = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!/^https?:$/.test(url.protocol) || !plain)
    throw new SettingError(`${name}: "${value}" cannot be used; ${allowed}`);
  return url.origin;
}

/** Checks the variables of the limits before the service starts. Returns the limit of the matrix endpoint. */
export function checkLimitSettings(env: Environment): number {
  readUpstashSettings((name) => env[name as SettingName]);
  return readMatrixLimit(env.RATE_LIMIT_PER_MINUTE);
}

/** The Redis that processes of `npm run serve` share. Its address may hold a password: it is never repeated in a message. */
export function redisUrl(env: Environment): string | undefined {
  const value = env.REDIS_URL?.trim();
  if (!value) return undefined;
  if (!/^rediss?:\/\/[^/?]+(\/[0-9]*)?(\?.*)?$/.test(value) || !URL.canParse(value) || !canDecode(value))
    throw new SettingError(
      'REDIS_URL is not the address of a Redis; allowed: redis:// or rediss:// with host and port, a password with % as %25',
    );
  if (env.UPSTASH_REDIS_REST_URL)
    throw new SettingError('REDIS_URL and UPSTASH_REDIS_REST_URL are two stores for one limit; allowed: one of them');
  return value;
}

/** Name and password are decoded to be used. */
function canDecode(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
