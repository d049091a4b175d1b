import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import fs from 'fs-extra';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type StaticFiles } from '../../../src/server/static-files.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let root: string;
let site: StaticFiles;
let buildName: () => Promise<string | undefined>;
const WORDS = ' y unas palabras más'.repeat(100);
const FILES = {
  '/api/life-path/7.json': 'un cuerpo',
  '/docs': 'una página',
  '/docs.md': 'un texto',
  '/assets/site.js': 'un programa',
  '/dataset/matrix.csv': 'una tabla',
  '/dataset/matrix.parquet': 'una tabla de columnas',
  '/not-there': 'la página de lo que no está',
};

/** A fake build with its number in every file. */
async function build(number: number): Promise<string> {
  const dir = `${root}/build-${number}`;
  for (const [path, what] of Object.entries(FILES)) {
    const name = { '/docs': '/docs.html', '/not-there': '/404.html' }[path] ?? path;
    await fs.outputFile(`${dir}${name}`, `${number}: ${what}${WORDS}`);
  }
  await fs.outputFile(`${dir}/_headers`, `/*\n  X-Build: ${number}\n`);
  await fs.outputFile(`${dir}/_redirects`, `/moved /to-${number} 302\n`);
  if (number === 2) await fs.outputFile(`${dir}/new.html`, 'new');
  return dir;
}

beforeAll(async () => {
  root = await temporaryFolder('replaced');
  await fs.move(await build(1), `${root}/dist`);
  ({ files: site, buildName } = await openSite(`${root}/dist`));
});
afterAll(() => fs.remove(root));

async function read(path: string, encoding: string): Promise<string> {
  const response = await site('GET', path, new Headers({ 'Accept-Encoding': encoding }));
  const bytes = Buffer.from(await response.arrayBuffer());
  return (response.headers.get('content-encoding') === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
}

describe('a build that replaces another', () => {
  const everything = async (): Promise<object> => {
    const found: Record<string, string[]> = {};
    for (const path of Object.keys(FILES)) found[path] = [await read(path, ''), await read(path, 'br')];
    const rule = await site('GET', '/moved', new Headers());
    const names = await Promise.all(
      Object.keys(FILES).map(async (path) => (await site('HEAD', path, new Headers())).headers.get('x-build')),
    );
    return { found, location: rule.headers.get('location'), names: new Set(names) };
  };
  const of = (number: number): object => ({
    found: Object.fromEntries(
      Object.entries(FILES).map(([path, what]) => [path, Array(2).fill(`${number}: ${what}${WORDS}`)]),
    ),
    location: `/to-${number}`,
    names: new Set([String(number)]),
  });

  it('is served a tenth of a second later, regardless of what was cached', async () => {
    // Twice: the second time from memory.
    expect(await everything()).toEqual(of(1));
    expect(await everything()).toEqual(of(1));
    const next = await build(2);
    await fs.move(`${root}/dist`, `${root}/old`);
    await fs.move(next, `${root}/dist`);
    await sleep(150);
    // Without any other request.
    expect(await buildName()).toBe('2');
    expect(await everything()).toEqual(of(2));
  });

  it('is noticed at once through a new file', async () => {
    await fs.move(`${root}/dist`, `${root}/second`);
    await fs.move(`${root}/old`, `${root}/dist`);
    await sleep(150);
    expect(await read('/docs', '')).toContain('1: una página');
    await fs.move(`${root}/dist`, `${root}/old`);
    await fs.move(`${root}/second`, `${root}/dist`);
    expect(await read('/new', '')).toBe('new');
  });
});
