import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fs from 'fs-extra';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATA_DIR, ROOT } from '../../content-fixture.ts';
import { hashTree } from '../../hash-tree.ts';
import { buildCommand, runBuild, startBuild } from '../../run-script.ts';
import { SITE, yearSite } from '../../shared-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const YEAR = ['--years', '1990-1990'];
/** Large enough to be still running when its first line has been read. */
const LARGER = ['--years', '1950-1999', '--api-only'];
let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder('build');
});
afterAll(() => rm(folder, { recursive: true }));

const out = (name: string): string => path.join(folder, name);
const leftovers = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\..*-(new|old)-/.test(name));

// One output for all tests, because a build takes seconds: killed, built concurrently, then put at risk.
describe('an output', () => {
  let built: string;

  it('does not exist after its build was killed', async () => {
    const { child, done } = await startBuild(['--out', out('kept'), ...LARGER]);
    await new Promise((resolve) => child.stderr!.once('data', resolve));
    child.kill('SIGKILL');
    await done;
    expect(await leftovers()).toEqual([`.kept-new-${child.pid}`]);
    expect(await fs.pathExists(out('kept'))).toBe(false);
  });

  it('is complete after two concurrent builds, of which the second reports that the first is running', async () => {
    const args = ['--out', out('kept'), ...YEAR];
    const first = await startBuild(args, { SITE_URL: `${SITE}/`, TZ: 'Pacific/Apia' });
    // Waits until it has also removed the leftovers of the killed one.
    while ((await leftovers()).join() !== `.kept-new-${first.child.pid}`) await sleep(10);
    // Suspended, so that it cannot finish before the second one has checked.
    first.child.kill('SIGSTOP');
    const second = await runBuild(args, { SITE_URL: 'https://second.example' });
    first.child.kill('SIGCONT');
    expect(second).toMatchObject({ code: 1, stderr: expect.stringMatching(/is being built by process [0-9]+; wait/) });
    expect((await first.done).code).toBe(0);
    expect(await leftovers()).toEqual([]);
    expect((await runBuild(args, { SITE_URL: SITE })).stdout).toContain('Nothing changed since the last build');
  });

  // For every date, whole-dataset.test.ts compares the tree built in Apia's time zone with values computed in this one.
  it('is the same in two time zones, byte for byte', async () => {
    built = await hashTree(out('kept'));
    expect(built).toBe(await hashTree((await yearSite()).dir));
  });

  it('is unchanged if data is invalid, which is reported in one line', async () => {
    await fs.copy(DATA_DIR, out('data'));
    await fs.writeJson(out('data/es/positions.json'), []);
    const failed = await runBuild(['--out', out('kept'), '--data', out('data')]);
    expect(failed).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Error: data\/es\/positions\.json: 0\.key: .*\n$/),
    });
    expect(await hashTree(out('kept'))).toBe(built);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('stays as it was after %s, and nothing beside it', async (signal, code) => {
    const { child, done } = await startBuild(['--out', out('kept'), ...LARGER]);
    await new Promise((resolve) => child.stderr!.once('data', resolve));
    child.kill(signal);
    expect((await done).code).toBe(code);
    expect(await hashTree(out('kept'))).toBe(built);
    expect(await leftovers()).toEqual([]);
  });
});

// output-folder.test.ts tests which folders may be replaced.
describe('existing files', () => {
  it('are not overwritten by --out', async () => {
    await fs.outputFile(out('home/letter.txt'), 'dear');
    const failed = await runBuild(['--out', out('home')]);
    expect(failed).toMatchObject({
      code: 1,
      stderr: `Error: --out: ${out('home')} is not empty and was not made by this build; allowed: a new or empty folder, or an earlier build\n`,
    });
    expect(await fs.readFile(out('home/letter.txt'), 'utf8')).toBe('dear');
  });

  it('are safe if an input is inside the output, or the output inside an input', async () => {
    await fs.copy(DATA_DIR, out('kept/data'));
    for (const args of [
      ['--out', out('kept'), '--data', out('kept/data')],
      ['--out', path.join(DATA_DIR, 'x')],
      ['--out', 'src/x'],
    ]) {
      const { code, stderr } = await runBuild(args);
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: expect.stringMatching(/^Error: --out: .* overlap; allowed: a folder apart from .*\n$/),
      });
    }
    expect(await readdir(out('kept/data'))).toEqual(await readdir(DATA_DIR));
  });

  it.each([
    [['--out', ''], /^Error: --out: is empty; allowed: a folder\n$/],
    [['--data', ''], /^Error: --data: is empty; allowed: a folder\n$/],
    [['--out', '/dev/null/x'], /^Error: \/dev\/null\/x: cannot be written, and was left as it was: ENOTDIR: .*\n$/],
    [['--out', path.join('/tmp', 'x'.repeat(250))], /: cannot be written, and was left as it was: ENAMETOOLONG: .*\n$/],
  ])('%j is one line', async (args, line) => {
    const { code, stderr } = await runBuild(args);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(line) });
  });
});

/** A small file system in a mount namespace that ends with the command; needs root. */
const canMount = spawnSync('unshare', ['-m', 'true']).status === 0;

describe.runIf(canMount)('a disk that cannot be written (needs root)', () => {
  let build: string;
  beforeAll(async () => {
    build = [`"${process.execPath}"`, ...buildCommand()].join(' ');
  });

  it.each([
    ['full', 'size=3m', 'dist', 'ENOSPC: no space left on device'],
    ['read-only', 'ro', 'dist', 'EROFS: read-only file system'],
  ])('%s is one line, without a stack, and leaves nothing', async (_, options, name, problem) => {
    const disk = out('disk');
    await fs.ensureDir(disk);
    const command = `mount -t tmpfs -o ${options} none "${disk}" && ${build} --out "${disk}/${name}" --years 1990-1999; echo "code $?"; ls -A "${disk}"`;
    const { stdout, stderr } = spawnSync('unshare', ['-m', 'sh', '-c', command], { cwd: ROOT, encoding: 'utf8' });
    const errors = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('Writing files'));
    expect(errors).toEqual([
      expect.stringContaining(`Error: ${disk}/${name}: cannot be written, and was left as it was: ${problem}`),
    ]);
    expect(stdout).toMatch(/code 1\n$/);
  });
});

it.each([
  [['--years', '1890-1900'], {}, /--years: "1890-1900" is not a range; allowed: 1900-2100/],
  [['--fast'], {}, /Unknown option '--fast'; allowed: --out/],
  [[], { SITE_URL: 'nowhere' }, /SITE_URL: "nowhere" is not an address; allowed/],
])('wrong arguments: %j %j', async (args, env, message) => {
  expect(await runBuild(args, env)).toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
});
