import path from 'node:path';
import fs from 'fs-extra';
import { ROOT } from './content-fixture.ts';
import { readDocument } from './documents.ts';
import { type Ran, runBuild } from './run-script.ts';
import { once } from './shared-folder.ts';

export const SITE = 'https://example.org';
/** The operator’s contact on the site of one year; the other has the example of `data/publisher.json`. */
export const SUPPORT = 'operator@example.org';

/** Built once for all test files and read-only: a test that changes a file copies the tree first. */
export interface SharedSite extends Ran {
  readonly dir: string;
}

/** Every date, built in a time zone that skipped a day in 2011; tests in other time zones must find the same data. */
export function wholeSite(): Promise<SharedSite> {
  return once('whole', (folder) => {
    const dir = path.join(folder, 'dist');
    return built(dir, runBuild(['--out', dir], { SITE_URL: SITE, TZ: 'Pacific/Apia' }));
  });
}

/** A complete site with only the dates of 1990, built as the image's is: from the files that `.dockerignore` allows. */
export function yearSite(): Promise<SharedSite> {
  return once('year', async (folder) => {
    for (const name of readDocument('.dockerignore').match(/(?<=^!).*/gm)!)
      await fs.copy(path.join(ROOT, name), path.join(folder, name));
    await fs.symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    const env = { SITE_URL: SITE, SUPPORT_CONTACT: SUPPORT, TZ: 'America/Caracas' };
    return built(path.join(folder, 'dist'), runBuild(['--years', '1990-1990'], env, folder));
  });
}

async function built(dir: string, running: Promise<Ran>): Promise<SharedSite> {
  const ran = await running;
  if (ran.code !== 0) throw new Error(ran.stderr);
  return { dir, ...ran };
}
