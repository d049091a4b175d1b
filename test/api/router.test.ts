import { describe, expect, it } from 'vitest';
import { fixedPaths } from '../../src/api/files.ts';
import { findTarget } from '../../src/api/router.ts';
import { ENDPOINTS } from '../../src/endpoints/list.ts';
import { misread, readDate } from '../../src/endpoints/parameters.ts';
import { fileOf } from '../../src/http/api-path.ts';
import { es } from '../../src/words/es/index.ts';

const fileAt = (path: string): string => {
  const { found } = findTarget(path);
  return 'file' in found ? found.file : JSON.stringify(found);
};

describe('a path that leads to a file', () => {
  it('is every fixed path, by either name and with a trailing slash', () => {
    const paths = ENDPOINTS.flatMap((endpoint) => fixedPaths(endpoint));
    for (const names of [paths, paths.map((path) => `${path}/`), paths.map(fileOf)])
      expect(names.map(fileAt)).toEqual(paths.map(fileOf));
  });

  it.each([
    ['/api/matrix/05/06/1990.json', '/api/matrix/5/6/1990.json'],
    ['/api/chart/1/1/2', '/api/chart/1/1/2.json'],
    ['/api/chart/22/12/22/', '/api/chart/22/12/22.json'],
  ])('%s is %s', (path, file) => expect(fileAt(path)).toBe(file));
});

it.each([
  ['year/1990-06-15/1900.json', { year: 1900 }],
  ['year/1990-06-15/2100/', { year: 2100 }],
  ['matrix/15/6/1990.svg/', { options: {} }],
])('a path that is computed: /api/%s', (path, params) => {
  const date = { day: 15, month: 6, year: 1990 };
  expect(findTarget(`/api/${path}`).found).toMatchObject({ params: { date, ...params } });
});

const COUPLE = 'Se espera /api/couple/{fecha}/{fecha}, por ejemplo /api/couple/1990-06-15/1990-12-29.';
const MATRIX = 'Se espera /api/matrix/{día}/{mes}/{año}, por ejemplo /api/matrix/15/6/1990.';
const ISO_MATRIX = 'Se espera /api/matrix/{AAAA-MM-DD}, por ejemplo /api/matrix/1990-06-15.';
const CHART = 'Se espera /api/chart/{AAAA-MM-DD}, por ejemplo /api/chart/1990-06-15.';
const FEBRUARY = 'El 30 de febrero de 1990 no existe: ese mes termina el día 28.';
const YEAR = 'no es válido: debe tener cuatro cifras, de 1900 a 2100.';

/** Invalid paths of an endpoint and the start of their error message, where `$` is the part of the path after its name. */
type Refused = readonly [endpoint: string, status: number, sentence: string, paths: string[]];

// In addition to the table of requests, whose complete responses are approved.
describe('a path that leads nowhere', () => {
  it('cannot be refused by a reader that does not read every text', () => {
    // @ts-expect-error: it leaves what does not look like a date to the endpoint, which would answer 500.
    expect(() => misread(readDate)(['x'])).toThrow();
  });

  it.each<Refused>([
    ['matrix/', 400, `«$» no es una fecha. ${MATRIX}`, ['', '15/6', '15/6/1990/1', '15/6-1990', 'hoy']],
    ['matrix/', 400, `«$» no es una fecha. ${ISO_MATRIX}`, ['1990-6-15', '15-06-1990', 'x1990-06-15', '1990-6-15.svg']],
    ['matrix/', 400, `«$» no es una fecha. ${MATRIX}`, ['/15/6/1990', '15//1990', '15/6/.svg']],
    ['matrix/', 400, 'El mes «13» no es válido', ['15/13/1990.svg']],
    ['matrix/15/6/', 400, `El año «1990.json» ${YEAR}`, ['1990.json.svg']],
    ['matrix/', 400, FEBRUARY, ['1990-02-30']],
    ['chart', 400, `«» no es una fecha. ${CHART}`, ['']],
    ['chart/', 400, `«$» no es una fecha. ${CHART}`, ['xyz']],
    ['chart/', 404, 'Ninguna fecha tiene esos números.', ['15/6', '15/6/19/1', '/6/19', 'x15/6/19']],
    ['chart/', 404, 'Ninguna fecha tiene esos números.', ['23/6/19', '15/0/19']],
    ['couple/1990-06-15', 400, `Hacen falta dos fechas. ${COUPLE}`, ['', '/1990-12-29/x', '%2F1990-12-29']],
    ['couple/1990-06-15/', 400, `La segunda fecha no es válida. ${FEBRUARY}`, ['1990-02-30.svg']],
    ['couple/1990-06-15/', 400, `La segunda fecha no es válida. «$» no es una fecha. ${COUPLE}`, ['hoy']],
    ['couple/', 400, 'La primera fecha no es válida. «» no es una fecha.', ['/1990-06-15']],
    ['year/', 400, 'La fecha no es válida. «15» no es una fecha. Se espera /api/year/{fecha}/{año}', ['15/2026']],
    ['year/', 400, `La fecha no es válida. El año «1899» ${YEAR}`, ['1899-06-15/2026']],
    ['year/1990-06-15/', 400, `El año «$» ${YEAR}`, ['1899', '2101', '02026', '2026.0', '2e3', '+2026', '20']],
    ['year/1990-06-15/', 400, `El año «$» ${YEAR}`, ['２０２６', '2026.svg']],
    ['numbers/', 400, '«$» no es una fecha.', ['1990/6/15']],
    ['numbers/', 400, FEBRUARY, ['1990-02-30']],
    ['day/1990-06-15/', 400, 'El día por el que se pregunta no es válido. El año «2101»', ['2101-01-01']],
    ['day/', 400, 'La fecha de nacimiento no es válida. El 31 de junio', ['1990-06-31/2026-11-16']],
    ['life-path/', 404, 'Los números de camino de vida son ', ['07', '7/more']],
    ['arcana/', 404, 'Los arcanos mayores van del 1 al 22.', ['0']],
    ['', 404, 'Aquí no hay nada.', ['charts', 'matrix.json', 'life-path.json/7', '.json', '/life-path']],
    ['', 404, 'Aquí no hay nada.', ['index', 'index.json.json', 'schema/nothing', 'errors/not-found.json']],
  ])('/api/%s… is %d: %s', (endpoint, status, sentence, paths) => {
    const isPrivate = /^(?:couple|year|numbers|day)/.test(endpoint);
    const allowance = isPrivate || endpoint.startsWith('matrix') ? 'matrix' : 'other';
    for (const path of paths) {
      const { found, ...target } = findTarget(`/api/${endpoint}${path}`);
      expect(target).toMatchObject({ allowance, privacy: isPrivate ? 'private' : undefined });
      if (!('error' in found)) throw new Error(`there is an answer to ${path}`);
      const said = found.error.message(es);
      const expected = sentence.replace('$', path);
      expect([found.error.status, said.slice(0, expected.length)]).toEqual([status, expected]);
    }
  });

  it.each(['/apis', '/', '/API/life-path', '/x/api'])('%s is not part of the API', (path) => {
    expect(findTarget(path)).toMatchObject({ found: { error: { status: 404 } } });
  });
});

it('the second language does not affect the first', () => {
  const asked = (path: string) => findTarget(path);
  expect(asked('/api/en/')).toMatchObject({ language: 'en', found: { file: '/api/en/index.json' } });
  expect(asked('/api/arcana/8')).toEqual(findTarget('/api/arcana/8'));
  expect(asked('/api/english')).toMatchObject({ language: 'es', found: { error: { status: 404 } } });
});
