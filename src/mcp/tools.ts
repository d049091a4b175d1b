import * as z from 'zod';
import { EXAMPLE_DATE, FIRST_YEAR, isoDate, LAST_YEAR } from '../calendar/dates.ts';
import { docsOf, parameterWords } from '../endpoints/docs.ts';
import type { AnyEndpoint, EndpointDocs, Parameter, Read, RenderContext } from '../endpoints/endpoint.ts';
import { lifePath } from '../endpoints/life-path.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { accept, dateParameter, readDate, takesDate } from '../endpoints/parameters.ts';
import { lifePathNumber } from '../method/life-path-number.ts';
import { renderBody } from '../service/render-answer.ts';

/** A question that an assistant may ask; the answer is the API's own body, with its attribution and licence. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: z.ZodObject;
  readonly answer: (input: Readonly<Record<string, unknown>>, context: RenderContext) => Promise<object>;
}

/** What an assistant asked for does not exist; it is told why and may ask again. */
export class NoSuchAnswer extends Error {}

const EXPECTED = `Se espera AAAA-MM-DD, por ejemplo ${isoDate(EXAMPLE_DATE)}.`;

/** An endpoint with the words that an assistant chooses it by. */
interface Asked {
  readonly endpoint: AnyEndpoint;
  readonly words: NonNullable<EndpointDocs['tool']>;
}

/** Not an endpoint of the API, where a chart leads from a date to its number. */
const LIFE_PATH_OF_DATE: Asked = {
  endpoint: {
    ...lifePath,
    parameters: [dateParameter('date', EXAMPLE_DATE)],
    read: (texts, expected) => {
      const read = readDate(texts, expected);
      return read?.ok ? accept({ number: lifePathNumber(read.params.date) }) : read;
    },
  },
  words: {
    name: 'life_path_of_date',
    title: 'Life path of a date',
    description:
      'Use when someone asks for the life path number of a birth date and what it says. Returns the number (1 to 9, 11, 22 or 33) with its archetype, motto, description, traits, weak points, fields of work, love and advice, in Spanish. The date is YYYY-MM-DD, from 1900 to 2100. Example: {"date":"1990-06-15"}.',
  },
};

const ASKED: readonly Asked[] = ENDPOINTS.flatMap((endpoint) => {
  const { tool } = docsOf(endpoint);
  return tool ? [{ endpoint, words: tool }] : [];
});

export const TOOLS: readonly Tool[] = [
  ...ASKED.filter(({ endpoint }) => takesDate(endpoint)),
  LIFE_PATH_OF_DATE,
  ...ASKED.filter(({ endpoint }) => !takesDate(endpoint)),
].map(toolOf);

function toolOf({ endpoint, words }: Asked): Tool {
  const { parameters } = endpoint;
  return {
    ...words,
    inputSchema: z.strictObject(
      Object.fromEntries(parameters.map((parameter) => [parameter.name, inputOf(endpoint, parameter)])),
    ),
    answer: async (input, context) => {
      const texts = parameters.map(({ name }) => String(input[name]));
      const read = endpoint.read(texts, EXPECTED) as Read<unknown>;
      if (!read.ok) throw new NoSuchAnswer(read.error.body.message);
      return (await renderBody(endpoint, read.params, context)) as object;
    },
  };
}

/** A parameter of a path as an argument. */
function inputOf(endpoint: AnyEndpoint, parameter: Parameter): z.ZodType {
  const { schema } = parameter;
  if (schema.type === 'string') {
    const description = `Birth date, YYYY-MM-DD, from ${FIRST_YEAR} to ${LAST_YEAR}.`;
    return z.string().meta({ description, examples: [isoDate(EXAMPLE_DATE)] });
  }
  const { enum: values, minimum, maximum } = schema as { enum?: number[]; minimum?: number; maximum?: number };
  const number = values ? z.literal(values) : z.int().min(minimum!).max(maximum!);
  return number.meta({ description: parameterWords(endpoint, parameter).en });
}
