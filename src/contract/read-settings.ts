import { readMatrixLimit, readUpstashSettings, SettingError } from './limit-settings.ts';
import type { Environment, SettingName } from './operator-settings.ts';

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
