import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATA_DIR } from '../content-fixture.ts';
import { runScript, startScript } from '../run-script.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { hashTree } from '../tree.ts';

const WHOLE_TREE_MS = 240_000;
let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder('build');
});
afterAll(() => rm(folder, { recursive: true }));

const out = (name: string): string => path.join(folder, name);

describe('a build that does not finish', () => {
  it('leaves the previous output as it was when data is wrong, and says so in one line', async () => {
    await runScript('build.ts', ['--out', out('kept'), '--years', '1990-1990']);
    const before = await hashTree(out('kept'));
    await fs.copy(DATA_DIR, out('data'));
    await fs.writeJson(out('data/arcana.json'), []);
    const failed = await runScript('build.ts', ['--out', out('kept'), '--data', out('data')]);
    expect(failed).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Error: data\/arcana\.json: 0\.number: .*\n$/),
    });
    expect(await hashTree(out('kept'))).toBe(before);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('leaves nothing behind after %s', { timeout: WHOLE_TREE_MS }, async (signal, code) => {
    const before = await hashTree(out('kept'));
    const { child, done } = startScript('build.ts', ['--out', out('kept')]);
    await new Promise((resolve) => child.stderr!.once('data', resolve));
    child.kill(signal);
    expect((await done).code).toBe(code);
    expect(await hashTree(out('kept'))).toBe(before);
    expect((await readdir(folder)).filter((name) => /^\..*-(new|old)-/.test(name))).toEqual([]);
  });

  it('is repaired by the next one when it was killed', { timeout: WHOLE_TREE_MS }, async () => {
    const { child, done } = startScript('build.ts', ['--out', out('killed')]);
    await new Promise((resolve) => child.stderr!.once('data', resolve));
    const leftover = (await readdir(folder)).find((name) => name.startsWith('.killed-new-'))!;
    process.kill(Number(leftover.split('-').at(-1)), 'SIGKILL');
    await done;
    expect(await fs.pathExists(out('killed'))).toBe(false);
    expect((await runScript('build.ts', ['--out', out('killed'), '--years', '1990-1990'])).code).toBe(0);
    expect((await readdir(folder)).filter((name) => /^\..*-(new|old)-/.test(name))).toEqual([]);
  });
});

describe('wrong arguments', () => {
  it.each([
    [['--years', '1890-1900'], {}, /--years: "1890-1900" is not a range; allowed: 1900-2100/],
    [['--fast'], {}, /Unknown option '--fast'; allowed: --out/],
    [[], { SITE_URL: 'nowhere' }, /SITE_URL: "nowhere" is not an address; allowed/],
  ])('%j %j', async (args, env, message) => {
    expect(await runScript('build.ts', args, env)).toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
  });
});
