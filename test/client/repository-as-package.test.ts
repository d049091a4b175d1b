import { execFileSync, spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fs from 'fs-extra';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../content-fixture.ts';
import { readDocument } from '../documents.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let folder: string;
const at = (...names: string[]): string => path.join(folder, ...names);
const GUARD = 'scripts/refuse-as-dependency.mjs';
const REFUSAL =
  'Error: the repository is not the package open-numerology; make that with npm run pack:client, and install the tarball that it writes';

beforeAll(async () => {
  folder = await fs.realpath(await temporaryFolder('repository-as-package'));
  // npm installs whatever a repository needs before it asks the repository anything: without dependencies that is quick.
  const { dependencies, devDependencies, ...manifest } = JSON.parse(readDocument('package.json')) as Record<
    string,
    unknown
  >;
  await fs.outputJson(at('repository', 'package.json'), manifest);
  await fs.copy(path.join(ROOT, GUARD), at('repository', GUARD));
  const git = (...args: string[]): unknown => execFileSync('git', args, { cwd: at('repository'), stdio: 'ignore' });
  git('init', '-b', 'main');
  git('add', '.');
  git('-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '-m', 'all');
  execFileSync('tar', ['czf', at('archive.tgz'), '--exclude=.git', 'repository'], { cwd: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function npm(cwd: string, ...args: string[]): { status: number | null; output: string } {
  const all = [...args, '--offline', '--no-audit', '--no-fund', '--cache', at('cache')];
  const { status, stdout, stderr } = spawnSync('npm', all, { cwd, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

it.each([
  ['git', () => `git+${pathToFileURL(at('repository')).href}`],
  ['its folder', () => at('repository')],
  ['an archive of it', () => at('archive.tgz')],
])('npm i of the repository from %s is refused with a line', async (_, source) => {
  await fs.outputJson(at('user', 'package.json'), { private: true });
  const { status, output } = npm(at('user'), 'install', source());
  expect(output).toContain(REFUSAL);
  expect(status).not.toBe(0);
});

it.each([
  ['in its folder', () => npm(at('repository'), 'install')],
  ['from elsewhere, with --prefix', () => npm(folder, '--prefix', at('repository'), 'install')],
  [
    'with nothing but the manifests, as the first step of an image',
    () => {
      for (const name of ['package.json', 'package-lock.json'])
        fs.copySync(at('repository', name), at('manifests', name));
      return npm(at('manifests'), 'ci');
    },
  ],
  ['without what only developers need', () => npm(at('repository'), 'ci', '--omit=dev')],
])('its own npm ci works: %s', (_, install) => {
  const { status, output } = install();
  expect([status, output.includes(REFUSAL)]).toEqual([0, false]);
});

it('the repository has no entry, no program and no version that npm could take for a package', () => {
  const manifest = JSON.parse(readDocument('package.json')) as Record<string, unknown>;
  const entries = ['version', 'main', 'module', 'types', 'exports', 'bin', 'files'];
  expect(Object.keys(manifest).filter((key) => entries.includes(key))).toEqual([]);
  expect(manifest).toMatchObject({ private: true });
});
