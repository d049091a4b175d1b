import { isoDate } from '../calendar/dates.ts';
import { API_ROOT, apiPath, type ParameterNames, templatePath } from '../http/api-path.ts';
import { chartNumbers } from '../method/chart-numbers.ts';
import { earlierFirst } from '../method/couple-chart.ts';
import type { LifePathNumber } from '../method/reduce.ts';
import { quote } from '../text/quote.ts';
import type {
  ApiBodies,
  ArcanumItem,
  ArcanumRecord,
  CalendarBody,
  ChartBody,
  CoupleBody,
  LifePathItem,
  LifePathRecord,
  MatrixBody,
  ServiceIndex,
  StatisticsBody,
  YearBody,
} from './api-types.ts';
import { type DateInput, toCalendarDate, toCouple, toDateAndDay, toDateAndYear, toName } from './date-input.ts';
import { type RequestOptions, requestJson, type TransportOptions, transportOf } from './request-json.ts';

export interface ClientOptions extends TransportOptions {
  /** Address of the API, e.g. `https://example.org/api`. */
  readonly baseUrl: string;
}

export interface Client {
  /**
   * The answer to any path of the API, by its template; the other methods also check and complete what they are given.
   *
   * @example await client.get('/year/{date}/{year}', { date: '1990-06-15', year: 2026 })
   */
  get<Path extends keyof ApiBodies>(
    path: Path,
    params: Readonly<Record<ParameterNames<Path>, string | number>>,
    options?: RequestOptions,
  ): Promise<ApiBodies[Path]>;
  index(options?: RequestOptions): Promise<ServiceIndex>;
  lifePaths(options?: RequestOptions): Promise<LifePathItem[]>;
  lifePath(number: LifePathNumber, options?: RequestOptions): Promise<LifePathRecord>;
  arcana(options?: RequestOptions): Promise<ArcanumItem[]>;
  arcanum(number: number, options?: RequestOptions): Promise<ArcanumRecord>;
  matrix(date: DateInput, options?: RequestOptions): Promise<MatrixBody>;
  /** All dates of a year with the numbers of their matrices, as rows: the way to ask for many. */
  calendar(year: number, options?: RequestOptions): Promise<CalendarBody>;
  /** Everything that a birth date says: positions with their readings, points, lines, purposes, chakras, ages. */
  chart(date: DateInput, options?: RequestOptions): Promise<ChartBody>;
  /** What two dates say together, the same in either order. */
  couple(a: DateInput, b: DateInput, options?: RequestOptions): Promise<CoupleBody>;
  /** The arcanum of a year for a birth date. */
  year(date: DateInput, year: number, options?: RequestOptions): Promise<YearBody>;
  /** The classic numbers of a birth date. */
  numbers(date: DateInput, options?: RequestOptions): Promise<ApiBodies['/numbers/{date}']>;
  /** The personal day, month and year of a calendar day. */
  day(date: DateInput, day: DateInput, options?: RequestOptions): Promise<ApiBodies['/day/{date}/{day}']>;
  /** The numbers of a name, with the maturity number if a birth date is given; `nameNumbers` calculates them without sending it. */
  name(name: string, date?: DateInput, options?: RequestOptions): Promise<ApiBodies['/name/{name}']>;
  /** How often each arcanum is in each position, over all dates. */
  statistics(options?: RequestOptions): Promise<StatisticsBody>;
}

/**
 * A client of the API. Methods throw {@link ApiError}; a wrong date is refused before any request.
 *
 * @example const { matrix } = await createClient({ baseUrl: 'https://example.org/api' }).matrix('1990-06-15');
 */
export function createClient(clientOptions: ClientOptions): Client {
  const transport = transportOf(clientOptions ?? {});
  const base = withoutLastSlashes(checkedAddress(clientOptions?.baseUrl));
  /** `isExpected` recognises our answers: another server may answer 200 as well. */
  async function ask<Path extends keyof ApiBodies>(
    path: Path,
    params: Readonly<Record<ParameterNames<Path>, string | number>>,
    isExpected: (body: unknown) => boolean,
    options: RequestOptions = {},
  ): Promise<ApiBodies[Path]> {
    const encoded = Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value as string)]);
    const [url, name] = [apiPath(path as '/{any}', Object.fromEntries(encoded)), templatePath(path)].map(
      (address) => `${base}${address.slice(API_ROOT.length)}`,
    ) as [string, string];
    return (await requestJson(transport, { url, name }, isExpected, options)) as ApiBodies[Path];
  }
  return {
    get: (path, params, options) => ask(path, params, isAnswer, options),
    index: (options) => ask('/', {}, has('endpoints'), options),
    lifePaths: (options) => ask('/life-path', {}, isList, options),
    lifePath: (number, options) => ask('/life-path/{number}', { number }, has('archetype'), options),
    arcana: (options) => ask('/arcana', {}, isList, options),
    arcanum: (number, options) => ask('/arcana/{number}', { number }, has('meanings'), options),
    matrix: async (input, options) => {
      const { day, month, year } = toCalendarDate(input);
      return ask('/matrix/{day}/{month}/{year}', { day, month, year }, has('matrix'), options);
    },
    calendar: (year, options) => ask('/calendar/{year}', { year }, has('rows'), options),
    chart: async (input, options) => {
      // By its three numbers, which a host without the edge function knows too.
      const { a, b, c } = chartNumbers(toCalendarDate(input));
      return ask('/chart/{a}/{b}/{c}', { a, b, c }, has('chakras'), options);
    },
    couple: async (one, other, options) => {
      // In one order, so that a cache keeps one answer.
      const [a, b] = earlierFirst(...toCouple(one, other)).map(isoDate) as [string, string];
      return ask('/couple/{a}/{b}', { a, b }, has('center'), options);
    },
    year: async (input, asked, options) => {
      const { date, year } = toDateAndYear(input, asked);
      return ask('/year/{date}/{year}', { date: isoDate(date), year }, has('steps'), options);
    },
    numbers: async (input, options) =>
      ask('/numbers/{date}', { date: isoDate(toCalendarDate(input)) }, has('challenges'), options),
    day: async (input, asked, options) => {
      const [date, day] = toDateAndDay(input, asked).map(isoDate) as [string, string];
      return ask('/day/{date}/{day}', { date, day }, has('personal_day'), options);
    },
    name: async (input, birth, options) => {
      const { text: name } = toName(input);
      if (birth === undefined) return ask('/name/{name}', { name }, has('hidden_passions'), options);
      const date = isoDate(toCalendarDate(birth));
      return ask('/name/{name}/{date}', { name, date }, has('hidden_passions'), options);
    },
    statistics: (options) => ask('/statistics', {}, has('life_paths'), options),
  };
}

/** A field that only one kind of answer has. */
function has(field: string): (body: unknown) => boolean {
  return (body) => typeof body === 'object' && body !== null && Object.hasOwn(body, field);
}

function isList(body: unknown): boolean {
  return Array.isArray(body) && body.length > 0;
}

/** Every answer that is not a list states the version of the interface. */
function isAnswer(body: unknown): boolean {
  return isList(body) || has('api_version')(body);
}

/** Servers and browsers refuse longer ones. */
const LONGEST_ADDRESS = 2_000;

function checkedAddress(baseUrl: unknown): string {
  if (typeof baseUrl === 'string' && baseUrl.length <= LONGEST_ADDRESS && /^(?:https?:\/)?\/[^?#]+$/.test(baseUrl))
    return baseUrl;
  throw new TypeError(
    `createClient: baseUrl is ${typeof baseUrl === 'string' ? `"${quote(baseUrl, 100)}"` : JSON.stringify(baseUrl)}; it must be the address of an API without a query, such as 'https://example.org/api', and have ${LONGEST_ADDRESS} characters at most`,
  );
}

/** Not by a pattern, which would begin anew at each of many slashes. */
function withoutLastSlashes(address: string): string {
  let { length } = address;
  while (address[length - 1] === '/') length--;
  return address.slice(0, length);
}
