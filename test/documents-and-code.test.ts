import { describe, expect, it } from 'vitest';
import { dataDeclarations } from '../scripts/pack-client/declarations.ts';
import type { Content } from '../src/content/content-schema.ts';
import type { AnyEndpoint } from '../src/endpoints/endpoint.ts';
import { ENDPOINTS } from '../src/endpoints/list.ts';
import { inLanguage } from '../src/http/api-path.ts';
import { LIMITS, RATE_WINDOW_SECONDS as WINDOW } from '../src/settings/rate-limits.ts';
import { PUBLISHED } from '../src/words/language.ts';
import { content } from './content-fixture.ts';
import { readDocument, tablesOf } from './documents.ts';

const { matrix: DATES, other: OTHER } = LIMITS;

/** The first segments of paths: `/matrix` of `/matrix/{date}`. */
const sections = (isOne: (endpoint: AnyEndpoint) => boolean): string[] =>
  [...new Set(ENDPOINTS.filter(isOne).map(({ path }) => `/${path.split(/[/.]/)[1]}`))].sort();

/** The code spans of a sentence. */
const codes = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!).sort();

/** A document on one line, so that a sentence may be wrapped anywhere. */
const flat = (name: string): string => readDocument(name).replace(/\s+/g, ' ');

it.each<[document: string, sentence: RegExp, ...numbers: number[]]>([
  ['README.md', /In any (\d+) seconds, a client .*? may send (\d+) requests .*? and (\d+) for/, WINDOW, DATES, OTHER],
  ['README.md', /counts pages, their files and the dataset among the (\d+)\./, OTHER],
  [
    'README.es.md',
    /En (\d+) segundos cualesquiera, un cliente .*? hacer (\d+) peticiones .*? y (\d+) de/,
    WINDOW,
    DATES,
    OTHER,
  ],
  ['README.es.md', /cuenta también las páginas, sus archivos y los datos entre las (\d+)\./, OTHER],
  ['OPERATIONS.md', /in each isolate: (\d+) requests for .*? and (\d+) others, in any (\d+) s/, DATES, OTHER, WINDOW],
  ['OPERATIONS.md', /With \*L\* = (\d+), .*? in any (\d+) s/, DATES, WINDOW],
  ['OPERATIONS.md', /what they load toward the (\d+) other requests/, OTHER],
  [
    'docs/hosting.md',
    /(\d+) requests a minute per address \(on the free plan, (\d+) per 10 seconds\)/,
    DATES,
    DATES / 6,
  ],
  ['docs/decisions/0002-the-limiter.md', /^.*?(\d+) matrix requests in any (\d+) seconds/, DATES, WINDOW],
])('the limits are those of the code: %s: %s', (name, sentence, ...numbers) => {
  expect(sentence.exec(flat(name))?.slice(1).map(Number)).toEqual(numbers);
});

describe('docs/hosting.md', () => {
  it('limits at Cloudflare what the gateway counts with dates', () => {
    const [rule] = /rate limiting rule of its own: path starts with .*? requests a minute/.exec(
      flat('docs/hosting.md'),
    )!;
    const counted = sections(({ allowance }) => allowance === 'matrix');
    const paths = PUBLISHED.flatMap((language) => counted.map((path) => inLanguage(`/api${path}/`, language)));
    expect(codes(rule)).toEqual(paths.sort());
  });

  it('says what a copy of the files has, and what is computed', () => {
    const [table] = tablesOf(readDocument('docs/hosting.md'));
    const row = (start: string): string[] => codes(table!.find(([first]) => first!.startsWith(start))![0]!);
    const isPicture = ({ media }: AnyEndpoint): boolean => media === 'svg' || media === 'png';
    const computed = sections((endpoint) => !endpoint.file && !isPicture(endpoint));
    // A date's chart has a file, but only the gateway can find it by date.
    const bySum = [...computed.map((path) => (path === '/numbers' ? '/numbers/{date}' : path)), '/chart/{date}'];
    expect(row('computed')).toEqual([...bySum, '.png', '.svg'].sort());
    const files = sections((endpoint) => endpoint.file !== undefined && endpoint.path !== '/');
    const named = files.map((path) =>
      path === '/chart' ? '/chart/{a}/{b}/{c}' : path === '/openapi' ? '/openapi.json' : path,
    );
    expect(row('files')).toEqual(named.sort());
  });
});

it('OPERATIONS.md says which dates a smaller build refuses: those of every endpoint whose files belong to a year', () => {
  const [sentence] = /Its index says which years it has[^.]*\./.exec(flat('OPERATIONS.md'))!;
  expect(codes(sentence)).toEqual(sections(({ year }) => year !== undefined));
});

it.each([
  ['README.md', /the measurements: (\S+) to (\S+) µs per response of the gateway/],
  ['README.es.md', /las medidas: de (\S+) a (\S+) µs por respuesta en la pasarela/],
])('%s gives the time of an answer that docs/benchmarks.md measured', (name, sentence) => {
  const [table] = tablesOf(readDocument('docs/benchmarks.md'));
  const measured = table!.filter(([what]) => what!.startsWith('gateway at the edge')).map(([, times]) => times!);
  const times = measured.flatMap((text) => text.split(' µs')[0]!.split(' to ').map(Number));
  const said = sentence
    .exec(flat(name))!
    .slice(1)
    .map((text) => Number(text.replace(',', '.')));
  expect(said).toEqual([Math.min(...times), Math.max(...times)]);
});

it('the package counts its texts as they are', async () => {
  const counted = [...(await dataDeclarations()).matchAll(/\/\*\* The (\d+) .*\nexport declare const (\w+):/g)];
  expect(counted.map(([, , name]) => name)).toEqual(['arcana', 'lifePaths', 'positions', 'karmicTails']);
  for (const [, count, name] of counted)
    expect([name, Number(count)]).toEqual([name, (content[name as keyof Content] as readonly unknown[]).length]);
});
