import { quote } from '../text/quote.ts';
import { LIMITS, type Limits } from './rate-limits.ts';

/** The integer variables: what each is, the allowed range, and the default. */
const NUMBERS = {
  PORT: { what: 'a port', min: 1, max: 65_535, otherwise: 8888 },
  /** How many of our own proxies are in front; none is trusted by default, and more than this must be a typo. */
  TRUST_PROXY: { what: 'a number of proxies', min: 0, max: 10, otherwise: 0 },
  REQUEST_LOG: { what: 'a switch', min: 0, max: 1, otherwise: 0 },
  /** Above this, a limit protects nothing and only costs memory. */
  RATE_LIMIT_PER_MINUTE: { what: 'a limit', min: 1, max: 100_000, otherwise: LIMITS.matrix },
} as const;

/** Every variable an operator can set, and whether edge functions read it too; OPERATIONS.md explains each. */
const AT_THE_EDGE = {
  SITE_URL: true,
  SUPPORT_CONTACT: true,
  PORT: false,
  HOST: false,
  TRUST_PROXY: false,
  REQUEST_LOG: false,
  RATE_LIMIT_PER_MINUTE: true,
  UPSTASH_REDIS_REST_URL: true,
  UPSTASH_REDIS_REST_TOKEN: true,
  REDIS_URL: false,
} as const;
type SettingName = keyof typeof AT_THE_EDGE;
export const SETTING_NAMES = Object.keys(AT_THE_EDGE) as readonly SettingName[];
/** On Netlify these are set in the site's settings. */
export const EDGE_VARIABLES = SETTING_NAMES.filter((name) => AT_THE_EDGE[name]);

/** The variables by name; unknown names do not compile. `URL` is Netlify's own. */
export type Environment = Readonly<Partial<Record<SettingName | 'URL', string | undefined>>>;

/** An invalid setting. Its message names the variable and what is allowed. */
export class SettingError extends RangeError {}

/** Values are quoted in full, unless longer than any plausible one. */
function refuse(name: keyof Environment, value: string, problem: string, allowed: string): never {
  throw new SettingError(`${name}: "${quote(value, 100)}" ${problem}; allowed: ${allowed}`);
}

/** Where the shared limiter keeps its counts. */
export interface UpstashSettings {
  readonly url: string;
  readonly token: string;
}

/** Shared by the build, the edge and the server, so that documents and responses agree. */
export interface ServiceSettings {
  readonly limits: Limits;
  /** The site's base URL, if set; otherwise it is read from the build. */
  readonly site: string | undefined;
  /** Replaces the contact in `data/publisher.json`. */
  readonly support: string | undefined;
  readonly upstash: UpstashSettings | undefined;
}

/**
 * Reads the shared settings. Throws on a mistake, so that it is noticed when the service is built or started; at the edge, which
 * cannot refuse to start, `onMistake` logs it and the default applies.
 */
export function readServiceSettings(env: Environment, onMistake?: (error: unknown) => void): ServiceSettings {
  function orDefault<T>(read: () => T, fallback: T): T {
    try {
      return read();
    } catch (error) {
      if (onMistake === undefined) throw error;
      onMistake(error);
      return fallback;
    }
  }
  const matrix = orDefault(() => wholeNumber(env, 'RATE_LIMIT_PER_MINUTE'), LIMITS.matrix);
  return {
    limits: { ...LIMITS, matrix },
    site: orDefault(() => (env.SITE_URL ? siteUrl(env).site : undefined), undefined),
    support: orDefault(() => support(env), undefined),
    upstash: orDefault(() => upstash(env), undefined),
  };
}

export type ServerSettings = ReturnType<typeof readServerSettings>;

/** What `npm run serve` reads in addition. */
export function readServerSettings(env: Environment) {
  return {
    ...readServiceSettings(env),
    host: host(env),
    port: port(env),
    proxies: wholeNumber(env, 'TRUST_PROXY'),
    logsRequests: wholeNumber(env, 'REQUEST_LOG') === 1,
    /** A Redis shared by all processes, instead of Upstash. */
    redis: redisUrl(env),
  };
}

function wholeNumber(env: Environment, name: keyof typeof NUMBERS): number {
  const { what, min, max, otherwise } = NUMBERS[name];
  const value = env[name];
  if (!value) return otherwise;
  if (/^[0-9]{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
  return refuse(name, value, `is not ${what}`, `a whole number from ${min} to ${max}`);
}

const CONTACT = /^(?:[^@:/]+@[^@.]+(?:\.[^@.]+)+|https?:\/\/[^/?#:].*)$/;
/** Spaces, control and invisible characters, and characters that need escaping where a contact is inserted. */
const NO_CONTACT = /[\s\p{C}"<>]/u;

function support({ SUPPORT_CONTACT }: Environment): string | undefined {
  const value = SUPPORT_CONTACT?.trim();
  if (!value) return undefined;
  const isContact = CONTACT.test(value) && !NO_CONTACT.test(value);
  if (isContact && (!value.startsWith('http') || URL.canParse(value))) return value;
  return refuse('SUPPORT_CONTACT', value, 'is not a valid contact', 'an email address or a web address');
}

/** The two variables that Upstash shows for a database: both or neither, so that a mistake cannot loosen the limit. */
function upstash(env: Environment): UpstashSettings | undefined {
  const [url, token] = [env.UPSTASH_REDIS_REST_URL?.trim(), env.UPSTASH_REDIS_REST_TOKEN?.trim()];
  if (!url && !token) return undefined;
  if (!url || !token) {
    const [missing, found] = url ? ['TOKEN', 'URL'] : ['URL', 'TOKEN'];
    throw new SettingError(
      `UPSTASH_REDIS_REST_${missing} is missing, but UPSTASH_REDIS_REST_${found} is set; allowed: both or neither`,
    );
  }
  const { protocol, username, password } = URL.canParse(url) ? new URL(url) : {};
  if (!/^https?:$/.test(protocol ?? '') || username || password) {
    // The address of the database itself holds a password: never quote it.
    const shown = url.replace(/^.*@/s, '…@');
    return refuse('UPSTASH_REDIS_REST_URL', shown, 'is not an address', "the https address of the database's REST API");
  }
  // The token is a secret: never quote it.
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new SettingError(
      'UPSTASH_REDIS_REST_TOKEN has a character not allowed in tokens; allowed: the token as Upstash shows it',
    );
  return { url, token };
}

/** Where a server listens: reachable from this machine only, unless `HOST` says otherwise. */
export function host(env: Environment): string {
  return env.HOST || '127.0.0.1';
}

export function port(env: Environment): number {
  return wholeNumber(env, 'PORT');
}

/**
 * The base URL of all links in bodies, without a trailing slash: `SITE_URL`, else Netlify's `URL`, else this machine. `from` says
 * which, for the build's first line.
 */
export function siteUrl(env: Environment): { readonly site: string; readonly from: string } {
  const from = env.SITE_URL ? 'SITE_URL' : 'URL';
  const value = env[from];
  if (!value) return { site: `http://localhost:${port(env)}`, from: 'default' };
  const allowed = 'an http or https address such as https://example.org, without path, query or fragment';
  if (/\s/.test(value) || !URL.canParse(value)) return refuse(from, value, 'is not an address', allowed);
  const url = new URL(value);
  const isPlain = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!/^https?:$/.test(url.protocol) || !/^[\w.:[\]-]+$/.test(url.host) || !isPlain)
    return refuse(from, value, 'cannot be used', allowed);
  return { site: url.origin, from };
}

/** The Redis that `npm run serve` processes share. Its URL may hold a password: never quote it. */
export function redisUrl(env: Environment): string | undefined {
  const value = env.REDIS_URL?.trim();
  if (!value) return undefined;
  if (!/^rediss?:\/\/[^/?]+(\/[0-9]*)?(\?.*)?$/.test(value) || !URL.canParse(value) || !canDecode(value))
    throw new SettingError(
      'REDIS_URL is not a Redis URL; allowed: redis:// or rediss:// with host and port, and any password percent-encoded',
    );
  if (env.UPSTASH_REDIS_REST_URL)
    throw new SettingError('REDIS_URL and UPSTASH_REDIS_REST_URL are two stores for one limit; allowed: one of them');
  return value;
}

/** The client decodes user name and password. */
function canDecode(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
