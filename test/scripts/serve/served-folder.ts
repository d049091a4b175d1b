import { rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { runBuild } from '../../run-script.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

export const BIG_SIZE = 3 * 1024 * 1024 + 7;

/** One built year with a few pages beside it, as the website has them. */
export async function createServedFolder(
  site: string,
): Promise<{ readonly root: string; readonly dir: string; remove(): Promise<void> }> {
  const root = await temporaryFolder('served');
  const dir = path.join(root, 'dist');
  await runBuild(['--out', dir, '--years', '1990-1990', '--api-only'], { SITE_URL: site });
  const write = (name: string, content: string | Buffer): Promise<void> => fs.outputFile(path.join(dir, name), content);
  await write('index.html', `<!doctype html><title>Inicio</title>${'<p>hola</p>'.repeat(200)}\n`);
  await write('matriz.html', '<!doctype html><title>Matriz</title>\n');
  await write('perfil.html', `<!doctype html><title>Perfil de una fecha · Web</title>${'<p>hola</p>'.repeat(150)}\n`);
  await write('arcanos/index.html', '<!doctype html><title>Arcanos</title>\n');
  await write('pagina.html', `<!doctype html><title>Página sin regla</title>${'<p>hola</p>'.repeat(150)}\n`);
  await write('404.html', '<!doctype html><title>No está</title>\n');
  await write('dataset/big.parquet', Buffer.alloc(BIG_SIZE, 'parquet'));
  await write('dataset/small.csv', 'day,month\n1,2\n');
  await write('dataset/rows.csv', `day,month\n${'1,2\n'.repeat(1_000)}`);
  await write('dataset/NOTES.md', `# Notes\n${'Some words.\n'.repeat(500)}`);
  await write('dataset/SUMS', `${'0123456789abcdef  name\n'.repeat(500)}`);
  // As large as the explorer's bundle.
  await write('assets/site.js', `'use strict';\n${'export const one = 1; // two\n'.repeat(60_000)}`);
  await fs.appendFile(
    path.join(dir, '_headers'),
    '/dataset/*\n  Access-Control-Allow-Origin: *\n  Cache-Control: public, max-age=3600\n/dataset/SUMS\n  Content-Type: text/plain; charset=utf-8\n',
  );
  await fs.writeFile(
    path.join(dir, '_redirects'),
    `/inicio / 301\n/ficha /matriz.html 200\n/n/:number /arcanos/:number 302\n${await fs.readFile(path.join(dir, '_redirects'), 'utf8')}`,
  );
  return { root, dir, remove: () => rm(root, { recursive: true, force: true }) };
}
