import { API_ROOT, apiPath } from '../contract/api-path.ts';
import { isoDate } from '../contract/check-date.ts';
import type { LifePathNumber } from '../contract/limits.ts';
import { chartNumbers } from '../domain/chart-numbers.ts';
import { earlierFirst } from '../domain/couple-chart.ts';
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
import { type RequestOptions, requestJson } from './request-json.ts';

export interface ClientOptions {
  /** Address of the API, e.g. `https://example.org/api`. */
  readonly baseUrl: string;
  /** On 429, wait once as long as the API says and try again. True unless switched off. */
  readonly waitOnLimit?: boolean;
  /** The longest wait; if the API asks for a longer one, the 429 is thrown at once. 60 seconds unless set. */
  readonly maxWaitSeconds?: number;
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
export function createClient({
  baseUrl,
  waitOnLimit = true,
  maxWaitSeconds = 60,
  fetch: send = (...args) => fetch(...args),
}: ClientOptions): Client {
  const base = baseUrl.replace(/\/+$/, '');
  const get = async <T>(path: string, options: RequestOptions = {}): Promise<T> =>
    (await requestJson(
      { fetch: send, maxWaitSeconds: waitOnLimit ? maxWaitSeconds : -1 },
      `${base}${path.slice(API_ROOT.length)}`,
      options,
    )) as T;
  return {
    index: (options) => get(apiPath('/'), options),
    lifePaths: (options) => get(apiPath('/life-path'), options),
    lifePath: (number, options) => get(apiPath('/life-path/{number}', { number: encodeURIComponent(number) }), options),
    arcana: (options) => get(apiPath('/arcana'), options),
    arcanum: (number, options) => get(apiPath('/arcana/{number}', { number: encodeURIComponent(number) }), options),
    matrix: async (input, options) => {
      const { day, month, year } = toCalendarDate(input);
      return get(apiPath('/matrix/{day}/{month}/{year}', { day, month, year }), options);
    },
    chart: async (input, options) => {
      // By its three numbers, which a host without the edge function knows too.
      const { a, b, c } = chartNumbers(toCalendarDate(input));
      return get(apiPath('/chart/{a}/{b}/{c}', { a, b, c }), options);
    },
    couple: async (a, b, options) => {
      // In one order, so that a cache keeps one answer.
      const [first, second] = earlierFirst(...toCouple(a, b)).map(isoDate);
      return get(apiPath('/couple/{a}/{b}', { a: first!, b: second! }), options);
    },
    year: async (input, asked, options) => {
      const { date, year } = toDateAndYear(input, asked);
      return get(apiPath('/year/{date}/{year}', { date: isoDate(date), year }), options);
    },
    statistics: (options) => get(apiPath('/statistics'), options),
  };
}
