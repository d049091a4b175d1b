import { describe, expect, it } from 'vitest';
import { isApiPath } from '../../src/http/api-path.ts';
import { isMcpPath, pageFile, sitePath } from '../../src/http/site-path.ts';

describe('sitePath', () => {
  it('carries the birth date as YYYY-MM-DD', () => {
    expect(sitePath.profile({ day: 5, month: 6, year: 1990 })).toBe('/perfil?birth=1990-06-05');
  });
});

describe('isApiPath', () => {
  it.each(['/api', '/api/', '/api/x', '/API', '/Api/life-path', '/api//x', '/api/%2e%2e%2fperfil'])('%s is', (path) => {
    expect(isApiPath(path)).toBe(true);
  });

  it.each(['/', '/apis', '/api-docs', '/%61pi', '/api%2fmatrix', '//api', '/x/api'])('%s is not', (path) => {
    expect(isApiPath(path)).toBe(false);
  });
});

it.each([
  ['/', '/index.html'],
  ['/metodo', '/metodo.html'],
])('the page %s is the file %s', (path, file) => expect(pageFile(path)).toBe(file));

describe('isMcpPath', () => {
  it.each(['/mcp', '/mcp/', '/mcp?x', '/mcp/?x'])('%s is', (path) => expect(isMcpPath(path)).toBe(true));
  it.each(['/mcp2', '/mcp/x', '/x/mcp', '/'])('%s is not', (path) => expect(isMcpPath(path)).toBe(false));
});
