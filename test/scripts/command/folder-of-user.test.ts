import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readBuildArguments } from '../../../scripts/build/build-site.ts';
import { folderOfUser, ROOT } from '../../../scripts/command/run-command.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['where npm was called', ROOT, '/srv/here', 'site', '/srv/here/site'],
  ['as it is, if it is whole', ROOT, '/srv/here', '/var/site', '/var/site'],
  ['the current folder without npm', ROOT, undefined, 'site', path.join(ROOT, 'site')],
  // An npm far above, such as that of `npm test`, is not this script's.
  ['the current folder of a program that was started elsewhere', '/tmp', '/srv/here', 'site', '/tmp/site'],
])("a user's folder is %s", (_, cwd, initCwd, name, expected) => {
  vi.stubEnv('INIT_CWD', initCwd);
  vi.spyOn(process, 'cwd').mockReturnValue(cwd);
  expect(folderOfUser(name)).toBe(path.resolve(expected));
  expect(readBuildArguments(['--out', name, '--data', name])).toMatchObject({ outDir: expected, dataDir: expected });
  vi.restoreAllMocks();
});
