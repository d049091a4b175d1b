import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { build } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { packageCommands } from '../../src/words/npm-package.ts';
import { bodiesOf } from '../bodies.ts';
import { content, english, ROOT } from '../content-fixture.ts';
import { askEveryTool } from '../mcp/ask-every-tool.ts';
import { runProgram } from '../scripts/build/dataset/program.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Two thirds of it are the texts in two languages; a sixth is the MCP server with its libraries, which only that command loads. */
const MAX_BYTES = 647_000;
/** The minified size of a bundle with only the functions. */
const MAX_FUNCTION_BYTES = 12_000;
/** The same for the client, with the words of its errors in both languages. */
const MAX_CLIENT_BYTES = 21_000;
/** The base of links if packed without `SITE_URL`. */
const REPOSITORY = 'https://github.com/open-numerology/open-numerology';
let folder: string;
let tarball: string;
let server: Server;
let baseUrl: string;

beforeAll(async () => {
  // Independent of the locale of the test run.
  vi.stubEnv('LC_ALL', 'C');
  folder = await temporaryFolder('package');
  const [packed] = JSON.parse(
    await run(
      'npm',
      ['run', '--silent', 'pack:client', '--', '--json', '--silent', '--pack-destination', folder],
      ROOT,
    ),
  ) as [{ filename: string }];
  tarball = path.join(folder, packed.filename);
  await writeFile(path.join(folder, 'package.json'), '{"type":"module","private":true}');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], folder);
  const body = JSON.stringify(bodiesOf(content, 'https://example.org').matrix({ day: 15, month: 6, year: 1990 }));
  server = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

const installed = (name: string): string => path.join(folder, 'node_modules/open-numerology', name);
const program = (): string => path.join(folder, 'node_modules/.bin/open-numerology');

/** Every text of more than a few words. */
function longTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 40 ? [JSON.stringify(value).slice(1, -1)] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(longTexts) : [];
}

async function run(command: string, args: string[], cwd: string): Promise<string> {
  return (await runProgram(command, args, cwd)).toString();
}

async function bundle(contents: string, minify = true): Promise<string> {
  const options = { bundle: true, minify, charset: 'utf8', format: 'esm', write: false } as const;
  const { outputFiles } = await build({ stdin: { contents, resolveDir: folder }, ...options });
  return outputFiles[0]!.text;
}

/** Compiles files of the folder with strict settings; returns the errors. */
function compile(resolution: string, files: readonly string[]): Promise<string> {
  const options = `--strict --noEmit --skipLibCheck --target ES2022 --lib ES2022 ${resolution}`.split(' ');
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  return run(process.execPath, [tsc, ...options, ...files], folder);
}

const USE = (url: string): string => `
import { createClient, destinyMatrix, explainLifePathNumber, type MatrixBody } from 'open-numerology';
const body: MatrixBody = await createClient({ baseUrl: '${url}' }).matrix('1990-06-15');
const center: number = body.matrix.center.arcana;
// @ts-expect-error: a number.
const text: string = body.matrix.center.arcana;
console.log(JSON.stringify([center, destinyMatrix('1990-06-15').center, explainLifePathNumber('1942-06-18').number]));
`;

const USE_TYPES = `
import { ApiError, chart, createClient } from 'open-numerology';
import { type KarmicTail, karmicTails } from 'open-numerology/data';
import { karmicTails as inEnglish } from 'open-numerology/data/en';
import { karmicTails as inSpanish } from 'open-numerology/data/es';
export const tails: readonly KarmicTail[] = [...inEnglish, ...inSpanish];
// @ts-expect-error: there is no such language.
export const french = createClient({ baseUrl: '/api', language: 'fr' });
export const english = createClient({ baseUrl: '/api', language: 'en' });
void english.get('/arcana', {}, {});
// @ts-expect-error: the options come after the parameters, of which a list has none.
void english.get('/arcana', { signal: undefined });
// @ts-expect-error: it needs a number.
void english.get('/arcana/{number}');
const tail: KarmicTail = karmicTails[0]!;
const arcana: [number, number, number] = tail.arcana;
// @ts-expect-error: it has three.
const two: [number, number] = tail.arcana;
const first: number = chart('1990-06-15').points.A + arcana[2];
export const all: unknown = [first, two, new ApiError(400, 'Invalid date', ''), createClient];
`;

describe('the packed client', () => {
  it('is at most 647 KB and contains no tests, sources or build', async () => {
    expect((await stat(tarball)).size).toBeLessThanOrEqual(MAX_BYTES);
    const names = (await run('tar', ['tzf', tarball], folder)).trim().split('\n');
    expect(names.filter((name) => !/^package\/((?:bin|lib)\/|package\.json$|README\.md$|LICENSE$)/.test(name))).toEqual(
      [],
    );
  });

  it('has its own README, and leaves the repository’s unchanged', async () => {
    const readme = await readFile(installed('README.md'), 'utf8');
    expect(readme).toContain(packageCommands().install);
    expect(await readFile(path.join(ROOT, 'README.md'), 'utf8')).not.toBe(readme);
  });

  it('passes publint', async () => {
    expect((await publint({ pkgDir: installed(''), strict: true })).messages).toEqual([]);
  });

  it('has declarations that import no source, and the licenses of bundled libraries', async () => {
    const names = (await run('tar', ['tzf', tarball], folder)).trim().split('\n');
    for (const name of names.filter((file) => file.endsWith('.d.ts')))
      expect(await readFile(installed(name.replace('package/', '')), 'utf8')).not.toMatch(/['"]\.[^'"]*\.ts['"]/);
    expect(await readFile(installed('lib/mcp.js.LICENSE.txt'), 'utf8')).toMatch(
      /@modelcontextprotocol\/server[\s\S]*zod/,
    );
  });

  it('has functions without texts, and separate texts', async () => {
    const functions = await bundle(
      "import { destinyMatrix, lifePathNumber } from 'open-numerology'; console.log(destinyMatrix, lifePathNumber);",
    );
    expect(functions.length).toBeLessThan(MAX_FUNCTION_BYTES);
    expect(functions).not.toContain('La Justicia');
    const client = await bundle("import { createClient } from 'open-numerology'; console.log(createClient);");
    console.log(`functions ${functions.length} bytes, client ${client.length} bytes`);
    expect(client.length).toBeLessThan(MAX_CLIENT_BYTES);
    const tails = await bundle("import { karmicTails } from 'open-numerology/data'; console.log(karmicTails);");
    expect(tails).toContain(JSON.stringify(content.karmicTails[0]!.name).slice(1, -1));
    expect(tails).not.toContain('La Justicia');
  });

  it.each([
    ['data', content, english],
    ['data/es', content, english],
    ['data/en', english, content],
  ])('has all texts of one language in a bundle of %s, and none of the other', async (entry, own, other) => {
    const bundled = await bundle(`import * as texts from 'open-numerology/${entry}'; console.log(texts);`, false);
    // The publisher has descriptions in both languages.
    const [texts, foreign] = [own, other].map((all) => longTexts({ ...all, publisher: undefined })) as [
      string[],
      string[],
    ];
    expect(texts.length).toBeGreaterThan(1_500);
    expect(texts.filter((text) => !bundled.includes(text))).toEqual([]);
    expect(foreign.filter((text) => bundled.includes(text))).toEqual([]);
  });

  it('has the texts of the service, and can be required', async () => {
    const code =
      "const { arcana } = require('open-numerology/data'); const en = require('open-numerology/data/en'); const { yearArcanum } = require('open-numerology'); console.log(JSON.stringify([arcana, en, yearArcanum('1990-06-15', 2026)]))";
    await writeFile(path.join(folder, 'use.cjs'), code);
    const got: unknown = JSON.parse(await run(process.execPath, ['--no-warnings', 'use.cjs'], folder));
    expect(got).toEqual([content.arcana, JSON.parse(JSON.stringify(english)), 4]);
  });

  it('needs no other package', async () => {
    expect(JSON.parse(await readFile(installed('package.json'), 'utf8'))).not.toHaveProperty('dependencies');
  });

  it('works from ESM in Node', async () => {
    await writeFile(
      path.join(folder, 'use.mjs'),
      USE(baseUrl)
        .replace(', type MatrixBody', '')
        .replace(/: (MatrixBody|number|string)/g, ''),
    );
    expect(JSON.parse(await run(process.execPath, ['use.mjs'], folder))).toEqual([8, 8, 22]);
  });

  it('has types that compile with strict settings, libraries included', async () => {
    const wrong = '// @ts-expect-error\nexport const wrong: string = body.matrix.center.arcana;\n';
    await writeFile(path.join(folder, 'use.ts'), USE(baseUrl) + wrong);
    const options = {
      strict: true,
      noEmit: true,
      module: 'NodeNext',
      target: 'ES2022',
      lib: ['ES2022', 'DOM'],
      types: [],
      skipLibCheck: false,
    };
    await writeFile(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: ['use.ts'] }),
    );
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    expect(await run(process.execPath, [tsc, '-p', folder], folder)).toBe('');
  });

  it.each([
    ['node16, and does what its README shows', '--module node16', ['use.cts', 'use.mts'], true],
    ['node10', '--module commonjs --moduleResolution node10', ['use.cts'], false],
  ])('has types for the module resolution %s, tuples among them', async (_, resolution, files, withSamples) => {
    const readme = await readFile(installed('README.md'), 'utf8');
    const samples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code], i) => [`sample-${i}.mts`, code!] as const);
    expect(samples.length).toBeGreaterThan(2);
    const written = [...files.map((name) => [name, USE_TYPES] as const), ...(withSamples ? samples : [])];
    for (const [name, code] of written) await writeFile(path.join(folder, name), code);
    const names = written.map(([name]) => name);
    expect(await compile(resolution, names)).toBe('');
  });

  it('works in Deno', async () => {
    const deno = path.join(ROOT, 'node_modules/.bin/deno');
    const entry = installed('lib/client/index.js');
    await writeFile(
      path.join(folder, 'use.deno.mjs'),
      `import { destinyMatrix } from '${entry}'; console.log(destinyMatrix('1990-06-15').center);`,
    );
    expect(await run(deno, ['run', '--no-config', '--no-lock', 'use.deno.mjs'], folder)).toBe('8\n');
  });
});

describe('the program', () => {
  it('words errors in terms of its arguments', async () => {
    expect(await run(program(), ['1990-06-15'], folder)).toMatch(/^Matriz del destino del 15 de junio de 1990\n/);
    expect(JSON.parse(await run(program(), ['arcanum', '17', '--json'], folder))).toMatchObject({
      name: 'La Estrella',
      source_url: `${REPOSITORY}?page=/arcanos/17`,
    });
    expect(await run(program(), ['--version'], folder)).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('speaks the language of its user', () => {
    const said = (args: string[], env: object): string =>
      spawnSync(program(), args, { encoding: 'utf8', env: { ...process.env, ...env } }).stdout;
    const english = /^Destiny matrix of June 15, 1990\n[\s\S]*The Lovers/;
    expect(said(['1990-06-15'], { LC_ALL: 'en_US.UTF-8' })).toMatch(english);
    expect(said(['1990-06-15', '--lang', 'en'], {})).toMatch(english);
    expect(said(['1990-06-15', '--json'], { LC_ALL: 'en_US.UTF-8' })).toBe(said(['1990-06-15', '--json'], {}));
  });

  // Twenty-six hours apart: in one of them, it is always another date than in UTC.
  it.each(['Pacific/Kiritimati', 'Etc/GMT+12'])('answers for today in its user’s time zone, %s', (TZ) => {
    const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: TZ });
    const before = today();
    const { stdout } = spawnSync(program(), ['day', '1990-06-15', '--json'], {
      encoding: 'utf8',
      env: { ...process.env, TZ },
    });
    // Midnight may have passed.
    expect([before, today()]).toContain(JSON.parse(stdout).input.day);
  });

  it('reads the texts of one language only', async () => {
    const [spanish, away] = [installed('lib/data/es'), path.join(folder, 'away')];
    await rename(spanish, away);
    try {
      expect(await run(program(), ['chart', '1990-06-15', '--lang', 'en'], folder)).toContain('Life path');
    } finally {
      await rename(away, spanish);
    }
  });

  it.each([
    [['1990-02-30'], 1, 'Error: El 30 de febrero de 1990 no existe: ese mes termina el día 28.\n'],
    [['--nada'], 2, 'Error: No existe la opción «--nada». Mira open-numerology --help.\n'],
  ])('%j exits with %d and one line', (args, code, line) => {
    const { status, stdout, stderr } = spawnSync(program(), args, { encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([code, '', line]);
  });

  it.runIf(existsSync('/dev/full'))('reports in one line that its output cannot be written', () => {
    const { status, stderr } = spawnSync('sh', ['-c', `"${program()}" chart 1990-06-15 > /dev/full`], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, 'Error: No se puede escribir la respuesta (ENOSPC).\n']);
  });

  it('reports in one line why it stops serving assistants: a line that is not a message', () => {
    const { status, stdout, stderr } = spawnSync(program(), ['mcp'], {
      input: Buffer.alloc(50_000_000, 'a'),
      encoding: 'utf8',
    });
    const line = 'Error: Ha llegado un mensaje de más de 10 MB; el servidor MCP termina.\n';
    expect([status, stdout, stderr]).toEqual([1, '', line]);
  });

  it('starts with at most 45 ms more CPU time than Node itself', async () => {
    // CPU time instead of wall-clock time, which other tests would affect.
    const meter = path.join(folder, 'meter.cjs');
    const print = "const { user, system } = process.cpuUsage(); console.error('used', (user + system) / 1000, 'ms')";
    await writeFile(meter, `process.on('exit', () => { ${print} })`);
    const used = (args: string[]): number => {
      const { stderr } = spawnSync(process.execPath, ['--require', meter, ...args], { cwd: folder, encoding: 'utf8' });
      return Number(/^used (.*) ms$/m.exec(stderr)![1]);
    };
    // The least of each, in turns, because a machine is slower at some moments.
    let [node, ours] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let turn = 0; turn < 10; turn++) {
      node = Math.min(node, used(['-e', '0']));
      ours = Math.min(ours, used([program(), '1990-06-15']));
    }
    console.log(`node ${node.toFixed(0)} ms, open-numerology ${ours.toFixed(0)} ms`);
    expect(ours - node).toBeLessThan(45);
  });

  it('serves assistants over stdio', async () => {
    const transport = new StdioClientTransport({ command: process.execPath, args: [program(), 'mcp'] });
    await askEveryTool(transport, `${REPOSITORY}?page=`);
  });

  it('reports a failure inside of a tool on standard error only', async () => {
    const args = [program(), 'mcp'];
    const transport = new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' });
    let reported = '';
    transport.stderr!.on('data', (chunk) => {
      reported += chunk;
    });
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    const text = installed('lib/data/en/arcana.js');
    await rename(text, `${text}.away`);
    const { isError, content } = await client.callTool({ name: 'arcanum', arguments: { number: 7, language: 'en' } });
    await rename(`${text}.away`, text);
    await client.close();
    expect([isError, content]).toEqual([true, [{ type: 'text', text: expect.stringMatching(/^The server failed/) }]]);
    expect(reported).toContain('ENOENT');
  });

  it('cites the user’s site, and reports an invalid one in one line', async () => {
    const env = { SITE_URL: 'https://numeros.example.org/' };
    const transport = new StdioClientTransport({ command: process.execPath, args: [program(), 'mcp'], env });
    await askEveryTool(transport, 'https://numeros.example.org');
    const { status, stderr } = spawnSync(program(), ['mcp'], {
      env: { ...process.env, SITE_URL: 'nowhere' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^Error: SITE_URL: "nowhere" is not an address; .+\n$/),
    ]);
  });
});
