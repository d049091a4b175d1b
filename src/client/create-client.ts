import { isoDate } from '../calendar/dates.ts';
import { API_ROOT, apiPath } from '../http/api-path.ts';
import { chartNumbers } from '../method/chart-numbers.ts';
import { earlierFirst } from '../method/couple-chart.ts';
import type { LifePathNumber } from '../method/life-path-number.ts';
import type {
  ArcanumItem,
  ArcanumRecord,
  ChartBody,
  CoupleBody,
  LifePathItem,
  LifePathRecord,
  MatrixBody,
  ServiceIndex,
  StatisticsBody,
  YearBody,
} from './api-types.ts';
import { type DateInput, toCalendarDate, toCouple, toDateAndYear } from './date-input.ts';
import { type RequestOptions, requestJson, type Transport } from './request-json.ts';

export interface ClientOptions {
  /** Address of the API, e.g. `https://example.org/api`. */
  readonly baseUrl: string;
  /** On 429, wait once as long as the API says and try again. True unless switched off. */
  readonly waitOnLimit?: boolean;
  /** The longest wait; if the API asks for a longer one, the 429 is thrown at once. 60 seconds unless set. */
  readonly maxWaitSeconds?: number;
  /** How long each request may take, its body included; `Infinity` switches it off. 10,000 unless set. */
  readonly timeoutMs?: number;
  /** Another `fetch`, for tests or special runtimes. */
  readonly fetch?: typeof fetch;
}

export interface Client {
  index(options?: RequestOptions): Promise<ServiceIndex>;
  lifePaths(options?: RequestOptions): Promise<LifePathItem[]>;
  lifePath(number: LifePathNumber, options?: RequestOptions): Promise<LifePathRecord>;
  arcana(options?: RequestOptions): Promise<ArcanumItem[]>;
  arcanum(number: number, options?: RequestOptions): Promise<ArcanumRecord>;
  matrix(date: DateInput, options?: RequestOptions): Promise<MatrixBody>;
  /** Everything that a birth date says: positions with their readings, points, lines, purposes, chakras, ages. */
  chart(date: DateInput, options?: RequestOptions): Promise<ChartBody>;
  /** What two dates say together, the same in either order. */
  couple(a: DateInput, b: DateInput, options?: RequestOptions): Promise<CoupleBody>;
  /** The arcanum of a year for a birth date. */
  year(date: DateInput, year: number, options?: RequestOptions): Promise<YearBody>;
  /** How often each arcanum stands in each position, over all dates. */
  statistics(options?: RequestOptions): Promise<StatisticsBody>;
}

/**
 * A client of the API. Methods throw {@link ApiError}; a wrong date is refused before any request.
 *
 * @example const { matrix } = await createClient({ baseUrl: 'https://example.org/api' }).matrix('1990-06-15');
 */
export function createClient(clientOptions: ClientOptions): Client {
  const { waitOnLimit = true, maxWaitSeconds = 60 } = clientOptions ?? {};
  const transport: Transport = {
    fetch: clientOptions?.fetch ?? ((...args) => fetch(...args)),
    maxWaitSeconds: waitOnLimit ? maxWaitSeconds : -1,
    timeoutMs: checkedTimeout(clientOptions?.timeoutMs),
  };
  const base = checkedAddress(clientOptions?.baseUrl).replace(/\/+$/, '');
  /** Of an answer, a field that only this kind has; a list has none. */
  const get = async <T>(field: keyof T & string, path: string, options: RequestOptions = {}): Promise<T> =>
    (await requestJson(transport, `${base}${path.slice(API_ROOT.length)}`, has(field), options)) as T;
  const list = async <T>(path: string, options: RequestOptions = {}): Promise<T[]> =>
    (await requestJson(transport, `${base}${path.slice(API_ROOT.length)}`, isList, options)) as T[];
  return {
    index: (options) => get('endpoints', apiPath('/'), options),
    lifePaths: (options) => list(apiPath('/life-path'), options),
    lifePath: (number, options) =>
      get('archetype', apiPath('/life-path/{number}', { number: encodeURIComponent(number) }), options),
    arcana: (options) => list(apiPath('/arcana'), options),
    arcanum: (number, options) =>
      get('meanings', apiPath('/arcana/{number}', { number: encodeURIComponent(number) }), options),
    matrix: async (input, options) => {
      return get('matrix', apiPath('/matrix/{day}/{month}/{year}', toCalendarDate(input)), options);
    },
    chart: async (input, options) => {
      // By its three numbers, which a host without the edge function knows too.
      const { a, b, c } = chartNumbers(toCalendarDate(input));
      return get('ages', apiPath('/chart/{a}/{b}/{c}', { a, b, c }), options);
    },
    couple: async (a, b, options) => {
      // In one order, so that a cache keeps one answer.
      const [first, second] = earlierFirst(...toCouple(a, b)).map(isoDate);
      return get('center', apiPath('/couple/{a}/{b}', { a: first!, b: second! }), options);
    },
    year: async (input, asked, options) => {
      const { date, year } = toDateAndYear(input, asked);
      return get('steps', apiPath('/year/{date}/{year}', { date: isoDate(date), year }), options);
    },
    statistics: (options) => get('life_paths', apiPath('/statistics'), options),
  };
}

/** Somebody else's server answers 200 too; what it says is no matrix for that. */
function has(field: string): (body: unknown) => boolean {
  return (body) => typeof body === 'object' && body !== null && Object.hasOwn(body, field);
}

function isList(body: unknown): boolean {
  return Array.isArray(body) && body.length > 0;
}

function checkedAddress(baseUrl: unknown): string {
  if (typeof baseUrl === 'string' && /^(?:https?:\/)?\/./.test(baseUrl)) return baseUrl;
  throw new TypeError(
    `createClient: baseUrl is ${JSON.stringify(baseUrl)}; it must be the address of an API, such as 'https://example.org/api'`,
  );
}

function checkedTimeout(timeoutMs: unknown = 10_000): number {
  if (typeof timeoutMs === 'number' && timeoutMs > 0) return timeoutMs;
  throw new TypeError(`createClient: timeoutMs is ${String(timeoutMs)}; it must be a number of milliseconds above 0`);
}
