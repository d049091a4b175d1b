import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../src/endpoints/list.ts';
import { fileOf } from '../../src/http/api-path.ts';
import { fixedPaths } from '../../src/service/api-files.ts';
import { findTarget } from '../../src/service/router.ts';
import { es } from '../../src/words/es/index.ts';

const JUNE = { day: 15, month: 6, year: 1990 };
const DECEMBER = { day: 29, month: 12, year: 1990 };

function fileAt(path: string): string {
  const { found } = findTarget(path);
  return 'file' in found ? found.file : JSON.stringify(found);
}

describe('a path that leads to a file', () => {
  it.each([
    ['/api/', '/api/index.json'],
    ['/api/index.json', '/api/index.json'],
    ['/api/life-path/', '/api/life-path.json'],
    ['/api/life-path.json', '/api/life-path.json'],
    ['/api/life-path/33', '/api/life-path/33.json'],
    ['/api/life-path/33/', '/api/life-path/33.json'],
    ['/api/life-path/33.json', '/api/life-path/33.json'],
    ['/api/arcana/22', '/api/arcana/22.json'],
    ['/api/matrix/15/6/1990/', '/api/matrix/15/6/1990.json'],
    ['/api/matrix/05/06/1990.json', '/api/matrix/5/6/1990.json'],
    ['/api/chart/1/1/2', '/api/chart/1/1/2.json'],
    ['/api/chart/22/12/22/', '/api/chart/22/12/22.json'],
    ['/api/chart/05/06/09.json', '/api/chart/5/6/9.json'],
  ])('%s is %s', (path, file) => expect(fileAt(path)).toBe(file));

  it('is every fixed path, by either name', () => {
    const paths = ENDPOINTS.flatMap((endpoint) => fixedPaths(endpoint));
    expect(paths.map(fileAt)).toEqual(paths.map(fileOf));
    expect(paths.map(fileOf).map(fileAt)).toEqual(paths.map(fileOf));
  });

  it('of a matrix names its chart and its year', () => {
    expect(findTarget('/api/matrix/15/6/1990')).toEqual({
      path: '/matrix/{day}/{month}/{year}',
      allowance: 'matrix',
      address: undefined,
      found: { file: '/api/matrix/15/6/1990.json', media: 'json', related: '/api/chart/15/6/19', year: 1990 },
    });
  });
});

describe('a path that is computed', () => {
  it.each([
    ['/api/matrix/15/6/1990.svg', 'matrix_picture', { date: JUNE, options: {} }, false],
    ['/api/matrix/15/6/1990.svg/', 'matrix_picture', { date: JUNE, options: {} }, false],
    ['/api/matrix/1990-06-15.svg', 'matrix_picture', { date: JUNE, options: {} }, false],
    ['/api/couple/1990-12-29/1990-06-15', 'couple', { a: DECEMBER, b: JUNE }, true],
    ['/api/couple/1990-12-29/1990-06-15.json', 'couple', { a: DECEMBER, b: JUNE }, true],
    ['/api/couple/1990-06-15/1990-12-29.svg', 'couple_picture', { a: JUNE, b: DECEMBER, options: {} }, true],
    ['/api/year/1990-06-15/2026', 'year', { date: JUNE, year: 2026 }, true],
    ['/api/year/1990-06-15/1900.json', 'year', { date: JUNE, year: 1900 }, true],
    ['/api/year/1990-06-15/2100/', 'year', { date: JUNE, year: 2100 }, true],
    ['/api/numbers/1990-06-15', 'numbers', { date: JUNE }, true],
    ['/api/day/1990-06-15/2026-11-16.json', 'day', { date: JUNE, day: { day: 16, month: 11, year: 2026 } }, true],
  ])('%s is %s of %j', (path, name, params, isPrivate) => {
    const endpoint = ENDPOINTS.find((one) => one.name === name)!;
    expect(findTarget(path)).toEqual({
      path: endpoint.path,
      allowance: 'matrix',
      address: isPrivate ? 'private' : undefined,
      found: { endpoint, params },
    });
  });
});

describe('the query of a picture', () => {
  it.each([
    ['?tema=oscuro&ancho=400&other=1', { theme: 'dark', width: 400 }],
    ['?detail=full', { detail: 'full' }],
    ['', {}],
  ])('%j asks for %j', (query, options) => {
    expect(findTarget('/api/matrix/15/6/1990.svg', query).found).toMatchObject({ params: { date: JUNE, options } });
  });

  it('is refused after the date', () => {
    const errorAt = (path: string): unknown => findTarget(path, '?tema=azul').found;
    expect(errorAt('/api/matrix/30/2/1990.svg')).toMatchObject({ error: { error: 'Invalid date' } });
    expect(errorAt('/api/matrix/15/6/1990.svg')).toMatchObject({ error: { error: 'Invalid option' } });
    expect(errorAt('/api/matrix/15/6/1990')).toMatchObject({ file: '/api/matrix/15/6/1990.json' });
  });
});

const COUPLE = 'Se espera /api/couple/{fecha}/{fecha}, por ejemplo /api/couple/1990-06-15/1990-12-29.';
const YEAR = 'Se espera /api/year/{fecha}/{año}, por ejemplo /api/year/1990-06-15/2026.';
const MATRIX = 'Se espera /api/matrix/{día}/{mes}/{año}, por ejemplo /api/matrix/15/6/1990.';
const CHART = 'Se espera /api/chart/{AAAA-MM-DD}, por ejemplo /api/chart/1990-06-15.';
const FEBRUARY = 'El 30 de febrero de 1990 no existe: ese mes termina el día 28.';
const YEAR_RULE = 'no es válido: debe tener cuatro cifras, de 1900 a 2100.';
const NO_CHART = 'Ninguna fecha tiene esos números.';
const NO_LIFE_PATH = 'Los números de camino de vida son ';
const NO_ARCANUM = 'Los arcanos mayores van del 1 al 22.';
const NOTHING = 'Aquí no hay nada.';

// Besides those of the table of requests, whose whole answers are approved.
describe('a path that leads nowhere', () => {
  it.each([
    ['matrix/', 400, `«» no es una fecha. ${MATRIX}`, 'matrix'],
    ['matrix/15/6', 400, `«15/6» no es una fecha. ${MATRIX}`, 'matrix'],
    ['matrix/15/6/1990/1', 400, `«15/6/1990/1» no es una fecha. ${MATRIX}`, 'matrix'],
    ['matrix/1990-6-15', 400, `«1990-6-15» no es una fecha. ${MATRIX}`, 'matrix'],
    ['matrix/x1990-06-15', 400, `«x1990-06-15» no es una fecha. ${MATRIX}`, 'matrix'],
    ['matrix//15/6/1990', 400, `«/15/6/1990» no es una fecha. ${MATRIX}`, 'matrix'],
    ['matrix/15//1990', 400, `«15//1990» no es una fecha. ${MATRIX}`, 'matrix'],
    ['matrix/15/6/.svg', 400, `«15/6/.svg» no es una fecha. ${MATRIX}`, 'matrix'],
    ['matrix/15/13/1990.svg', 400, 'El mes «13» no es válido', 'matrix'],
    ['matrix/15/6/1990.json.svg', 400, `El año «1990.json» ${YEAR_RULE}`, 'matrix'],
    ['matrix/1990-02-30', 400, FEBRUARY, 'matrix'],
    ['chart', 400, `«» no es una fecha. ${CHART}`, 'other'],
    ['chart/xyz', 400, `«xyz» no es una fecha. ${CHART}`, 'other'],
    ['chart/15/6', 404, NO_CHART, 'other'],
    ['chart/15/6/19/1', 404, NO_CHART, 'other'],
    ['chart//6/19', 404, NO_CHART, 'other'],
    ['chart/x15/6/19', 404, NO_CHART, 'other'],
    ['chart/23/6/19', 404, NO_CHART, 'other'],
    ['chart/15/0/19', 404, NO_CHART, 'other'],
    ['couple/1990-06-15', 400, `Hacen falta dos fechas. ${COUPLE}`, 'matrix'],
    ['couple/1990-06-15/1990-12-29/x', 400, `Hacen falta dos fechas. ${COUPLE}`, 'matrix'],
    ['couple/1990-06-15%2F1990-12-29', 400, `Hacen falta dos fechas. ${COUPLE}`, 'matrix'],
    ['couple/1990-06-15/1990-02-30.svg', 400, `La segunda fecha no es válida. ${FEBRUARY}`, 'matrix'],
    ['couple/1990-06-15/hoy', 400, `La segunda fecha no es válida. «hoy» no es una fecha. ${COUPLE}`, 'matrix'],
    ['couple//1990-06-15', 400, `La primera fecha no es válida. «» no es una fecha. ${COUPLE}`, 'matrix'],
    ['year/15/2026', 400, `La fecha no es válida. «15» no es una fecha. ${YEAR}`, 'matrix'],
    ['year/1899-06-15/2026', 400, `La fecha no es válida. El año «1899» ${YEAR_RULE}`, 'matrix'],
    ...['1899', '2101', '02026', '2026.0', '2e3', '+2026', '20', '２０２６', '2026.svg'].map(
      (year) => [`year/1990-06-15/${year}`, 400, `El año «${year}» ${YEAR_RULE}`, 'matrix'] as const,
    ),
    ['numbers/1990/6/15', 400, '«1990/6/15» no es una fecha.', 'matrix'],
    ['numbers/1990-02-30', 400, 'El 30 de febrero de 1990 no existe', 'matrix'],
    ['day/1990-06-15/2101-01-01', 400, 'El día por el que se pregunta no es válido. El año «2101»', 'matrix'],
    ['day/1990-06-31/2026-11-16', 400, 'La fecha de nacimiento no es válida. El 31 de junio', 'matrix'],
    ['life-path/07', 404, NO_LIFE_PATH, 'other'],
    ['life-path/7/more', 404, NO_LIFE_PATH, 'other'],
    ['arcana/0', 404, NO_ARCANUM, 'other'],
    ['charts', 404, NOTHING, 'other'],
    ['matrix.json', 404, NOTHING, 'other'],
    ['life-path.json/7', 404, NOTHING, 'other'],
    ['.json', 404, NOTHING, 'other'],
    ['/life-path', 404, NOTHING, 'other'],
    ['index', 404, NOTHING, 'other'],
    ['index.json.json', 404, NOTHING, 'other'],
    ['schema/nothing', 404, NOTHING, 'other'],
    ['errors/not-found.json', 404, NOTHING, 'other'],
  ] as const)('/api/%s is %d: %s', (path, status, message, allowance) => {
    const target = findTarget(`/api/${path}`);
    expect(target).toMatchObject({
      allowance,
      address: /^(?:couple|year|numbers|day)/.test(path) ? 'private' : undefined,
    });
    if (!('error' in target.found)) throw new Error('there is an answer');
    const { error } = target.found;
    expect(error.status).toBe(status);
    expect(error.message(es).startsWith(message), error.message(es)).toBe(true);
  });

  it.each(['/apis', '/', '/API/life-path', '/x/api'])('%s is not of the API', (path) => {
    expect(findTarget(path)).toMatchObject({ found: { error: { status: 404 } } });
  });
});
