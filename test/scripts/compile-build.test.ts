import { readdir, rm, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fs from 'fs-extra';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compileBuild } from '../../scripts/compile-build.ts';
import { ROOT } from '../content-fixture.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let root: string;
beforeEach(async () => {
  root = await temporaryFolder('compile');
  for (const part of ['src', 'scripts', 'data', 'package.json', 'tsconfig.json'])
    await fs.copy(path.join(ROOT, part), path.join(root, part));
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
});
afterEach(() => rm(root, { recursive: true }));

const compiled = (): Promise<string[]> => readdir(path.join(root, '.cache/build'));

it('gives modules that plain Node runs', async () => {
  const { buildSite, threads } = await compileBuild(root, 'print');
  expect(await import(buildSite.href)).toMatchObject({ buildSite: expect.any(Function) });
  for (const thread of Object.values(threads)) expect(await fs.pathExists(fileURLToPath(thread))).toBe(true);
});

it('is done once for the same code, also by two at once, and leaves no draft', async () => {
  const [first, second] = await Promise.all([compileBuild(root, 'print'), compileBuild(root, 'print')]);
  expect(second).toEqual(first);
  expect(await compiled()).toEqual(['print']);
  const { mtimeMs } = await fs.stat(fileURLToPath(first.buildSite));
  await compileBuild(root, 'print');
  expect((await fs.stat(fileURLToPath(first.buildSite))).mtimeMs).toBe(mtimeMs);
});

it('forgets code of yesterday and keeps what another build may be using', async () => {
  for (const [name, hours] of [
    ['yesterday', 25],
    ['today', 23],
  ] as const) {
    await compileBuild(root, name);
    const then = Date.now() / 1000 - hours * 3600;
    await utimes(path.join(root, '.cache/build', name), then, then);
  }
  await compileBuild(root, 'now');
  expect((await compiled()).sort()).toEqual(['now', 'today']);
});

it('leaves nothing when the code does not compile', async () => {
  await fs.appendFile(path.join(root, 'scripts/build-site.ts'), '\nconst = ;\n');
  await expect(compileBuild(root, 'print')).rejects.toThrow();
  expect(await compiled()).toEqual([]);
});
