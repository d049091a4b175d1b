import path from 'node:path';
import { readMatrixLimit, readUpstashSettings } from '../../src/contract/limit-settings.ts';
import { UserError } from './user-error.ts';

/** The project's folder, with sources and libraries. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

export const DEFAULT_PORT = 8888;

export interface SiteUrl {
  /** Address without a slash at the end, ready to be put before a path. */
  readonly site: string;
  /** Where it came from, for the build's first line. */
  readonly from: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The site's address that all links in bodies start with: `SITE_URL`, else Netlify's `URL`, else this machine. */
export function siteUrl(env: Environment): SiteUrl {
  for (const name of ['SITE_URL', 'URL'] as const) {
    const value = env[name];
    if (value) return { site: checked(name, value), from: name };
  }
  return { site: `http://localhost:${port(env)}`, from: 'default' };
}

/** Where a server listens: only this machine reaches it, until `HOST` says otherwise. */
export function host(env: Environment): string {
  return env.HOST || '127.0.0.1';
}

export function port(env: Environment): number {
  const value = env.PORT;
  if (!value) return DEFAULT_PORT;
  const number = Number(value);
  if (/^[0-9]{1,5}$/.test(value) && number >= 1 && number <= 65_535) return number;
  throw new UserError(`PORT: "${value}" is not a port; allowed: a whole number from 1 to 65535`);
}

function checked(name: string, value: string): string {
  const allowed = 'allowed: an http or https address such as https://example.org, without path, query or fragment';
  if (!URL.canParse(value)) throw new UserError(`${name}: "${value}" is not an address; ${allowed}`);
  const url = new URL(value);
  const plain = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!/^https?:$/.test(url.protocol) || !plain) throw new UserError(`${name}: "${value}" cannot be used; ${allowed}`);
  return url.origin;
}

/** Checks the variables of the limits before the service starts. Returns the limit of the matrix endpoint. */
export function checkLimitSettings(env: Environment): number {
  try {
    readUpstashSettings((name) => env[name]);
    return readMatrixLimit(env.RATE_LIMIT_PER_MINUTE);
  } catch (cause) {
    throw new UserError((cause as Error).message, { cause });
  }
}
