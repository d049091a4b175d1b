import { describe, expect, it } from 'vitest';
import { fileOf } from '../../src/contract/api-path.ts';
import { matchRoute } from '../../src/contract/match-route.ts';
import {
  ASSETS_ROOT,
  DOCUMENTATION,
  FIXED_PATHS,
  isApiPath,
  isMcpPath,
  LLMS_PATH,
  MCP_PATH,
  markdownPath,
  pageFile,
  sitePath,
} from '../../src/contract/routes.ts';

describe('matchRoute', () => {
  it.each([
    ['/api', '/api/index.json'],
    ['/api/', '/api/index.json'],
    ['/api/index.json', '/api/index.json'],
    ['/api/life-path', '/api/life-path.json'],
    ['/api/life-path/', '/api/life-path.json'],
    ['/api/life-path/33', '/api/life-path/33.json'],
    ['/api/life-path/33/', '/api/life-path/33.json'],
    ['/api/life-path/33.json', '/api/life-path/33.json'],
    ['/api/arcana', '/api/arcana.json'],
    ['/api/arcana/22', '/api/arcana/22.json'],
  ])('%s is the file %s', (path, file) => {
    expect(matchRoute(path)).toEqual({ kind: 'file', file });
  });

  it.each([
    ['/api/matrix/15/6/1990', '15', '6', '1990'],
    ['/api/matrix/15/6/1990/', '15', '6', '1990'],
    ['/api/matrix/15/6/1990.json', '15', '6', '1990'],
    ['/api/matrix/05/06/1990', '05', '06', '1990'],
    ['/api/matrix/x/y/z', 'x', 'y', 'z'],
    ['/api/matrix/1990-06-15', '15', '06', '1990'],
    ['/api/matrix/1990-06-15.json', '15', '06', '1990'],
    ['/api/matrix/1990-99-99', '99', '99', '1990'],
  ])('%s is a matrix', (path, day, month, year) => {
    expect(matchRoute(path)).toEqual({ kind: 'matrix', day, month, year });
  });

  it.each([
    ['/api/matrix/15/6/1990.svg', '15', '6', '1990'],
    ['/api/matrix/15/6/1990.svg/', '15', '6', '1990'],
    ['/api/matrix/1990-06-15.svg', '15', '06', '1990'],
    ['/api/matrix/x/y/z.svg', 'x', 'y', 'z'],
    ['/api/matrix/15/6/1990.json.svg', '15', '6', '1990.json'],
  ])('%s is a picture', (path, day, month, year) => {
    expect(matchRoute(path)).toEqual({ kind: 'matrix-picture', day, month, year });
  });

  it.each([
    ['/api/couple/1990-06-15/1990-12-29', 'couple', ['1990-06-15', '1990-12-29']],
    ['/api/couple/a/b/', 'couple', ['a', 'b']],
    ['/api/couple/a/b.json', 'couple', ['a', 'b']],
    ['/api/couple/a/b.svg', 'couple-picture', ['a', 'b']],
    ['/api/couple/a%2Fb', 'couple', ['a%2Fb']],
    ['/api/couple', 'couple', ['']],
    ['/api/couple/a/b/c/d', 'couple', ['a', 'b', 'c']],
    ['/api/year/a/2026.json', 'year', ['a', '2026']],
    ['/api/year/a/2026.svg', 'year', ['a', '2026.svg']],
  ])('%s is %s of %j', (path, kind, parts) => expect(matchRoute(path)).toEqual({ kind, parts }));

  it.each([
    '/api/matrix/.svg',
    '/api/matrix/15/6.svg',
    '/api/matrix/15/6/.svg',
    '/api/matrix',
    '/api/matrix/',
    '/api/matrix/15',
    '/api/matrix/1990-6-15',
    '/api/matrix/15-06-1990',
    '/api/matrix/1990-06-15/x',
    '/api/matrix/15/6',
    '/api/matrix/15/6/1990/1',
    '/api/matrix/15%2F6%2F1990',
    '/api/matrix//15/6/1990',
    '/api/matrix/15//1990',
    '/api/matrix/15/6/1990//',
  ])('%s is a malformed matrix', (path) => {
    expect(matchRoute(path).kind).toBe('matrix-malformed');
  });

  it.each([
    ['/api/chart/15/6/19', { kind: 'chart', a: '15', b: '6', c: '19' }],
    ['/api/chart/15/6/19/', { kind: 'chart', a: '15', b: '6', c: '19' }],
    ['/api/chart/15/6/19.json', { kind: 'chart', a: '15', b: '6', c: '19' }],
    ['/api/chart/x/y/z', { kind: 'chart', a: 'x', b: 'y', c: 'z' }],
    ['/api/chart/1990-06-15', { kind: 'chart-of-date', day: '15', month: '06', year: '1990' }],
    ['/api/chart/1990-06-15.json', { kind: 'chart-of-date', day: '15', month: '06', year: '1990' }],
    ['/api/chart', { kind: 'chart-malformed', rest: '' }],
    ['/api/chart/15', { kind: 'chart-malformed', rest: '15' }],
    ['/api/chart/1990-6-15', { kind: 'chart-malformed', rest: '1990-6-15' }],
    ['/api/chart/15/6', { kind: 'chart-unknown' }],
    ['/api/chart/15/6/19/1', { kind: 'chart-unknown' }],
    ['/api/chart//6/19', { kind: 'chart-unknown' }],
    ['/api/charts', { kind: 'unknown' }],
  ])('%s is %j', (path, route) => expect(matchRoute(path)).toEqual(route));

  it.each([
    ['/api/life-path/10', 'life-path-unknown'],
    ['/api/life-path/07', 'life-path-unknown'],
    ['/api/life-path/7/more', 'life-path-unknown'],
    ['/api/life-path/seven', 'life-path-unknown'],
    ['/api/arcana/0', 'arcanum-unknown'],
    ['/api/arcana/23', 'arcanum-unknown'],
    ['/api/nothing', 'unknown'],
    ['/api/matrixx/1/1/1990', 'unknown'],
    ['/api/errors/not-found.json', 'unknown'],
    ['/apis', 'unknown'],
    ['/', 'unknown'],
  ])('%s is %s', (path, kind) => {
    expect(matchRoute(path)).toEqual({ kind });
  });

  it('finds every fixed path', () => {
    for (const path of FIXED_PATHS) expect(matchRoute(path)).toEqual({ kind: 'file', file: fileOf(path) });
  });
});

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

it('addresses that other programs know do not change', () => {
  expect([LLMS_PATH, MCP_PATH, ASSETS_ROOT]).toEqual(['/llms.txt', '/mcp', '/assets']);
  expect(DOCUMENTATION.map(markdownPath)).toEqual(['/docs.md', '/matriz.md', '/datos.md', '/licencia.md']);
});
