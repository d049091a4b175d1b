import { parseIsoDate } from '../calendar/dates.ts';
import { explainDateInEnglish } from '../calendar/explain-date.ts';
import type { ApiError } from '../http/errors.ts';
import { quote } from '../text/quote.ts';
import type { AnyEndpoint, Parameter } from './endpoint.ts';

/** Why an endpoint refused what was given for its parameters, one sentence for each that is wrong. */
export function refusalInEnglish({ parameters }: AnyEndpoint, texts: readonly string[], error: ApiError): string {
  const reasons = parameters.flatMap((parameter, i) =>
    parameter.isOptional && texts[i] === undefined ? [] : reasonAgainst(parameter, texts[i] ?? '', error),
  );
  return reasons.length > 0 ? reasons.join(' ') : `${error.body.error}.`;
}

function reasonAgainst({ name, schema }: Parameter, text: string, { reason }: ApiError): string[] {
  if (schema.format === 'date') {
    const parsed = parseIsoDate(text);
    return parsed.ok ? [] : [explainDateInEnglish(parsed.problem)];
  }
  // A name, which is not read again.
  if (schema.type === 'string' && !schema.enum) return reason === undefined ? [] : [reason];
  const { enum: values, minimum, maximum } = schema as { enum?: unknown[]; minimum?: number; maximum?: number };
  const number = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
  if (values && !values.includes(schema.type === 'integer' ? number : text))
    return [`The ${name} "${quote(text)}" is not valid: it must be one of ${values.join(', ')}.`];
  if (minimum !== undefined && !(number >= minimum && number <= maximum!))
    return [`The ${name} "${quote(text)}" is not valid: it must be a whole number from ${minimum} to ${maximum}.`];
  return [];
}
