import { rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeFingerprint } from '../../../scripts/build-state.ts';
import { compileBuild } from '../../../scripts/compile-build.ts';
import { type MatrixTask, type WriteOptions, writeMatrices } from '../../../scripts/matrices/write-matrices.ts';
import { type OneTaskThread, startThread } from '../../../scripts/one-task-thread.ts';
import { content, ROOT } from '../../content-fixture.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { filesOf, hashTree } from '../../tree.ts';

const DAYS_OF_TWO_YEARS = 730;
let compiledThread: URL;
let helper: OneTaskThread<MatrixTask>;
let folder: string;
beforeAll(async () => {
  compiledThread = (await compileBuild(ROOT, codeFingerprint(ROOT))).threads.matrices;
});
beforeEach(async () => {
  folder = await temporaryFolder('matrices');
  helper = startThread(compiledThread);
});
afterEach(async () => {
  await helper.dismiss();
  await rm(folder, { recursive: true });
});

function write(
  name: string,
  options: Partial<WriteOptions> = {},
  meanwhile = async (): Promise<void> => {},
): Promise<number> {
  const job = {
    content,
    site: 'https://example.org',
    years: { first: 1990, last: 1991 },
    folder: path.join(folder, name),
  };
  return writeMatrices(job, { helper, signal: undefined, onProgress: () => {}, ...options }, meanwhile);
}

describe('two threads', () => {
  it('write the tree of one thread, and count it together', async () => {
    const reached: number[] = [];
    expect(await write('two', { onProgress: (count) => reached.push(count) })).toBe(DAYS_OF_TWO_YEARS);
    expect(await write('one', { helper: undefined })).toBe(DAYS_OF_TWO_YEARS);
    expect(await hashTree(path.join(folder, 'two'))).toBe(await hashTree(path.join(folder, 'one')));
    expect(reached.at(-1)).toBe(DAYS_OF_TWO_YEARS);
    expect(reached).toEqual([...reached].sort((a, b) => a - b));
  });

  it('leave all the work to the helper while this one is busy', async () => {
    const built = (): Promise<string[]> => filesOf(folder).catch(() => []);
    const allWritten = async (): Promise<void> => {
      while ((await built()).length < DAYS_OF_TWO_YEARS) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    expect(await write('two', {}, allWritten)).toBe(DAYS_OF_TWO_YEARS);
  });
});

describe('a failure', () => {
  it.each([
    ['in both', async () => {}],
    [
      'in the helper alone',
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      },
    ],
  ])('%s is thrown, and nobody writes after it', async (_, meanwhile) => {
    // Every folder has a file in the way, whoever takes it.
    for (let day = 1; day <= 28; day++)
      for (let month = 1; month <= 12; month++)
        await fs.outputFile(path.join(folder, `two/api/matrix/${day}/${month}/1991.json`), '');
    await expect(write('two', {}, meanwhile)).rejects.toThrow(/EEXIST.*1991\.json/);
    const left = await filesOf(folder);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await filesOf(folder)).toEqual(left);
  });

  it('of this thread’s own work ends the helper too', async () => {
    await expect(write('two', {}, () => Promise.reject(new Error('openapi')))).rejects.toThrow('openapi');
    const left = await filesOf(folder).catch(() => []);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await filesOf(folder).catch(() => [])).toEqual(left);
    expect(left.length).toBeLessThan(DAYS_OF_TWO_YEARS);
  });

  it('by a signal ends both', async () => {
    const controller = new AbortController();
    const aborted = write('two', { signal: controller.signal, onProgress: () => controller.abort() });
    await expect(aborted).rejects.toThrow(/aborted/);
    expect((await filesOf(folder)).length).toBeLessThan(DAYS_OF_TWO_YEARS);
  });
});
