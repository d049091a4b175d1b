import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_RULES, headersFile } from '../../src/service/headers-file.ts';
import { DATASET_FILES } from '../../src/dataset/catalogue.ts';
import { DATASET_RULES } from '../../src/dataset/header-rules.ts';

let folder: string;
let rules: { for: string; values: Record<string, string> }[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'header-rules-'));
  const file = path.join(folder, '_headers');
  await writeFile(file, headersFile([...API_RULES, ...DATASET_RULES]));
  const { headers, errors } = await parseAllHeaders({ headersFiles: [file], configHeaders: undefined, minimal: true });
  expect(errors).toEqual([]);
  rules = headers as typeof rules;
});
afterAll(() => rm(folder, { recursive: true }));

/** As Netlify does: all rules that match, together. */
function rulesFor(file: string): Record<string, string>[] {
  return rules
    .filter((rule) => rule.for === '/dataset/*' || rule.for === `/dataset/${file}`)
    .map(({ values }) => values);
}

describe('the headers of the dataset, read by Netlify’s own parser', () => {
  it('open every file to every origin and to reading by range', () => {
    expect(rulesFor('any')[0]).toEqual({
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=86400',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers':
        'Accept-Ranges, Content-Disposition, Content-Length, Content-Range, ETag, X-API-License, RateLimit, RateLimit-Policy, Retry-After',
      'X-API-License': 'CC-BY-4.0',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it.each<[string, string, string]>([
    ['matrix.csv', 'text/csv; charset=utf-8', 'attachment; filename="matrix.csv"'],
    ['matrix.parquet', 'application/vnd.apache.parquet', 'attachment; filename="matrix.parquet"'],
    ['matrix.ndjson.gz', 'application/gzip', 'attachment; filename="matrix.ndjson.gz"'],
    ['open-numerology.sqlite', 'application/vnd.sqlite3', 'attachment; filename="open-numerology.sqlite"'],
    ['api-mirror.tar.gz', 'application/gzip', 'attachment; filename="api-mirror.tar.gz"'],
    ['LICENSE', 'text/plain; charset=utf-8', 'inline; filename="LICENSE"'],
    ['index.json', 'application/json; charset=utf-8', 'inline; filename="index.json"'],
  ])('%s is %s', (file, type, disposition) => {
    expect(rulesFor(file)[1]).toEqual({ 'Content-Type': type, 'Content-Disposition': disposition });
  });

  it.each(DATASET_FILES)('give $name no header twice', ({ name }) => {
    const names = rulesFor(name).flatMap((values) => Object.keys(values));
    expect(names).toContain('Content-Type');
    expect(new Set(names).size).toBe(names.length);
  });
});
