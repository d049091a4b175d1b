import { spawnSync } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fs from 'fs-extra';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BuildOptions, buildCommand, buildSite } from '../../../scripts/build/build-site.ts';
import { LIMITS } from '../../../src/settings/rate-limits.ts';
import { DATA_DIR, ROOT } from '../../content-fixture.ts';
import { filesOf, hashTree } from '../../hash-tree.ts';
import { BUNDLES, runScript, startScript } from '../../run-script.ts';
import { SITE, SUPPORT, yearSite } from '../../shared-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const YEAR = ['--years', '1990-1990'];
/** Not up to date, and still running when its first line has been read. */
const OTHER = ['--years', '1991-1991'];
const OVERLAP = /^--out: .* overlap; allowed: a folder apart from .*$/;
let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder('build');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const out = (name: string): string => path.join(folder, name);
const leftovers = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\..*-(new|old)-/.test(name));

/** Inode and time of every file and of the folder: if equal, nothing was written. */
async function identities(dir: string): Promise<string[]> {
  const names = ['', ...(await filesOf(dir))];
  return Promise.all(
    names.map(async (name) => {
      const { ino, mtimeMs } = await stat(path.join(dir, name));
      return `${name} ${ino} ${mtimeMs}`;
    }),
  );
}

// One output for all tests, because a build takes seconds: killed, built concurrently over an earlier one, then put at risk.
describe('an output', () => {
  const STALE = 'api/matrix/15/6/1889.json';
  const SETTINGS = { SITE_URL: SITE, SUPPORT_CONTACT: SUPPORT };
  let built: string;
  beforeAll(async () => {
    await fs.copy(DATA_DIR, out('data'));
    await fs.copy(DATA_DIR, out('changed'));
    await fs.appendFile(out('changed/es/arcana/17.json'), ' ');
  });

  it('does not exist after its build was killed', async () => {
    const { child, done } = await startScript('build', ['--out', out('kept'), ...OTHER]);
    await new Promise((resolve) => child.stderr!.once('data', resolve));
    child.kill('SIGKILL');
    await done;
    expect(await leftovers()).toEqual([`.kept-new-${child.pid}`]);
    expect(await fs.pathExists(out('kept'))).toBe(false);
  });

  // For every date, whole-dataset.test.ts compares the tree built in Apia's time zone with values computed in this one.
  it('replaces an earlier one as a whole, despite a second build, and is the same as built elsewhere in another time zone', async () => {
    await fs.outputJson(out('kept/.build.json'), { inputs: 'of other data' });
    await fs.outputFile(out(`kept/${STALE}`), '{}');
    const args = ['--out', out('kept'), ...YEAR];
    const first = await startScript('build', args, { ...SETTINGS, SITE_URL: `${SITE}/`, TZ: 'Pacific/Apia' });
    // Waits until it has also removed the leftovers of the killed one.
    while ((await leftovers()).join() !== `.kept-new-${first.child.pid}`) await sleep(10);
    // Suspended, so that it cannot finish before the second one has checked.
    first.child.kill('SIGSTOP');
    const second = await runScript('build', args, { SITE_URL: 'https://second.example' });
    expect(await fs.pathExists(out(`kept/${STALE}`))).toBe(true);
    first.child.kill('SIGCONT');
    expect(second).toMatchObject({ code: 1, stderr: expect.stringMatching(/is being built by process [0-9]+; wait/) });
    expect(await first.done).toMatchObject({ code: 0, stderr: expect.not.stringContaining('Warning') });
    expect(await leftovers()).toEqual([]);
    expect(await fs.readJson(out('kept/api/index.json'))).toHaveProperty('support', SUPPORT);
    built = await hashTree(out('kept'));
    expect(built).toBe(await hashTree((await yearSite()).dir));
  });

  it('is not touched when nothing changed', async () => {
    const before = await identities(out('kept'));
    const again = await runScript('build', ['--out', out('kept'), '--data', out('data'), ...YEAR], SETTINGS);
    expect(again.stdout).toContain('Nothing changed since the last build');
    expect(await identities(out('kept'))).toEqual(before);
  });

  const same = (): BuildOptions => ({
    ...{ dataDir: out('data'), outDir: out('kept'), site: SITE, support: SUPPORT, years: { first: 1990, last: 1990 } },
    log: { write: () => {} },
  });
  it('does not begin again with the same settings', async () => expect(await buildSite(same())).toBeUndefined());

  // Aborted at its first file, which shows that it started. The tests of `inputsOfBuild` and `hashInputs` cover other reasons for a
  // build.
  it.each<[string, () => Partial<BuildOptions>]>([
    ['SITE_URL', () => ({ site: 'https://other.example' })],
    ['SUPPORT_CONTACT', () => ({ support: 'other@example.org' })],
    ['no SUPPORT_CONTACT', () => ({ support: undefined })],
    ['RATE_LIMIT_PER_MINUTE', () => ({ limits: { ...LIMITS, matrix: 59 } })],
    ['text', () => ({ dataDir: out('changed') })],
    ['--years', () => ({ years: { first: 1990, last: 1991 } })],
  ])('begins again with another %s', async (_, changed) => {
    await expect(buildSite({ ...same(), ...changed(), signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  });

  it('is unchanged if data is invalid, which is reported in one line', async () => {
    await fs.writeJson(out('data/es/positions.json'), []);
    const failed = await runScript('build', ['--out', out('kept'), '--data', out('data')]);
    expect(failed).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Error: data\/es\/positions\.json: 0\.key: .*\n$/),
    });
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('stays as it was after %s, and nothing beside it', async (signal, code) => {
    const { child, done } = await startScript('build', ['--out', out('kept'), ...OTHER]);
    await new Promise((resolve) => child.stderr!.once('data', resolve));
    child.kill(signal);
    expect((await done).code).toBe(code);
    expect(await leftovers()).toEqual([]);
    if (signal === 'SIGTERM') expect(await hashTree(out('kept'))).toBe(built);
  });
});

// Which folders may be replaced, output-folder.test.ts says.
it('nobody’s files are lost by --out', async () => {
  await fs.outputFile(out('home/letter.txt'), 'dear');
  await fs.copy(DATA_DIR, out('kept/data'));
  const problem = 'is not empty and was not made by this build; allowed: a new or empty folder, or an earlier build';
  await refused(['--out', out('home')], `--out: ${out('home')} ${problem}`);
  await refused(['--out', out('kept'), '--data', out('kept/data')], OVERLAP);
  expect(await fs.readFile(out('home/letter.txt'), 'utf8')).toBe('dear');
  expect(await readdir(out('kept/data'))).toEqual(await readdir(DATA_DIR));
});

it.each<[string[], RegExp]>([
  [['--out', path.join(DATA_DIR, 'x')], OVERLAP],
  [['--out', 'src/x'], OVERLAP],
  [['--out', ''], /^--out: is empty; allowed: a folder$/],
  [['--data', ''], /^--data: is empty; allowed: a folder$/],
  [['--out', '/dev/null/x'], /^\/dev\/null\/x: cannot be written, and was left as it was: ENOTDIR: .*$/],
  [['--out', path.join('/tmp', 'x'.repeat(250))], /: cannot be written, and was left as it was: ENAMETOOLONG: .*$/],
  [['--years', '1890-1900'], /^--years: "1890-1900" is not a range; allowed: 1900-2100/],
  [['--fast'], /^Unknown option '--fast'; allowed: --out/],
])('%j is refused: %s', (args, line) => refused(args, line));

/** With a line that the script prints after `Error: `, as above. */
async function refused(args: string[], line: string | RegExp): Promise<void> {
  const error = await buildCommand(args, new AbortController().signal).catch((reason: Error) => reason);
  expect(error).toMatchObject({ name: 'UserError' });
  const { message } = error as Error;
  if (typeof line === 'string') expect(message).toBe(line);
  else expect(message).toMatch(line);
  expect(message).not.toContain('\n');
}

/** A small file system in a mount namespace that ends with the command; needs root. */
const canMount = spawnSync('unshare', ['-m', 'true']).status === 0;

describe.runIf(canMount)('a disk that cannot be written (needs root)', () => {
  it.each([
    ['full', 'size=3m', 'dist', 'ENOSPC: no space left on device'],
    ['read-only', 'ro', 'dist', 'EROFS: read-only file system'],
  ])('%s is one line, without a stack, and leaves nothing', async (_, options, name, problem) => {
    const disk = out('disk');
    await fs.ensureDir(disk);
    const command = `mount -t tmpfs -o ${options} none "${disk}" && "${process.execPath}" ${BUNDLES}/build.js --out "${disk}/${name}" --years 1990-1990; echo "code $?"; ls -A "${disk}"`;
    const { stdout, stderr } = spawnSync('unshare', ['-m', 'sh', '-c', command], { cwd: ROOT, encoding: 'utf8' });
    const errors = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('Writing '));
    expect(errors).toEqual([
      expect.stringContaining(`Error: ${disk}/${name}: cannot be written, and was left as it was: ${problem}`),
    ]);
    expect(stdout).toMatch(/code 1\n$/);
  });
});
