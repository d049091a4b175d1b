import { link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { filesOf } from '../../hash-tree.ts';
import { runScript } from '../../run-script.ts';
import { SITE, yearSite } from '../../shared-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

export const BIG_SIZE = 3 * 1024 * 1024 + 7;

export interface ServedFolder {
  readonly root: string;
  readonly dir: string;
  /** Replaces a file instead of changing it, because it may be a hard link to the shared build's. */
  write(name: string, content: string | Buffer): Promise<void>;
  remove(): Promise<void>;
}

/** A site of one year, plus files of every kind and size. */
export async function createServedFolder(site = SITE): Promise<ServedFolder> {
  const root = await temporaryFolder('served');
  const dir = path.join(root, 'dist');
  if (site === SITE) await linkTree((await yearSite()).dir, dir);
  else await runScript('build', ['--out', dir, '--years', '1990-1990'], { SITE_URL: site });
  const write = async (name: string, content: string | Buffer): Promise<void> => {
    await rm(path.join(dir, name), { force: true });
    await fs.outputFile(path.join(dir, name), content);
  };
  await write('pagina.html', `<!doctype html><title>Página sin regla</title>${'<p>hola</p>'.repeat(150)}\n`);
  await write('dataset/big.parquet', Buffer.alloc(BIG_SIZE, 'parquet'));
  await write('dataset/small.csv', 'day,month\n1,2\n');
  // As large as the explorer's bundle.
  await write('assets/site.js', `'use strict';\n${'export const one = 1; // two\n'.repeat(60_000)}`);
  const rules = await fs.readFile(path.join(dir, '_redirects'), 'utf8');
  const own = [
    '/inicio / 301',
    '/n/:number /arcanos/:number 302',
    // A page of that name takes precedence.
    '/arcanos/3 /arcanos/4 302',
  ];
  await write('_redirects', `${own.join('\n')}\n${rules}`);
  return { root, dir, write, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Hard links the files, because a copy would take seconds. */
async function linkTree(from: string, to: string): Promise<void> {
  const files = await filesOf(from);
  for (const folder of new Set(files.map(path.dirname))) await mkdir(path.join(to, folder), { recursive: true });
  await Promise.all(files.map((file) => link(path.join(from, file), path.join(to, file))));
}
