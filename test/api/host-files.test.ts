import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedApiFiles } from '../../src/service/api-files.ts';
import { headersFile } from '../../src/service/headers-file.ts';
import { redirectsFile } from '../../src/service/redirects-file.ts';
import { fileOf } from '../../src/contract/api-path.ts';
import { FIXED_PATHS } from '../../src/contract/routes.ts';
import { content } from '../content-fixture.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const files = new Map(
  [...fixedApiFiles(content, 'https://example.org')].map((file) => [file.path, String(file.content)]),
);
let folder: string;

beforeAll(async () => {
  folder = await temporaryFolder('static-files');
  await writeFile(path.join(folder, '_headers'), headersFile());
  await writeFile(path.join(folder, '_redirects'), redirectsFile());
});
afterAll(() => rm(folder, { recursive: true }));

describe('the files besides the matrices', () => {
  it('are exactly the index, 12 life paths, 22 arcana, their lists and five errors', () => {
    expect([...files.keys()].sort()).toEqual(
      [
        ...FIXED_PATHS.map(fileOf),
        '/api/errors/not-found.json',
        '/api/errors/number-not-found.json',
        '/api/errors/arcanum-not-found.json',
        '/api/errors/chart-not-found.json',
        '/api/errors/invalid-date.json',
      ].sort(),
    );
  });

  it('are minified JSON with a final newline', () => {
    for (const text of files.values()) expect(text).toBe(`${JSON.stringify(JSON.parse(text))}\n`);
  });
});

describe('_headers, read by Netlify’s own parser', () => {
  it('is a handful of rules with the headers of the contract', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [path.join(folder, '_headers')],
      configHeaders: undefined,
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(headers.length).toBeLessThan(20);
    expect(headers).toContainEqual({
      for: '/api/*',
      values: expect.objectContaining({
        'Cache-Control': 'public, max-age=86400, stale-while-revalidate=86400',
        'Access-Control-Allow-Origin': '*',
        'X-API-License': 'CC-BY-4.0',
        'X-Content-Type-Options': 'nosniff',
      }),
    });
  });
});

describe('_redirects, read by Netlify’s own parser', () => {
  const read = async () => {
    const result = await parseAllRedirects({
      redirectsFiles: [path.join(folder, '_redirects')],
      configRedirects: [],
      minimal: true,
    });
    return {
      errors: result.errors,
      redirects: result.redirects as { from: string; to: string; status: number; force?: boolean }[],
    };
  };

  it('rewrites every extensionless URL', async () => {
    const { redirects, errors } = await read();
    expect(errors).toEqual([]);
    for (const from of FIXED_PATHS)
      expect(redirects).toContainEqual(expect.objectContaining({ from, to: fileOf(from), status: 200 }));
    expect(redirects).toContainEqual(
      expect.objectContaining({
        from: '/api/matrix/:day/:month/:year',
        to: '/api/matrix/:day/:month/:year.json',
        status: 200,
      }),
    );
  });

  it('answers what is left with a JSON 404 whose file exists, in the right order', async () => {
    const { redirects } = await read();
    const notFound = redirects.filter(({ status }) => status === 404);
    expect(notFound.map(({ from }) => from)).toEqual([
      '/api/matrix/*',
      '/api/chart/*',
      '/api/life-path/*',
      '/api/arcana/*',
      '/api/*',
    ]);
    for (const { to } of notFound) expect(files.has(to)).toBe(true);
    expect(redirects.slice(-5)).toEqual(notFound);
  });

  it('forces nothing', async () => {
    expect((await read()).redirects.filter(({ force }) => force)).toEqual([]);
  });
});
