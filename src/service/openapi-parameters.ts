import type { AnyEndpoint } from '../endpoints/endpoint.ts';
import {
  PICTURE_DETAILS,
  PICTURE_OPTIONS,
  PICTURE_THEMES,
  PICTURE_WIDTHS,
  type PictureOptionName,
} from '../endpoints/picture-options.ts';
import { docsOf, parameterWords } from '../endpoints/schema-and-docs-list.ts';

/**
 * A date from 1900 to 2100, in which `format` alone allows any year. Here and not in the endpoint's own description, which the
 * edge loads at once.
 */
export const DATE_PATTERN = '^(19[0-9]{2}|20[0-9]{2}|2100)-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$';

/** All that a caller may choose in an address. */
export function parametersOf(endpoint: AnyEndpoint): object[] {
  const { media, parameters } = endpoint;
  const options = media === 'svg' || media === 'png' ? PICTURE_OPTIONS[media] : [];
  return [
    ...parameters.map((parameter) => {
      const { name, schema, example } = parameter;
      const more = schema.format === 'date' ? { pattern: DATE_PATTERN } : docsOf(endpoint).parameters?.[name]?.schema;
      const description = parameterWords(endpoint, parameter).en;
      return { name, in: 'path', required: true, description, schema: { ...schema, ...more }, example };
    }),
    ...options.map((name) => ({ name, in: 'query', required: false, ...OPTIONS[name] })),
  ];
}

/** The same for a preflight, which is answered whatever they are. */
export function unreadParametersOf({ parameters }: AnyEndpoint): object[] {
  return parameters.map(({ name, example }) => ({
    name,
    in: 'path',
    required: true,
    description: 'Any text: a preflight does not depend on it.',
    schema: { type: 'string' },
    example: String(example),
  }));
}

/** A query that every picture refuses. */
export const REFUSED_QUERY = '?tema=azul';

const OPTIONS: Readonly<Record<PictureOptionName, object>> = {
  detail: {
    description: 'How much is drawn: the twelve positions or, with `full`, the whole chart.',
    schema: { type: 'string', enum: [...PICTURE_DETAILS], default: 'simple' },
    example: 'full',
  },
  tema: {
    description:
      'The colours: `claro` (light) or `oscuro` (dark). Without it, an SVG follows the viewer and a PNG is light.',
    schema: { type: 'string', enum: Object.keys(PICTURE_THEMES) },
    example: 'claro',
  },
  ancho: {
    description: 'The width of the picture, in pixels.',
    schema: { type: 'integer', minimum: PICTURE_WIDTHS.min, maximum: PICTURE_WIDTHS.max },
    example: 480,
  },
};
