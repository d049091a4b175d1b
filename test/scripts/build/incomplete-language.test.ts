import { type ChildProcess, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import fs from 'fs-extra';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../content-fixture.ts';
import { freePort } from '../../free-port.ts';
import { BUNDLES, bundleScripts } from '../../run-script.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const run = promisify(execFile);
const NAME = 'pt';
const LISTS = ['answers', 'cli', 'client', 'on-demand', 'words'];

let folder: string;
let built: { stdout: string; stderr: string };
let server: ChildProcess;
let address: string;

/** A copy of the project with a third language that has Spanish words and only the texts of arcana and short places. */
beforeAll(async () => {
  folder = await temporaryFolder('incomplete');
  for (const part of ['data', 'docs', 'netlify', 'scripts', 'src', 'CHANGELOG.md', 'package.json', 'tsconfig.json'])
    await fs.copy(path.join(ROOT, part), path.join(folder, part));
  await fs.symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  await addLanguage();
  await bundleScripts(folder, 'build', 'serve', 'verify');
  built = await run(process.execPath, [`${BUNDLES}/build.js`, '--years', '1990-1990'], { cwd: folder });
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, [`${BUNDLES}/serve.js`], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), RATE_LIMIT_PER_MINUTE: '1000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    server.stdout!.once('data', resolve);
    server.once('exit', () => reject(new Error('the server has ended')));
  });
}, 300_000);

afterAll(() => server?.kill());

async function addLanguage(): Promise<void> {
  const words = path.join(folder, 'src', 'words');
  await fs.copy(path.join(words, 'es'), path.join(words, NAME));
  await edit('src/words/language.ts', [
    /(LANGUAGES = \['es', 'en')/,
    `$1, '${NAME}'`,
    /(PUBLISHED.*= \['es', 'en')/,
    `$1, '${NAME}'`,
  ]);
  for (const list of LISTS)
    await edit(`src/words/${list}.ts`, [
      /^(import .*)\bes\b(.*)es\/(.*)\n/m,
      `$&$1${NAME}$2${NAME}/$3\n`,
      /(\bes,\s+en)\b/,
      `$1, ${NAME}`,
    ]);
  await edit('src/words/pt/index.ts', [/export const es/, `export const ${NAME}`]);
  await edit('src/words/pt/pages/addresses.ts', [/: '\//g, `: '/${NAME}/`]);
  await edit('src/words/pt/texts.ts', [
    /^import (?!a\d|shortPlaces).*\n/gm,
    '',
    /data\/es/g,
    `data/${NAME}`,
    /^ {2}(?!arcana|shortPlaces).*,\n/gm,
    '',
  ]);
  for (const file of ['en/openapi', 'en/dataset', 'es/dataset', 'pt/dataset'])
    await edit(`src/words/${file}.ts`, [/(\{ es: '[^']*', en: '[^']*')/, `$1, ${NAME}: 'Portuguese'`]);
  // With a word of its own in each body: verify reports a text in another language.
  await edit('src/words/pt/citations.ts', [/Datos de/, 'Dados de']);
  await edit('src/words/pt/errors.ts', [/language: 'es'/, `language: '${NAME}'`]);
  for (const part of ['arcana', 'short-places.json'])
    await fs.copy(path.join(folder, 'data/es', part), path.join(folder, 'data', NAME, part));
  for (let number = 1; number <= 22; number++)
    await edit(`data/pt/arcana/${number}.json`, [/"keyword": "/, '$&Em português: ']);
  const publisher = await fs.readJson(path.join(folder, 'data/publisher.json'));
  publisher.description[NAME] = 'Dados abertos.';
  await fs.writeJson(path.join(folder, 'data/publisher.json'), publisher);
}

/** Replaces patterns, each of which must match; `changes` alternates patterns and replacements. */
async function edit(file: string, changes: readonly (RegExp | string)[]): Promise<void> {
  let text = await fs.readFile(path.join(folder, file), 'utf8');
  for (let i = 0; i < changes.length; i += 2) {
    const changed = text.replace(changes[i] as RegExp, changes[i + 1] as string);
    if (changed === text) throw new Error(`${file} has no ${changes[i]}`);
    text = changed;
  }
  await fs.writeFile(path.join(folder, file), text);
}

async function ask(target: string) {
  const response = await fetch(address + target);
  const text = await response.text();
  return { status: response.status, language: response.headers.get('content-language'), text };
}

it('compiles', async () => {
  const compiler = path.join(folder, 'node_modules/typescript-native/bin/tsc');
  await run(process.execPath, [compiler, '--noEmit'], { cwd: folder });
});

it('is built, and the build reports what is missing', async () => {
  const [line] = /^pt is published without .*$/m.exec(built.stderr) ?? [''];
  for (const file of ['positions.json', 'life-path/7.json', 'numbers.json', 'portrait.json', 'karmic-tails.json'])
    expect(line).toContain(`data/pt/${file}`);
  expect(line).not.toMatch(/arcana|short-places/);
});

it('has no fault for verify but one that is planted, which fails it', async () => {
  await fs.remove(path.join(folder, 'dist/licencia.md'));
  const verified = run(process.execPath, [`${BUNDLES}/verify.js`, '--years', '1990-1990'], { cwd: folder });
  const { code, stdout, stderr } = await verified.then(
    () => ({ code: 0, stdout: '', stderr: '' }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  );
  expect([code, stderr.match(/^\/.*$/gm)]).toEqual([1, ['/licencia.md is missing']]);
  expect(stdout).toMatch(/ bodies checked in .*: 1 fault\n$/);
});

it.each([
  ['/api/pt', 200],
  ['/api/pt/arcana', 200],
  ['/api/pt/arcana/8', 200],
  ['/api/pt/matrix/15/6/1990', 200],
  ['/api/pt/matrix/1990-06-15', 200],
  ['/api/pt/life-path/7', 404],
  ['/api/pt/chart/1990-06-15', 404],
  ['/api/pt/couple/1990-06-15/1988-02-03', 404],
  ['/api/pt/numbers/1990-06-15', 404],
  ['/api/pt/name/Ana', 404],
  ['/api/pt/matrix/15/6/1990.svg', 404],
  ['/api/pt/matrix/15/6/1990.png', 404],
  ['/api/pt/matrix/30/2/1990', 400],
])('%s is %i in its own language', async (target, status) => {
  expect(await ask(target)).toMatchObject({ status, language: NAME });
});

it('says what its own files say', async () => {
  expect(JSON.parse((await ask('/api/pt/arcana/8')).text).keyword).toMatch(/^Em português: ./);
});

it('is listed with what it has, and links to pages of the first language', async () => {
  const { endpoints, examples, method_url, dataset_url } = JSON.parse((await ask('/api/pt')).text);
  expect(Object.keys(endpoints).sort()).toEqual(
    JSON.parse((await ask('/api/languages')).text)
      .find(({ code }: { code: string }) => code === NAME)
      .complete.sort(),
  );
  expect(endpoints).toMatchObject({ matrix: expect.stringContaining('/api/pt/matrix/'), index: expect.any(String) });
  for (const name of ['chart', 'life_path', 'couple', 'matrix_card']) expect(endpoints).not.toHaveProperty(name);
  expect(examples).not.toHaveProperty('life_path');
  expect([method_url, dataset_url].map((url) => new URL(url).pathname)).toEqual(['/matriz', '/datos']);
  const { source_url, details_url } = JSON.parse((await ask('/api/pt/matrix/15/6/1990')).text);
  expect(new URL(source_url).pathname).toBe('/matriz');
  expect(details_url).toMatch(/\/perfil\?birth=1990-06-15$/);
});

it('has no pages and no tables, and no complete language links to it', async () => {
  expect(await fs.pathExists(path.join(folder, 'dist', NAME))).toBe(false);
  const { files } = await fs.readJson(path.join(folder, 'dist/dataset/index.json'));
  expect(files.filter(({ name }: { name: string }) => /\bpt\b/.test(name))).toEqual([]);
  const home = await fs.readFile(path.join(folder, 'dist/index.html'), 'utf8');
  expect(home).toContain('hreflang="en"');
  expect(home).not.toContain('hreflang="pt"');
  const { headers } = await fetch(`${address}/api/arcana`);
  expect(headers.get('link')).toContain('hreflang="en"');
  expect(headers.get('link')).not.toContain('hreflang="pt"');
});
