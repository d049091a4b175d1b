import { spawnSync } from 'node:child_process';
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../../content-fixture.ts';
import { readDocument } from '../../documents.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder: string;
const at = (name: string): string => path.join(folder, name);
beforeEach(async () => {
  folder = await fs.realpath(await temporaryFolder('bundle'));
  for (const name of ['package.json', 'scripts', 'src', 'tsconfig.json'])
    await fs.copy(path.join(ROOT, name), at(name));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The first half of `npm run build`. */
function bundle(): { status: number | null; stderr: string } {
  const { scripts } = JSON.parse(readDocument('package.json')) as { scripts: { build: string } };
  const [program, ...args] = scripts.build.split(' && ')[0]!.split(' ') as [string, ...string[]];
  return spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
}

it('says in one line that packages are missing', () => {
  expect(bundle()).toMatchObject({
    status: 1,
    stderr: 'Error: esbuild is not installed; a build needs the development packages: run npm ci, without --omit=dev\n',
  });
});

it.each([
  [
    'a .cache that cannot be written',
    () => fs.writeFile(at('.cache'), ''),
    /\.cache\/build: .*(?:not a directory|file exists|mkdir).*$/i,
  ],
  [
    'a mistake in the code',
    () => fs.writeFile(at('scripts/build.ts'), 'const;'),
    /\.cache\/build: scripts\/build\.ts:1: Expected identifier/,
  ],
])('says in one line what is wrong: %s', async (_, spoil, line) => {
  await symlink(path.join(ROOT, 'node_modules'), at('node_modules'));
  await spoil();
  const { status, stderr } = bundle();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Error: the build cannot be bundled into [^\n]*\n$/);
  expect(stderr.trimEnd()).toMatch(line);
});
