import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeEdgeEnvironment } from '../../../scripts/start/netlify-dev.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder: string;
const file = (): string => path.join(folder, '.env.edge');
beforeEach(async () => {
  folder = await temporaryFolder('edge-environment');
});
afterEach(() => rm(folder, { recursive: true }));

it('moves what the edge function reads from the environment into a file that only its owner can read', async () => {
  const { rest, remove } = writeEdgeEnvironment(folder, { RATE_LIMIT_PER_MINUTE: '5', OTHER: 'x' });
  expect(rest).toEqual({ OTHER: 'x' });
  expect(await readFile(file(), 'utf8')).toBe('RATE_LIMIT_PER_MINUTE="5"\n');
  expect((await fs.stat(file())).mode & 0o777).toBe(0o600);
  remove();
  expect(await fs.pathExists(file())).toBe(false);
});

it('replaces a file that a killed start left', async () => {
  await fs.writeFile(file(), 'old');
  writeEdgeEnvironment(folder, { RATE_LIMIT_PER_MINUTE: '2' });
  expect(await readFile(file(), 'utf8')).toContain('"2"');
});
