import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATASET_FILES, DATASET_RULES } from '../../src/dataset/catalogue.ts';
import { API_RULES, headersFile } from '../../src/service/host-files.ts';

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
  it.each(DATASET_FILES)('give $name no header twice', ({ name }) => {
    const names = rulesFor(name).flatMap((values) => Object.keys(values));
    expect(names).toContain('Content-Type');
    expect(new Set(names).size).toBe(names.length);
  });
});
