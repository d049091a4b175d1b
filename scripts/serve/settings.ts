import path from 'node:path';
import { readArguments } from '../command/arguments.ts';
import { checkLimitSettings, ROOT, host as readHost, port as readPort, siteUrl } from '../command/environment.ts';
import { UserError } from '../command/user-error.ts';

export interface ServerSettings {
  readonly dir: string;
  readonly host: string;
  readonly port: number;
  readonly proxies: number;
  readonly matrixLimit: number;
  /** The site's own address, if it is set. */
  readonly site: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A larger number of proxies in a row is a typing mistake. */
const MAX_PROXIES = 10;

export function readSettings(args: string[], env: Environment): ServerSettings {
  const { dir } = readArguments(args, { dir: { type: 'string' } }, '--dir <folder>');
  return {
    dir: path.resolve(dir ?? path.join(ROOT, 'dist')),
    host: readHost(env),
    port: readPort(env),
    proxies: readProxies(env.TRUST_PROXY),
    matrixLimit: checkLimitSettings(env),
    site: env.SITE_URL ? siteUrl(env).site : undefined,
  };
}

function readProxies(value: string | undefined): number {
  if (!value) return 0;
  if (/^[0-9]{1,2}$/.test(value) && Number(value) <= MAX_PROXIES) return Number(value);
  throw new UserError(
    `TRUST_PROXY: "${value}" is not a number of proxies; allowed: a whole number from 0 to ${MAX_PROXIES}`,
  );
}
