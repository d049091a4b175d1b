import type { AnyEndpoint } from '../endpoints/endpoint.ts';
import { parameterWords } from '../endpoints/list.ts';
import {
  PICTURE_DETAILS,
  PICTURE_FORMATS,
  PICTURE_OPTIONS,
  PICTURE_THEMES,
  PICTURE_WIDTHS,
  type PictureOptionName,
} from '../endpoints/picture-options.ts';
import { en } from '../words/en/index.ts';
import { openapi } from '../words/en/openapi.ts';

/** Everything a caller can choose in a URL. */
export function parametersOf(endpoint: AnyEndpoint): object[] {
  const { media, parameters } = endpoint;
  const options = media === 'svg' || media === 'png' ? PICTURE_OPTIONS[media] : [];
  return [
    ...parameters.map((parameter) => {
      const { name, schema, example } = parameter;
      const description = parameterWords(endpoint, parameter, en);
      return { name, in: 'path', required: true, description, schema, example };
    }),
    ...options.map((name) => ({ name, in: 'query', required: false, ...OPTIONS[name] })),
  ];
}

/** The same for a preflight, which accepts any values. */
export function unreadParametersOf({ parameters }: AnyEndpoint): object[] {
  return parameters.map(({ name, example }) => ({
    name,
    in: 'path',
    required: true,
    description: openapi.preflight.parameter,
    schema: { type: 'string' },
    example: String(example),
  }));
}

/** A query that every picture rejects. */
export const REFUSED_QUERY = '?tema=azul';

const OPTIONS: Readonly<Record<PictureOptionName, object>> = {
  detail: {
    description: openapi.options.detail,
    schema: { type: 'string', enum: [...PICTURE_DETAILS], default: 'simple' },
    example: 'full',
  },
  tema: {
    description: openapi.options.tema,
    schema: { type: 'string', enum: Object.keys(PICTURE_THEMES) },
    example: 'claro',
  },
  ancho: {
    description: openapi.options.ancho,
    schema: { type: 'integer', minimum: PICTURE_WIDTHS.min, maximum: PICTURE_WIDTHS.max },
    example: 480,
  },
  formato: {
    description: openapi.options.formato,
    schema: { type: 'string', enum: Object.keys(PICTURE_FORMATS), default: 'enlace' },
    example: 'historia',
  },
};
