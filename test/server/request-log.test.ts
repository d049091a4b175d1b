import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../src/endpoints/list.ts';
import { templatePath } from '../../src/http/api-path.ts';
import { routeOf } from '../../src/server/request-log.ts';
import { examplePath } from '../../src/service/service-index.ts';

describe('the route of a logged request', () => {
  it.each(ENDPOINTS.map((endpoint) => [examplePath(endpoint), templatePath(endpoint.path)]))(
    '%s is %s',
    (path, route) => {
      for (const target of [path, `${path}/`, `${path}?x=Ana`, `http://x${path}`, `/x/..${path}`])
        expect(routeOf(target, 200)).toBe(route);
    },
  );

  it.each([
    ['/', 200, '/'],
    ['/perfil?birth=1990-06-15', 200, '/perfil'],
    ['/dataset/matrix.csv', 206, '/dataset/matrix.csv'],
    ['/docs', 304, '/docs'],
    ['/healthz', 200, '/healthz'],
    ['/mcp', 200, '/mcp'],
    ['/mcp/?x', 405, '/mcp'],
    ['/Ana', 404, '/{other}'],
    ['/Ana', 429, '/{other}'],
    ['//api/name/Ana', 308, '/{other}'],
    ['/%61pi/name/Ana/1990-06-15', 308, '/{other}'],
    ['/api/name/Ana/1990-02-30', 400, '/api/name/{name}/{date}'],
    ['/api/name/Ana/1990-06-15/x', 400, '/api/name/{name}'],
    ['/api/matrix/1990-06-15/x', 400, '/api/matrix/{day}/{month}/{year}'],
    ['/api/Ana', 404, '/api/{other}'],
    ['/API/name/Ana', 404, '/api/{other}'],
    ['/api//name/Ana', 404, '/api/{other}'],
    ['/api/name%2FAna', 404, '/api/{other}'],
    ['*', 405, '/{other}'],
    ['', 400, '/{other}'],
  ])('%s with %i is %s', (target, status, route) => expect(routeOf(target, status)).toBe(route));
});
