import { describe, expect, it } from 'vitest';
import { arcana } from '../../src/endpoints/arcana.ts';
import { chart } from '../../src/endpoints/chart.ts';
import { ENDPOINTS } from '../../src/endpoints/list.ts';
import { fileOf } from '../../src/http/api-path.ts';
import { fixedPaths } from '../../src/service/api-files.ts';
import { findTarget } from '../../src/service/router.ts';
import { serviceIndex } from '../../src/service/service-index.ts';
import { en } from '../../src/words/en/index.ts';
import { es } from '../../src/words/es/index.ts';
import { contextOf } from '../content-fixture.ts';

const JUNE = { day: 15, month: 6, year: 1990 };
const DECEMBER = { day: 29, month: 12, year: 1990 };

const fileAt = (path: string): string => {
  const { found } = findTarget(path);
  return 'file' in found ? found.file : JSON.stringify(found);
};

describe('a path that leads to a file', () => {
  it('is every fixed path, by either name and with a slash at its end', () => {
    const paths = ENDPOINTS.flatMap((endpoint) => fixedPaths(endpoint));
    for (const names of [paths, paths.map((path) => `${path}/`), paths.map(fileOf)])
      expect(names.map(fileAt)).toEqual(paths.map(fileOf));
  });

  it.each([
    ['/api/matrix/15/6/1990/', '/api/matrix/15/6/1990.json'],
    ['/api/matrix/05/06/1990.json', '/api/matrix/5/6/1990.json'],
    ['/api/chart/1/1/2', '/api/chart/1/1/2.json'],
    ['/api/chart/22/12/22/', '/api/chart/22/12/22.json'],
    ['/api/chart/05/06/09.json', '/api/chart/5/6/9.json'],
  ])('%s is %s', (path, file) => expect(fileAt(path)).toBe(file));

  it('of a matrix names its chart, its year and itself in English', () => {
    const found = {
      file: '/api/matrix/15/6/1990.json',
      media: 'json',
      year: 1990,
      languages: ['es'],
      alternates: [{ language: 'en', path: '/api/en/matrix/15/6/1990' }],
      related: '/api/chart/15/6/19',
    };
    const target = {
      language: 'es',
      path: '/matrix/{day}/{month}/{year}',
      allowance: 'matrix',
      address: undefined,
      texts: ['arcana'],
      found,
    };
    expect(findTarget('/api/matrix/15/6/1990')).toEqual(target);
  });
});

describe('a path that is computed', () => {
  it.each([
    ['matrix/15/6/1990.svg', 'matrix_picture', { date: JUNE, options: {} }, false],
    ['matrix/15/6/1990.svg/', 'matrix_picture', { date: JUNE, options: {} }, false],
    ['matrix/1990-06-15.svg', 'matrix_picture', { date: JUNE, options: {} }, false],
    ['couple/1990-12-29/1990-06-15.json', 'couple', { a: DECEMBER, b: JUNE }, true],
    ['couple/1990-06-15/1990-12-29.svg', 'couple_picture', { a: JUNE, b: DECEMBER, options: {} }, true],
    ['year/1990-06-15/1900.json', 'year', { date: JUNE, year: 1900 }, true],
    ['year/1990-06-15/2100/', 'year', { date: JUNE, year: 2100 }, true],
    ['numbers/1990-06-15', 'numbers', { date: JUNE }, true],
    ['day/1990-06-15/1990-12-29.json', 'day', { date: JUNE, day: DECEMBER }, true],
  ])('/api/%s is %s of %j', (path, name, params, isPrivate) => {
    const endpoint = ENDPOINTS.find((one) => one.name === name)!;
    const address = isPrivate ? 'private' : undefined;
    const english = { language: 'en', path: `/api/en/${path.replace(/\/$/, '')}` };
    const found = { endpoint, params, languages: ['es'], alternates: [english], related: undefined };
    const { path: template, texts } = endpoint;
    const target = { language: 'es', path: template, allowance: 'matrix', address, texts, found };
    expect(findTarget(`/api/${path}`)).toEqual(target);
  });
});

describe('the query of a picture', () => {
  it.each([
    ['?tema=oscuro&ancho=400&other=1', { theme: 'dark', width: 400 }],
    ['?tema=claro&ancho=2000&detail=full', { theme: 'light', width: 2000, detail: 'full' }],
    ['?detail=simple&colores=azul&x', { detail: 'simple' }],
  ])('%j asks for %j', (query, options) => {
    expect(findTarget('/api/matrix/15/6/1990.svg', query).found).toMatchObject({ params: { date: JUNE, options } });
  });

  const OPTIONS = {
    tema: 'debe ser claro u oscuro',
    detail: 'debe ser simple o full',
    ancho: 'debe ser un número entero',
  };
  it.each([
    ...['azul', '', 'constructor'].map((value) => ['tema', value] as const),
    ['detail', 'FULL'],
    ...['99', '2001', '4e2'].map((value) => ['ancho', value] as const),
  ] as const)('%s=%s is refused after the date, where there is one', (name, value) => {
    const errorAt = (path: string) => {
      const { found } = findTarget(`/api/${path}`, `?${name}=${value}`);
      return 'error' in found ? `${found.error.error}: ${found.error.message(es)}` : found;
    };
    const refused = `Invalid option: El valor «${value}» de ${name} no es válido: ${OPTIONS[name]}`;
    for (const path of ['matrix/15/6/1990', 'couple/1990-06-15/1990-12-29']) {
      expect(errorAt(`${path}.svg`)).toEqual(expect.stringMatching(`^${refused}`));
      // A card has one size and one amount of detail, so of these two it knows nothing.
      expect(typeof errorAt(`${path}.png`)).toBe(name === 'tema' ? 'string' : 'object');
    }
    expect(errorAt('matrix/30/2/1990.svg')).toMatch(/^Invalid date: /);
    expect(errorAt('matrix/15/6/1990')).toMatchObject({ file: '/api/matrix/15/6/1990.json' });
  });
});

const COUPLE = 'Se espera /api/couple/{fecha}/{fecha}, por ejemplo /api/couple/1990-06-15/1990-12-29.';
const MATRIX = 'Se espera /api/matrix/{día}/{mes}/{año}, por ejemplo /api/matrix/15/6/1990.';
const CHART = 'Se espera /api/chart/{AAAA-MM-DD}, por ejemplo /api/chart/1990-06-15.';
const FEBRUARY = 'El 30 de febrero de 1990 no existe: ese mes termina el día 28.';
const YEAR = 'no es válido: debe tener cuatro cifras, de 1900 a 2100.';

/** Paths of an endpoint whose error begins with a sentence, in which `$` is what stands in the path after its name. */
type Refused = readonly [endpoint: string, status: number, sentence: string, paths: string[]];

// Besides those of the table of requests, whose whole answers are approved.
describe('a path that leads nowhere', () => {
  it.each<Refused>([
    ['matrix/', 400, `«$» no es una fecha. ${MATRIX}`, ['', '15/6', '15/6/1990/1', '1990-6-15', 'x1990-06-15']],
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
      expect(target).toMatchObject({ allowance, address: isPrivate ? 'private' : undefined });
      if (!('error' in found)) throw new Error(`there is an answer to ${path}`);
      const said = found.error.message(es);
      const expected = sentence.replace('$', path);
      expect([found.error.status, said.slice(0, expected.length)]).toEqual([status, expected]);
    }
  });

  it.each(['/apis', '/', '/API/life-path', '/x/api'])('%s is not of the API', (path) => {
    expect(findTarget(path)).toMatchObject({ found: { error: { status: 404 } } });
  });
});

describe('the second language', () => {
  const asked = (path: string, query = '') => findTarget(path, query, ['es', 'en']);

  it.each([
    ['/api/en', '/api/en/index.json'],
    ['/api/en/', '/api/en/index.json'],
    ['/api/en/arcana/8', '/api/en/arcana/8.json'],
    ['/api/en/chart/1990-06-15', '/api/en/chart/15/6/19.json'],
    // The contract is one for all languages.
    ['/api/en/openapi.json', '/api/openapi.json'],
  ])('%s is %s', (path, file) => expect(asked(path)).toMatchObject({ language: 'en', found: { file } }));

  it('has computed matrices: 73,414 more files would be too many', () => {
    const alternates = [{ language: 'es', path: '/api/matrix/15/6/1990' }];
    const found = {
      endpoint: { name: 'matrix' },
      params: { date: JUNE },
      alternates,
      related: '/api/en/chart/15/6/19',
    };
    expect(asked('/api/en/matrix/15/6/1990')).toMatchObject({ language: 'en', allowance: 'matrix', found });
  });

  it('has its own names for the options of a picture, also where the other language is linked', () => {
    const found = {
      params: { options: { theme: 'dark', width: 400 } },
      alternates: [{ language: 'es', path: '/api/matrix/15/6/1990.svg?tema=oscuro&ancho=400' }],
    };
    expect(asked('/api/en/matrix/15/6/1990.svg', '?theme=dark&width=400&tema=claro')).toMatchObject({ found });
    const { found: refused } = asked('/api/en/matrix/15/6/1990.png', '?theme=oscuro');
    expect('error' in refused && refused.error.message(en)).toMatch(/"oscuro" of theme .* light or dark/);
  });

  it('leaves the first one as it was, and is nothing where it is not published', () => {
    expect(asked('/api/arcana/8')).toEqual(findTarget('/api/arcana/8'));
    expect(asked('/api/english')).toMatchObject({ language: 'es', found: { error: { status: 404 } } });
    const unpublished = findTarget('/api/en/arcana/8', '', ['es']);
    expect(unpublished).toMatchObject({ language: 'es', found: { error: { status: 404 } } });
  });
});

it('a body links to its own language', () => {
  const context = { ...contextOf('https://x.org'), language: 'en' } as const;
  expect(serviceIndex(context).endpoints).toMatchObject({
    arcanum: 'https://x.org/api/en/arcana/{number}',
    openapi: 'https://x.org/api/openapi.json',
  });
  expect(arcana.body(context)()[7]!.url).toBe('https://x.org/api/en/arcana/8');
  const { life_path, age_texts } = chart.body(context)({ numbers: { a: 15, b: 6, c: 19 } });
  expect([life_path.url, age_texts]).toEqual([
    'https://x.org/api/en/life-path/4',
    'https://x.org/api/en/arcana/{arcana}',
  ]);
});
