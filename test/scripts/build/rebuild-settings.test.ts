import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuildOptions, buildSite } from '../../../scripts/build/build-site.ts';
import { DATA_DIR } from '../../content-fixture.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder: string;
let built: BuildOptions;

beforeAll(async () => {
  folder = await temporaryFolder('settings');
  const years = { first: 1990, last: 1990 };
  const settings = { site: 'https://example.org', support: 'one@example.org', years, apiOnly: true };
  built = { dataDir: DATA_DIR, outDir: path.join(folder, 'dist'), log: { write: () => {} }, ...settings };
  await buildSite(built);
});
afterAll(() => rm(folder, { recursive: true }));

it('the same settings change nothing', async () => expect(await buildSite(built)).toBeUndefined());

// Stopped at its first file, which is enough to see that it began.
it.each<[string, Partial<BuildOptions>]>([
  ['SITE_URL', { site: 'https://other.example' }],
  ['SUPPORT_CONTACT', { support: 'other@example.org' }],
  ['no SUPPORT_CONTACT', { support: undefined }],
  ['--years', { years: { first: 1990, last: 1991 } }],
  ['no --api-only', { apiOnly: false }],
])('another build begins with another %s', async (_, changed) => {
  await expect(buildSite({ ...built, ...changed, signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});
