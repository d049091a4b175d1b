import type { AnyEndpoint } from '../endpoints/endpoint.ts';
import { parameterWords } from '../endpoints/list.ts';
import { type OptionName, PICTURE_DETAILS, PICTURE_OPTIONS, PICTURE_WIDTHS } from '../endpoints/picture-options.ts';
import { API_ROOT, inLanguage } from '../http/api-path.ts';
import { ANSWERS } from '../words/answers.ts';
import { en } from '../words/en/index.ts';
import { openapi } from '../words/en/openapi.ts';
import { PUBLISHED } from '../words/language.ts';

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
    ...options.flatMap(optionParameters),
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
export const REFUSED_QUERY = `?${ANSWERS[PUBLISHED[0]].pictureOptions.theme.name}=x`;

/** An option with its name in each language, all of which are accepted under every language's path. */
function optionParameters(option: OptionName): object[] {
  if (option === 'detail') return [parameter('detail', openapi.options.detail, DETAIL)];
  return PUBLISHED.map((language) => {
    const { theme, width, format } = ANSWERS[language].pictureOptions;
    const where = inLanguage(API_ROOT, language);
    if (option === 'width') return parameter(width.name, openapi.options.width(where), WIDTH);
    if (option === 'format') {
      const { card, story } = format.values;
      const values = { schema: { type: 'string', enum: [card, story] }, example: story };
      return parameter(format.name, openapi.options.format(where, card, story), values);
    }
    const { light, dark } = theme.values;
    const values = { schema: { type: 'string', enum: [light, dark] }, example: light };
    return parameter(theme.name, openapi.options.theme(where, light, dark), values);
  });
}

const DETAIL = { schema: { type: 'string', enum: [...PICTURE_DETAILS], default: 'simple' }, example: 'full' };
const WIDTH = { schema: { type: 'integer', minimum: PICTURE_WIDTHS.min, maximum: PICTURE_WIDTHS.max }, example: 480 };

function parameter(name: string, description: string, values: object): object {
  return { name, in: 'query', required: false, description, ...values };
}
