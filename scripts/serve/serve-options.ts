import path from 'node:path';
import {
  type Environment,
  host as readHost,
  port as readPort,
  proxies as readProxies,
  readServiceSettings,
  redisUrl,
  type ServiceSettings,
  siteUrl,
} from '../../src/settings/settings.ts';
import { folderOfUser, ROOT, readArguments } from '../command/run-command.ts';

export interface ServerSettings extends ServiceSettings {
  readonly dir: string;
  readonly host: string;
  readonly port: number;
  readonly proxies: number;
  /** The site's own address, if it is set. */
  readonly site: string | undefined;
  /** A Redis that the processes share, instead of Upstash. */
  readonly redis: string | undefined;
}

export function readSettings(args: string[], env: Environment): ServerSettings {
  const { dir } = readArguments(args, { dir: { type: 'string' } }, '--dir <folder>');
  return {
    ...readServiceSettings(env),
    dir: folderOfUser(dir ?? path.join(ROOT, 'dist')),
    host: readHost(env),
    port: readPort(env),
    proxies: readProxies(env),
    site: env.SITE_URL ? siteUrl(env).site : undefined,
    redis: redisUrl(env),
  };
}
