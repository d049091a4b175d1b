import { isoDate } from '../calendar/dates.ts';
import { API_ROOT, apiPath, inLanguage, type ParameterNames, templatePath } from '../http/api-path.ts';
import { chartNumbers } from '../method/chart-numbers.ts';
import { earlierFirst } from '../method/couple-chart.ts';
import type { LifePathNumber } from '../method/reduce.ts';
import { quote } from '../text/quote.ts';
import { CLIENT_WORDS } from '../words/client.ts';
import { type Language, PUBLISHED } from '../words/language.ts';
import type * as api from './api-types.ts';
import { type DateInput, toCalendarDate, toDateAndYear, toDates, toName } from './date-input.ts';
import { type RequestOptions, requestJson, type TransportOptions, transportOf } from './request-json.ts';

export interface ClientOptions extends TransportOptions {
  /** Base URL of the API, e.g. `https://example.org/api`. */
  readonly baseUrl: string;
  /** The language of texts and error messages. Default: Spanish, `'es'`. */
  readonly language?: Language;
}

/** `never` values where there are no parameters: an empty record would take any object, even options. */
type Params<Path extends string> =
  ParameterNames<Path> extends never
    ? Readonly<Record<string, never>>
    : Readonly<Record<ParameterNames<Path>, string | number>>;

export type Client = ReturnType<typeof createClient>;

/**
 * A client of the API. Methods throw {@link ApiError}; an invalid date is rejected before any request.
 * @example const { matrix } = await createClient({ baseUrl: 'https://example.org/api' }).matrix('1990-06-15');
 */
export function createClient(clientOptions: ClientOptions) {
  const language = checkedLanguage(clientOptions?.language);
  const words = CLIENT_WORDS[language];
  const transport = transportOf(clientOptions ?? {}, words);
  const base = withoutLastSlashes(checkedAddress(clientOptions?.baseUrl));
  /** `isExpected` recognizes our responses: another server may answer 200 too. */
  async function ask<Path extends keyof api.ApiBodies>(
    path: Path,
    params: Params<Path>,
    isExpected: (body: unknown) => boolean,
    options: RequestOptions = {},
  ): Promise<api.ApiBodies[Path]> {
    const encoded = Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value as string)]);
    const [url, name] = [apiPath(path as '/{any}', Object.fromEntries(encoded)), templatePath(path)].map(
      (address) => `${base}${inLanguage(address, language).slice(API_ROOT.length)}`,
    ) as [string, string];
    return (await requestJson(transport, { url, name }, isExpected, options)) as api.ApiBodies[Path];
  }
  return {
    /**
     * GETs any path of the API by its template; the other methods also check and complete their arguments.
     * @example await client.get('/year/{date}/{year}', { date: '1990-06-15', year: 2026 })
     */
    get: <Path extends keyof api.ApiBodies>(
      path: Path,
      ...[params, options]: ParameterNames<Path> extends never
        ? [params?: Params<Path>, options?: RequestOptions]
        : [params: Params<Path>, options?: RequestOptions]
    ): Promise<api.ApiBodies[Path]> => ask(path, params ?? ({} as Params<Path>), isAnswer, options),
    index: (options?: RequestOptions): Promise<api.ServiceIndex> => ask('/', {}, has('endpoints'), options),
    lifePaths: (options?: RequestOptions): Promise<api.LifePathItem[]> => ask('/life-path', {}, isList, options),
    lifePath: (number: LifePathNumber, options?: RequestOptions): Promise<api.LifePathRecord> =>
      ask('/life-path/{number}', { number }, has('archetype'), options),
    arcana: (options?: RequestOptions): Promise<api.ArcanumItem[]> => ask('/arcana', {}, isList, options),
    arcanum: (number: number, options?: RequestOptions): Promise<api.ArcanumRecord> =>
      ask('/arcana/{number}', { number }, has('meanings'), options),
    async matrix(date: DateInput, options?: RequestOptions): Promise<api.MatrixBody> {
      return ask('/matrix/{day}/{month}/{year}', toCalendarDate(date, words), has('matrix'), options);
    },
    /** All dates of a year with the numbers of their matrices, as rows. Use it to get many dates at once. */
    calendar: (year: number, options?: RequestOptions): Promise<api.CalendarBody> =>
      ask('/calendar/{year}', { year }, has('rows'), options),
    /** The whole chart of a birth date: positions with their readings, points, lines, purposes, chakras, ages. */
    async chart(date: DateInput, options?: RequestOptions): Promise<api.ChartBody> {
      // Requested by its three numbers, which also works on a host without the edge function.
      return ask('/chart/{a}/{b}/{c}', chartNumbers(toCalendarDate(date, words)), has('chakras'), options);
    },
    /** The chart of two dates, the same in either order. */
    async couple(a: DateInput, b: DateInput, options?: RequestOptions): Promise<api.CoupleBody> {
      // A fixed order lets caches keep one copy.
      const [one, other] = earlierFirst(...toDates('couple', a, b, words));
      return ask('/couple/{a}/{b}', { a: isoDate(one), b: isoDate(other) }, has('center'), options);
    },
    /** The arcanum of a year for a birth date. */
    async year(date: DateInput, year: number, options?: RequestOptions): Promise<api.YearBody> {
      const [birth, asked] = toDateAndYear(date, year, words);
      return ask('/year/{date}/{year}', { date: isoDate(birth), year: asked }, has('steps'), options);
    },
    /** The classic numbers of a birth date. */
    numbers: async (date: DateInput, options?: RequestOptions): Promise<api.ApiBodies['/numbers/{date}']> =>
      ask('/numbers/{date}', { date: isoDate(toCalendarDate(date, words)) }, has('challenges'), options),
    /** The personal day, month and year of a calendar day. */
    async day(date: DateInput, day: DateInput, options?: RequestOptions): Promise<api.ApiBodies['/day/{date}/{day}']> {
      const [birth, asked] = toDates('day', date, day, words);
      return ask('/day/{date}/{day}', { date: isoDate(birth), day: isoDate(asked) }, has('personal_day'), options);
    },
    /** The numbers of a name, with the maturity number if a birth date is given; `nameNumbers` computes them without sending the name. */
    async name(name: string, date?: DateInput, options?: RequestOptions): Promise<api.ApiBodies['/name/{name}']> {
      const params = { name: toName(name, words).text };
      if (date === undefined) return ask('/name/{name}', params, has('hidden_passions'), options);
      const birth = { ...params, date: isoDate(toCalendarDate(date, words)) };
      return ask('/name/{name}/{date}', birth, has('hidden_passions'), options);
    },
    /** How often each arcanum is in each position, over all dates. */
    statistics: (options?: RequestOptions): Promise<api.StatisticsBody> =>
      ask('/statistics', {}, has('life_paths'), options),
  };
}

/** A field that only one kind of response has. */
function has(field: string): (body: unknown) => boolean {
  return (body) => typeof body === 'object' && body !== null && Object.hasOwn(body, field);
}

function isList(body: unknown): boolean {
  return Array.isArray(body) && body.length > 0;
}

/** Every response that is not a list states the API version. */
function isAnswer(body: unknown): boolean {
  return isList(body) || has('api_version')(body);
}

function checkedLanguage(language: unknown = PUBLISHED[0]): Language {
  const known = PUBLISHED.find((published) => published === language);
  if (known !== undefined) return known;
  const allowed = PUBLISHED.map((published) => `'${published}'`).join(' or ');
  throw new TypeError(`createClient: language is ${shown(language)}; it must be ${allowed}`);
}

/** Servers and browsers may reject longer ones. */
const LONGEST_ADDRESS = 2_000;

function checkedAddress(baseUrl: unknown): string {
  if (typeof baseUrl === 'string' && baseUrl.length <= LONGEST_ADDRESS && /^(?:https?:\/)?\/[^?#]+$/.test(baseUrl))
    return baseUrl;
  throw new TypeError(
    `createClient: baseUrl is ${shown(baseUrl)}; it must be the address of an API without a query, such as 'https://example.org/api', and have ${LONGEST_ADDRESS} characters at most`,
  );
}

/** An invalid option as shown in an error message. */
function shown(option: unknown): string {
  return typeof option === 'string' ? `"${quote(option, 100)}"` : JSON.stringify(option);
}

/** Not a regular expression: many slashes would take it quadratic time. */
function withoutLastSlashes(address: string): string {
  let { length } = address;
  while (address[length - 1] === '/') length--;
  return address.slice(0, length);
}
