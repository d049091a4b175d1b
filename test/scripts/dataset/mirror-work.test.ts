import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeFingerprint } from '../../../scripts/build-state.ts';
import { compileBuild } from '../../../scripts/compile-build.ts';
import { mirrorInThread } from '../../../scripts/dataset/mirror-work.ts';
import { type MirrorJob, writeMirror } from '../../../scripts/dataset/write-mirror.ts';
import { type OneTaskThread, startThread } from '../../../scripts/one-task-thread.ts';
import { content, ROOT } from '../../content-fixture.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let compiledThread: URL;
let thread: OneTaskThread<MirrorJob>;
let folder: string;
beforeAll(async () => {
  compiledThread = (await compileBuild(ROOT, codeFingerprint(ROOT))).threads.mirror;
});
beforeEach(async () => {
  folder = await temporaryFolder('mirror');
  thread = startThread(compiledThread);
});
afterEach(async () => {
  await thread.dismiss();
  await rm(folder, { recursive: true });
});

const job = (name: string, last = 1991): MirrorJob => ({
  content,
  site: 'https://example.org',
  years: { first: 1990, last },
  folder: path.join(folder, name),
});
const archive = (name: string): string => path.join(folder, name, 'dataset/api-mirror.zip');

describe('the mirror', () => {
  it('is the same from another thread, which tells how far it is', async () => {
    const reached: number[] = [];
    await mirrorInThread(thread, job('aside')).finish((matrices) => reached.push(matrices));
    await writeMirror(job('here'), () => {});
    expect(await readFile(archive('aside'))).toEqual(await readFile(archive('here')));
    expect(reached.at(-1)).toBe(730);
    expect(reached).toEqual([...reached].sort((a, b) => a - b));
  });

  it('is packed before anybody waits for it', async () => {
    const work = mirrorInThread(thread, job('aside'));
    // The directory is written at the end, so a complete archive ends with its mark.
    const complete = async (): Promise<boolean> =>
      (await readFile(archive('aside')).catch(() => Buffer.alloc(0))).includes('PK\u0005\u0006', 'latin1');
    while (!(await complete())) await new Promise((resolve) => setTimeout(resolve, 5));
    const reached: number[] = [];
    await work.finish((matrices) => reached.push(matrices));
    expect(reached[0]).toBeGreaterThan(0);
  });

  it('throws what the thread failed at', async () => {
    await fs.outputFile(archive('aside'), 'in the way');
    await expect(mirrorInThread(thread, job('aside')).finish(() => {})).rejects.toThrow(/EEXIST.*api-mirror\.zip/);
  });

  it.each([['aside'], ['here']])('stops at a signal (%s)', async (name) => {
    const controller = new AbortController();
    const long = job(name, 2100);
    const abortLater = (matrices: number): void => {
      if (matrices > 20_000) controller.abort();
    };
    const stopped =
      name === 'aside'
        ? mirrorInThread(thread, long, controller.signal).finish(abortLater)
        : writeMirror(long, abortLater, controller.signal);
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    const { size } = await fs.stat(archive(name));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await fs.stat(archive(name))).size).toBe(size);
  });
});
