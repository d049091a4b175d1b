import path from 'node:path';
import { type Ran, runBuild } from './run-script.ts';
import { once } from './shared-folder.ts';

export const SITE = 'https://example.org';

/** Built once for all test files, which only read it: a test that changes a file copies the tree first. */
export interface SharedSite extends Ran {
  readonly dir: string;
}

/** Every date, built where a day of 2011 is missing: read in any other time zone, it must be the same. */
export function wholeSite(): Promise<SharedSite> {
  return sharedSite('whole', [], { TZ: 'Pacific/Apia' });
}

/** Everything, but of the dates only those of 1990. */
export function yearSite(): Promise<SharedSite> {
  return sharedSite('year', ['--years', '1990-1990'], { TZ: 'America/Caracas' });
}

function sharedSite(name: string, args: string[], env: Record<string, string>): Promise<SharedSite> {
  return once(name, async (folder) => {
    const dir = path.join(folder, 'dist');
    const ran = await runBuild(['--out', dir, ...args], { SITE_URL: SITE, ...env });
    if (ran.code !== 0) throw new Error(ran.stderr);
    return { dir, ...ran };
  });
}
