import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readBuildArguments } from '../../../scripts/build/build-site.ts';
import { showProgress } from '../../../scripts/command/progress.ts';
import { folderOfUser, ROOT } from '../../../scripts/command/run-command.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['where npm was called', ROOT, '/srv/here', 'site', '/srv/here/site'],
  ['as it is, if it is whole', ROOT, '/srv/here', '/var/site', '/var/site'],
  ['the current folder without npm', ROOT, undefined, 'site', path.join(ROOT, 'site')],
  // An npm further up, such as that of `npm test`, does not count.
  ['the current folder of a program that was started elsewhere', '/tmp', '/srv/here', 'site', '/tmp/site'],
])("a user's folder is %s", (_, cwd, initCwd, name, expected) => {
  vi.stubEnv('INIT_CWD', initCwd);
  vi.spyOn(process, 'cwd').mockReturnValue(cwd);
  expect(folderOfUser(name)).toBe(path.resolve(expected));
  expect(readBuildArguments(['--out', name, '--data', name])).toMatchObject({ outDir: expected, dataDir: expected });
  vi.restoreAllMocks();
});

function record(isTTY: boolean) {
  const written: string[] = [];
  let now = 0;
  const progress = showProgress({ isTTY, write: (text) => written.push(text) }, 'Writing', 100, () => (now += 60));
  for (let i = 0; i < 100; i++) progress.advance(1);
  progress.done();
  return written;
}

describe('showProgress', () => {
  it('writes a few plain lines into a log', () => {
    expect(record(false)).toEqual([
      'Writing: 25 of 100\n',
      'Writing: 50 of 100\n',
      'Writing: 75 of 100\n',
      'Writing: 100 of 100\n',
    ]);
  });

  it('redraws one line on a terminal and clears it at the end', () => {
    const written = record(true);
    expect(written.length).toBeGreaterThan(10);
    expect(written.every((text) => text.startsWith('\r') && !text.includes('\n'))).toBe(true);
    expect(written.at(-2)).toContain('100 %');
    expect(written.at(-1)).toBe('\r\x1b[K');
  });
});
