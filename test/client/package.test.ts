import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matrixRenderer } from '../../src/api/matrix-body.ts';
import { content, ROOT } from '../content-fixture.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const MAX_BYTES = 100_000;
let folder: string;
let tarball: string;
let server: Server;
let baseUrl: string;

beforeAll(async () => {
  folder = await temporaryFolder('package');
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], ROOT)) as [
    { filename: string },
  ];
  tarball = path.join(folder, packed.filename);
  await writeFile(path.join(folder, 'package.json'), '{"type":"module","private":true}');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], folder);
  const body = JSON.stringify(matrixRenderer(content, 'https://example.org')({ day: 15, month: 6, year: 1990 }));
  server = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(async () => {
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

function run(command: string, args: string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

const USE = (url: string): string => `
import { createClient, destinyMatrix, explainLifePathNumber, type MatrixBody } from 'open-numerology';
const body: MatrixBody = await createClient({ baseUrl: '${url}' }).matrix('1990-06-15');
const center: number = body.matrix.center.arcana;
console.log(JSON.stringify([center, destinyMatrix('1990-06-15').center, explainLifePathNumber('1942-06-18').number]));
`;

describe('the packed client', () => {
  it('is at most 100 KB and holds no tests, no data and no build', async () => {
    expect((await stat(tarball)).size).toBeLessThanOrEqual(MAX_BYTES);
    const names = run('tar', ['tzf', tarball], folder).trim().split('\n');
    expect(names.filter((name) => !/^package\/(lib\/|package\.json$|README\.md$|LICENSE$)/.test(name))).toEqual([]);
  });

  it('needs no other package', async () => {
    const { dependencies } = JSON.parse(
      await readFile(path.join(folder, 'node_modules/open-numerology/package.json'), 'utf8'),
    ) as { dependencies?: object };
    expect(dependencies).toBeUndefined();
  });

  it('works from ESM in Node', async () => {
    await writeFile(
      path.join(folder, 'use.mjs'),
      USE(baseUrl)
        .replace(', type MatrixBody', '')
        .replace(/: (MatrixBody|number)/g, ''),
    );
    // Not synchronously: the server that it asks runs in this process.
    const { stdout } = await promisify(execFile)(process.execPath, ['use.mjs'], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual([8, 8, 22]);
  });

  it('has types that a strict user can check, libraries included', async () => {
    await writeFile(path.join(folder, 'use.ts'), USE(baseUrl));
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
    expect(run(process.execPath, [tsc, '-p', folder], folder)).toBe('');
    await writeFile(path.join(folder, 'use.ts'), USE(baseUrl).replace('center: number', 'center: string'));
    expect(() => execFileSync(process.execPath, [tsc, '-p', folder], { cwd: folder, stdio: 'pipe' })).toThrow();
  });

  it('works in Deno', async () => {
    const deno = path.join(ROOT, 'node_modules/.bin/deno');
    const entry = path.join(folder, 'node_modules/open-numerology/lib/client/index.js');
    await writeFile(
      path.join(folder, 'use.deno.mjs'),
      `import { destinyMatrix } from '${entry}'; console.log(destinyMatrix('1990-06-15').center);`,
    );
    expect(run(deno, ['run', '--no-config', '--no-lock', 'use.deno.mjs'], folder).trim()).toBe('8');
  });
});
