import { expect, it } from 'vitest';
import { resolvePath } from '../../src/gateway/resolve-path.ts';

it.each([
  ['/api/matrix/xyz', 'matrix', '«xyz» no es una fecha.'],
  ['/api/matrix/1990-06-15x', 'matrix', '«1990-06-15x» no es una fecha.'],
  ['/api/matrix/x1990-06-15', 'matrix', '«x1990-06-15» no es una fecha.'],
  ['/api/chart/xyz', 'other', '«xyz» no es una fecha. Se espera /api/chart/{AAAA-MM-DD}'],
  ['/api/chart/1990-02-30', 'other', 'El 30 de febrero de 1990 no existe'],
  ['/api/chart/x15/6/19', 'other', 'Ninguna fecha tiene esos números.'],
  ['/api/chart/15x/6/19', 'other', 'Ninguna fecha tiene esos números.'],
  ['/api/chart/015/6/19', 'other', 'Ninguna fecha tiene esos números.'],
  ['/api/chart/23/6/19', 'other', 'Ninguna fecha tiene esos números.'],
  ['/api/chart/15/0/19', 'other', 'Ninguna fecha tiene esos números.'],
  ['/api/chart/15/6/1', 'other', 'Ninguna fecha tiene esos números.'],
])('%s counts as %s and is refused: %s', (path, counts, message) => {
  const target = resolvePath(path);
  expect(target.counts).toBe(counts);
  expect('error' in target.found && target.found.error.body.message).toContain(message);
});

it.each([
  ['/api/chart/1/1/2', '/api/chart/1/1/2.json'],
  ['/api/chart/22/12/22', '/api/chart/22/12/22.json'],
  ['/api/chart/05/06/09', '/api/chart/5/6/9.json'],
  ['/api/chart/1990-06-15', '/api/chart/15/6/19.json'],
])('%s is the file %s, counted with all the rest', (path, file) => {
  expect(resolvePath(path)).toEqual({ counts: 'other', found: { file } });
});
