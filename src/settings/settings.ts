import { quote } from '../text/quote.ts';
import { MATRIX_REQUESTS_PER_WINDOW } from './rate-limits.ts';

/** Above this, a limit per minute protects nothing and would only cost memory. */
const MAX_RATE_LIMIT = 100_000;
/** Without spaces, control and invisible characters, and what would end the place that it is written into. */
const CONTACT = /^(?:[^\s\p{C}@"<>]+@[^\s\p{C}@"<>.]+(?:\.[^\s\p{C}@"<>.]+)+|https?:\/\/[^\s\p{C}"<>]+)$/u;
/** More proxies in a row than this must be a typing mistake. */
const MAX_PROXIES = 10;
const DEFAULT_PORT = 8888;
const DEFAULT_HOST = '127.0.0.1';

/** Every variable that an operator can set; OPERATIONS.md says what each is for. */
export const SETTING_NAMES = [
  'SITE_URL',
  'SUPPORT_CONTACT',
  'PORT',
  'HOST',
  'TRUST_PROXY',
  'REQUEST_LOG',
  'RATE_LIMIT_PER_MINUTE',
  'UPSTASH_REDIS_REST_URL',
  'UPSTASH_REDIS_REST_TOKEN',
  'REDIS_URL',
] as const;
type SettingName = (typeof SETTING_NAMES)[number];

/** The variables by name: a name that is not in the list does not compile. `URL` is Netlify's own. */
export type Environment = Readonly<Partial<Record<SettingName | 'URL', string | undefined>>>;

const UPSTASH_VARIABLES = ['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN'] as const;

/** What edge functions read; on Netlify these are set in the site's settings. */
export const EDGE_VARIABLES = [
  'SUPPORT_CONTACT',
  'RATE_LIMIT_PER_MINUTE',
  'UPSTASH_REDIS_REST_URL',
  'UPSTASH_REDIS_REST_TOKEN',
] as const;

/** An invalid setting. Its message names the variable and what is allowed, so that the operator can fix it. */
export class SettingError extends RangeError {}

/** A value as a message repeats it: whole, unless it is longer than any that was meant. */
function quoted(value: string): string {
  return quote(value, 100);
}

/** Where the shared limiter keeps its counts. */
export interface UpstashSettings {
  readonly url: string;
  readonly token: string;
}

/** Read by the build, the edge and the server alike, so that documents and answers agree. */
export interface ServiceSettings {
  /** Requests of the endpoints with the allowance `dates`, per minute and client. */
  readonly matrixLimit: number;
  /** Whom users write to, instead of the contact in `data/publisher.json`. */
  readonly support: string | undefined;
  readonly upstash: UpstashSettings | undefined;
}

/**
 * Reads them all. A mistake is thrown, so that it is seen when the service is built or started; at the edge, which cannot
 * refuse to start, `onMistake` writes it to the log and the default applies.
 */
export function readServiceSettings(
  env: Environment,
  onMistake: (error: unknown) => void = (error) => {
    throw error;
  },
): ServiceSettings {
  function orDefault<T>(read: (env: Environment) => T, fallback: T): T {
    try {
      return read(env);
    } catch (error) {
      onMistake(error);
      return fallback;
    }
  }
  return {
    matrixLimit: orDefault(readMatrixLimit, MATRIX_REQUESTS_PER_WINDOW),
    support: orDefault(readSupport, undefined),
    upstash: orDefault(readUpstash, undefined),
  };
}

/** What `npm run serve` reads besides. */
export interface ServerSettings extends ServiceSettings {
  readonly host: string;
  readonly port: number;
  /** How many proxies of our own are in front; by default none is believed. */
  readonly proxies: number;
  /** Whether every request is logged. */
  readonly logsRequests: boolean;
  /** The site's own address, if it is set. */
  readonly site: string | undefined;
  /** A Redis that the processes share, instead of Upstash. */
  readonly redis: string | undefined;
}

export function readServerSettings(env: Environment): ServerSettings {
  return {
    ...readServiceSettings(env),
    host: host(env),
    port: port(env),
    proxies: wholeNumber(env, 'TRUST_PROXY', { min: 0, max: MAX_PROXIES }, 'a number of proxies') ?? 0,
    logsRequests: wholeNumber(env, 'REQUEST_LOG', { min: 0, max: 1 }, 'a switch') === 1,
    site: env.SITE_URL ? siteUrl(env).site : undefined,
    redis: redisUrl(env),
  };
}

function readMatrixLimit(env: Environment): number {
  return (
    wholeNumber(env, 'RATE_LIMIT_PER_MINUTE', { min: 1, max: MAX_RATE_LIMIT }, 'a limit') ?? MATRIX_REQUESTS_PER_WINDOW
  );
}

function readSupport(env: Environment): string | undefined {
  const value = env.SUPPORT_CONTACT?.trim();
  if (!value || CONTACT.test(value)) return value || undefined;
  throw new SettingError(
    `SUPPORT_CONTACT: "${quoted(value)}" is not a valid contact; allowed: an e-mail address or a web address`,
  );
}

/** The two variables that Upstash shows beside each database: both or neither, so that the limit is never looser than intended. */
function readUpstash(env: Environment): UpstashSettings | undefined {
  const [urlName, tokenName] = UPSTASH_VARIABLES;
  const [url, token] = [env[urlName]?.trim(), env[tokenName]?.trim()];
  if (!url && !token) return undefined;
  const [missing, found] = url ? [tokenName, urlName] : [urlName, tokenName];
  if (!url || !token) throw new SettingError(`${missing} is missing, but ${found} is set; allowed: both or neither`);
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new SettingError(
      `${urlName}: "${quoted(url)}" is not an address; allowed: the https address of the database's REST API`,
    );
  // The token is a secret: it is never repeated in a message.
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new SettingError(`${tokenName} has a character that no token has; allowed: the token as Upstash shows it`);
  return { url, token };
}

function wholeNumber(
  env: Environment,
  name: SettingName,
  { min, max }: { readonly min: number; readonly max: number },
  what: string,
): number | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (/^[0-9]{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
  throw new SettingError(`${name}: "${quoted(value)}" is not ${what}; allowed: a whole number from ${min} to ${max}`);
}

/** Where a server listens: only this machine reaches it, until `HOST` says otherwise. */
export function host(env: Environment): string {
  return env.HOST || DEFAULT_HOST;
}

export function port(env: Environment): number {
  return wholeNumber(env, 'PORT', { min: 1, max: 65_535 }, 'a port') ?? DEFAULT_PORT;
}

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
    if (value) return { site: originOf(name, value), from: name };
  }
  return { site: `http://localhost:${port(env)}`, from: 'default' };
}

function originOf(name: string, value: string): string {
  const allowed = 'allowed: an http or https address such as https://example.org, without path, query or fragment';
  if (/\s/.test(value) || !URL.canParse(value))
    throw new SettingError(`${name}: "${quoted(value)}" is not an address; ${allowed}`);
  const url = new URL(value);
  const isPlain = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!/^https?:$/.test(url.protocol) || !/^[\w.:[\]-]+$/.test(url.host) || !isPlain)
    throw new SettingError(`${name}: "${quoted(value)}" cannot be used; ${allowed}`);
  return url.origin;
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

/** The client decodes name and password. */
function canDecode(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
