import { execFile } from 'node:child_process';
import type { Server } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import fs from 'fs-extra';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApiDocument } from '../../src/api/openapi.ts';
import { contextOf, ROOT } from '../content-fixture.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startService } from './service-in-memory.ts';

const run = promisify(execFile);
let folder: string;
let server: Server;
let source: string;

/** Code of an openapi-typescript user; correct types must compile, and wrong ones must not (`@ts-expect-error`). */
const USE = `
import createClient from 'openapi-fetch';
import type { components, paths } from './types.ts';
const api = createClient<paths>({ baseUrl: SITE });
const { data } = await api.GET('/matrix/{day}/{month}/{year}', { params: { path: { day: 15, month: 6, year: 1990 } } });
// @ts-expect-error
void (() => api.GET('/matrix', {}));
// @ts-expect-error
void (() => api.GET('/matrix/{day}/{month}/{year}', { params: { path: { day: 'x', month: 6, year: 1990 } } }));
const center: components['schemas']['matrix-position'] = data!.matrix.center;
const { error, response } = await api.GET('/life-path/{number}', { params: { path: { number: 10 as 1 } } });
const numbers: readonly number[] = (error as components['schemas']['error-number-not-found']).valid_numbers;
console.log(JSON.stringify([center.arcana, center.name, response.status, numbers.length]));
`;

beforeAll(async () => {
  folder = await temporaryFolder('generated');
  const service = await startService();
  server = service.server;
  source = JSON.stringify(await openApiDocument(contextOf(service.site)));
  await fs.writeFile(path.join(folder, 'types.ts'), astToString(await openapiTS(JSON.parse(source))));
  await fs.writeFile(path.join(folder, 'use.ts'), USE.replace('SITE', `'${service.site}/api'`));
  await fs.symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  await fs.writeJson(path.join(folder, 'package.json'), { type: 'module' });
  const compilerOptions = {
    ...{ strict: true, noUncheckedIndexedAccess: true, module: 'NodeNext', target: 'ES2022', types: ['node'] },
    ...{
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      rewriteRelativeImportExtensions: true,
      outDir: 'out',
      skipLibCheck: true,
    },
  };
  await fs.writeJson(path.join(folder, 'tsconfig.json'), { compilerOptions, files: ['use.ts'] });
});
afterAll(async () => {
  server?.close();
  await fs.remove(folder);
});

it('openapi.json passes the rules of Spectral for OpenAPI without a warning', async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [rulesets.oas as unknown as spectral.RulesetDefinition] });
  expect((await linter.run(source)).map(({ code, path }) => `${code} ${path.join('/')}`)).toEqual([]);
});

it('openapi.json has nothing that breaks generators: a property D that is not last, or escaped slashes', () => {
  const lists = propertyNames(JSON.parse(source)).map((names) => names.map((name) => name.toLowerCase()));
  // A client in Python would lose the properties after it.
  expect(lists.filter((names) => names.includes('d')).map((names) => names.at(-1))).toEqual(['d']);
  expect(source).not.toContain(String.raw`\\/`);
});

/** The names of the properties of every schema inside a value, by schema. */
function propertyNames(value: unknown): string[][] {
  if (value === null || typeof value !== 'object') return [];
  const { properties } = value as { properties?: object };
  return [...(properties ? [Object.keys(properties)] : []), ...Object.values(value).flatMap(propertyNames)];
}

it('a client generated from openapi.json compiles strictly, and gets a matrix and an error from the service', async () => {
  const tsc = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const compiled = run(process.execPath, [tsc, '-p', folder], { cwd: folder });
  const problems = compiled.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(await problems).toBe('');
  // Asynchronous, because the server it calls runs in this process.
  const { stdout } = await run(process.execPath, [path.join(folder, 'out/use.js')], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual([8, 'La Justicia', 404, 12]);
});
