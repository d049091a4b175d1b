import * as z from 'zod';
import { EXAMPLE_DATE, FIRST_YEAR, LAST_YEAR } from '../calendar/dates.ts';
import type { ArcanumRecord } from '../endpoints/arcana.ts';
import type { ChartBody } from '../endpoints/chart.ts';
import type { CoupleBody } from '../endpoints/couple.ts';
import { type AnyEndpoint, type Parameter, type RenderContext, renderBody } from '../endpoints/endpoint.ts';
import { type LifePathRecord, lifePath } from '../endpoints/life-path.ts';
import { ENDPOINTS, parameterWords, wordsOf } from '../endpoints/list.ts';
import { accept, dateParameter, readDate, takesDate } from '../endpoints/parameters.ts';
import type { YearBody } from '../endpoints/year.ts';
import { lifePathNumber } from '../method/birth-numbers.ts';
import { firstSentence } from '../text/first-sentence.ts';
import { answers } from '../words/en/answers.ts';
import { endpoints } from '../words/en/endpoints.ts';
import { mcp as words } from '../words/en/mcp.ts';
import { parameters as usual } from '../words/en/parameters.ts';
import { tools } from '../words/en/tools.ts';
import { COMPLETE } from '../words/language.ts';

const WORDS = { endpoints, parameters: usual };

/** A tool for assistants; it returns the API's body or a short form of it, with attribution and license. */
interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: z.ZodObject;
  readonly answer: (input: Readonly<Record<string, unknown>>, context: RenderContext) => Promise<object>;
}

/** Thrown if there is no answer; the message tells the assistant why, and it can retry. */
export class NoSuchAnswer extends Error {}

/** Has no endpoint: in the API, a date's life path is in its chart. */
const LIFE_PATH_OF_DATE: AnyEndpoint = {
  ...lifePath,
  parameters: [dateParameter('date', EXAMPLE_DATE)],
  read: (texts, source) => {
    const read = readDate(texts, source);
    return read?.ok ? accept({ number: lifePathNumber(read.params.date) }) : read;
  },
  tool: 'life_path_of_date',
};

const WITH_TOOL = ENDPOINTS.filter(({ tool }) => tool);

/** Short answers by tool: under 900 tokens, to leave room for the conversation. */
const BRIEF: Readonly<Record<string, (body: never) => object>> = {
  chart: ({ life_path, portrait, positions, karmic_tail }: ChartBody) => ({
    life_path: inBrief(life_path.number, life_path.archetype),
    portrait,
    positions: readingsInBrief(positions, firstSentence),
    karmic_tail: inBrief(karmic_tail.arcana.join('-'), karmic_tail.name),
  }),
  couple: ({ input, meeting, center, places, karmic_tail }: CoupleBody) => ({
    input,
    meeting,
    ...readingsInBrief({ center }),
    places: readingsInBrief(places),
    karmic_tail: inBrief(karmic_tail.arcana.join('-'), karmic_tail.name),
  }),
  life_path: (body: LifePathRecord) =>
    pick(body, 'number', 'archetype', 'tagline', 'short_description', 'traits', 'weaknesses', 'advice'),
  year: (body: YearBody) => ({
    ...pick(body, 'input', 'arcana', 'name', 'keyword', 'meaning', 'light', 'shadow', 'question'),
    ...numbersInBrief(pick(body, 'personal_year', 'universal_year', 'personal_months')),
  }),
  numbers: numbersInBrief,
  day: numbersInBrief,
  name: numbersInBrief,
  arcanum: (body: ArcanumRecord) => pick(body, 'number', 'name', 'keyword', 'description', 'light', 'shadow'),
};

function pick<Body>(body: Body, ...names: readonly (keyof Body)[]): object {
  return Object.fromEntries(names.map((name) => [name, body[name]]));
}

function readingsInBrief(
  cards: Readonly<Record<string, ReadingCard>>,
  shorten = (meaning: string): string => meaning,
): object {
  return Object.fromEntries(
    Object.entries(cards).map(([key, { arcana, name, meaning }]) => [key, inBrief(arcana, name, shorten(meaning))]),
  );
}
type ReadingCard = Pick<CoupleBody['center'], 'arcana' | 'name' | 'meaning'>;

/** For classic numbers: each with its text, lists as plain numbers with their ages, no sums. */
function numbersInBrief(body: object): object {
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]): [string, unknown][] => {
      if (key === 'input') return [[key, value]];
      if (key === 'parts' || key === 'ages' || value === null || typeof value !== 'object') return [];
      if (Array.isArray(value))
        return [
          [
            key,
            value.map(({ number, from_age: from, to_age: to }) =>
              from === undefined ? number : `${number} (${from}–${to ?? ''})`,
            ),
          ],
        ];
      return [[key, 'text' in value ? inBrief(value.number, value.archetype ?? '', value.text) : value.number]];
    }),
  );
}

/** "7 El Carro: …" takes half the tokens of an object. */
function inBrief(number: number | string, name: string, text?: string): string {
  return `${`${number} ${name}`.trim()}${text === undefined ? '' : `: ${text}`}`;
}

/** Complete languages only: every tool returns texts, at least names and a citation. */
const LANGUAGE = z.enum(COMPLETE).default(COMPLETE[0]).meta({ description: words.language });
const DETAIL = z.enum(['brief', 'full']).default('brief').meta({ description: words.detail });

export const TOOLS: readonly Tool[] = [
  ...WITH_TOOL.filter(takesDate),
  LIFE_PATH_OF_DATE,
  ...WITH_TOOL.filter((endpoint) => !takesDate(endpoint)),
].map(toolOf);

function toolOf(endpoint: AnyEndpoint): Tool {
  const { parameters } = endpoint;
  const name = endpoint.tool as keyof typeof tools;
  const brief = BRIEF[name === 'life_path_of_date' ? 'life_path' : name];
  return {
    name,
    ...tools[name],
    inputSchema: z.strictObject({
      ...Object.fromEntries(parameters.map((parameter) => [parameter.name, inputOf(endpoint, parameter)])),
      language: LANGUAGE,
      ...(brief ? { detail: DETAIL } : {}),
    }),
    answer: async (input, context) => {
      const given = parameters.filter(({ name }) => input[name] !== undefined);
      const texts = given.map(({ name }) => String(input[name]));
      const read = endpoint.read(texts, 'arguments');
      if (!read?.ok) throw new NoSuchAnswer((read?.error ?? endpoint.staticOtherwise!).message(answers));
      const body = (await renderBody(endpoint, read.params, context)) as Origin;
      if (brief === undefined || input.detail === 'full') return body;
      const { source_url, license, attribution } = body;
      return { ...brief(body as never), source_url, license, attribution };
    },
  };
}

type Origin = Readonly<Record<'source_url' | 'license' | 'attribution', string>>;

/** A path parameter as a tool argument. */
function inputOf(endpoint: AnyEndpoint, parameter: Parameter): z.ZodType {
  const { schema, example, isOptional } = parameter;
  if (schema.type === 'string') {
    const description =
      schema.format === 'date' && !wordsOf(endpoint, WORDS).parameters?.[parameter.name]
        ? words.birthDate(FIRST_YEAR, LAST_YEAR)
        : parameterWords(endpoint, parameter, WORDS);
    const input = z.string().meta({ description, examples: [example] });
    return isOptional ? input.optional() : input;
  }
  const { enum: values, minimum, maximum } = schema as { enum?: number[]; minimum?: number; maximum?: number };
  const number = values ? z.literal(values) : z.int().min(minimum!).max(maximum!);
  return number.meta({ description: parameterWords(endpoint, parameter, WORDS) });
}
