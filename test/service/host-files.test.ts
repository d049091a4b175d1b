import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../src/endpoints/list.ts';
import { fileOf } from '../../src/http/api-path.ts';
import { fixedPaths } from '../../src/service/api-files.ts';
import { fixedFiles } from '../bodies.ts';
import { content } from '../content-fixture.ts';

const files = new Map(
  (await fixedFiles(content, 'https://example.org')).map((file) => [file.path, String(file.content)]),
);

describe('the files besides the matrices', () => {
  it('are exactly the index, 12 life paths, 22 arcana, their lists and five errors', () => {
    expect([...files.keys()].sort()).toEqual(
      [
        ...ENDPOINTS.flatMap((endpoint) => fixedPaths(endpoint)).map(fileOf),
        '/api/errors/not-found.json',
        '/api/errors/number-not-found.json',
        '/api/errors/arcanum-not-found.json',
        '/api/errors/chart-not-found.json',
        '/api/errors/invalid-date.json',
      ].sort(),
    );
  });
});
