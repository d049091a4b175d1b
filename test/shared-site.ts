import path from 'node:path';
import { type Ran, runBuild, runScript } from './run-script.ts';
import { once } from './shared-folder.ts';

export const SITE = 'https://example.org';

/** Built once for all test files and read-only: a test that changes a file copies the tree first. */
export interface SharedSite extends Ran {
  readonly dir: string;
}

/** Every date, built in a time zone that skipped a day in 2011; tests in other time zones must find the same data. */
export function wholeSite(): Promise<SharedSite> {
  return sharedSite('whole', runBuild, { TZ: 'Pacific/Apia' });
}

/** A complete site with only the dates of 1990. */
export function yearSite(): Promise<SharedSite> {
  const years = ['--years', '1990-1990'];
  return sharedSite('year', (args, env) => runScript('build', [...args, ...years], env), { TZ: 'America/Caracas' });
}

function sharedSite(name: string, build: typeof runBuild, env: Record<string, string>): Promise<SharedSite> {
  return once(name, async (folder) => {
    const dir = path.join(folder, 'dist');
    const ran = await build(['--out', dir], { SITE_URL: SITE, ...env });
    if (ran.code !== 0) throw new Error(ran.stderr);
    return { dir, ...ran };
  });
}
