import { readFileSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuildOptions, buildSite } from '../../../scripts/build/build-site.ts';
import { LIMITS } from '../../../src/settings/rate-limits.ts';
import { DATA_DIR } from '../../content-fixture.ts';
import { filesOf, hashTree } from '../../hash-tree.ts';
import { type Ran, runScript } from '../../run-script.ts';
import { SITE, yearSite } from '../../shared-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const SUPPORT = 'one@example.org';
let folder: string;
let first: Ran;
const at = (name: string): string => path.join(folder, name);
const WORD = 'data/es/arcana/17.json';
const text = readFileSync(path.join(DATA_DIR, 'es/arcana/17.json'), 'utf8');

beforeAll(async () => {
  folder = await temporaryFolder('rebuild');
  await fs.copy(DATA_DIR, at('data'));
  await fs.writeFile(at(WORD), JSON.stringify({ ...JSON.parse(text), keyword: 'Palabra cambiada' }));
  first = await build({ SUPPORT_CONTACT: SUPPORT });
});
afterAll(() => rm(folder, { recursive: true }));

async function build(env: Record<string, string>): Promise<Ran> {
  const args = ['--out', at('dist'), '--data', at('data'), '--years', '1990-1990'];
  const ran = await runScript('build', args, { SITE_URL: SITE, ...env });
  if (ran.code !== 0) throw new Error(ran.stderr);
  return ran;
}

/** Inode and time of every file and of the folder: if equal, nothing was written. */
function identities(): Promise<string[]> {
  return filesOf(at('dist')).then((files) =>
    Promise.all(
      ['', ...files].map(async (file) => {
        const { ino, mtimeMs } = await stat(path.join(at('dist'), file));
        return `${file} ${ino} ${mtimeMs}`;
      }),
    ),
  );
}

it('names the operator’s contact instead of the example, without a warning', async () => {
  expect(await fs.readJson(at('dist/api/index.json'))).toHaveProperty('support', SUPPORT);
  expect(first.stderr).not.toContain('Warning');
});

it('touches no file when nothing changed', async () => {
  const before = await identities();
  expect((await build({ SUPPORT_CONTACT: SUPPORT })).stdout).toContain('Nothing changed since the last build');
  expect(await identities()).toEqual(before);
});

// Aborted at its first file, which shows that it started. The tests of `inputsOfBuild` and `hashInputs` cover other reasons for a
// build.
it.each<[string, Partial<BuildOptions>]>([
  ['SITE_URL', { site: 'https://other.example' }],
  ['SUPPORT_CONTACT', { support: 'other@example.org' }],
  ['RATE_LIMIT_PER_MINUTE', { limits: { ...LIMITS, matrix: 59 } }],
  ['no SUPPORT_CONTACT', { support: undefined }],
  ['--years', { years: { first: 1990, last: 1991 } }],
])('begins with another %s', async (_, changed) => {
  const years = { first: 1990, last: 1990 };
  const folders = { dataDir: at('data'), outDir: at('dist'), log: { write: () => {} } };
  const built: BuildOptions = { ...folders, site: SITE, support: SUPPORT, years };
  expect(await buildSite(built)).toBeUndefined();
  await expect(buildSite({ ...built, ...changed, signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});

it('writes a changed word and setting, and removes what does not belong there: the tree is that of a cold build', async () => {
  expect(await fs.readFile(at('dist/api/arcana/17.json'), 'utf8')).toContain('Palabra cambiada');
  await fs.writeFile(at(WORD), text);
  await fs.outputFile(at('dist/api/matrix/15/6/1889.json'), '{}');
  expect((await build({})).stdout).toContain('files in');
  expect(await hashTree(at('dist/api'))).toBe(await hashTree(path.join((await yearSite()).dir, 'api')));
});
