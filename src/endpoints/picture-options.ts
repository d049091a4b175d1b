import type { ApiError, ErrorWords } from '../http/errors.ts';
import { readQuery } from '../http/site-path.ts';
import type { CardFormat } from '../picture/card-layout.ts';
import type { StarOptions } from '../picture/star-svg.ts';
import { ANSWERS, type AnswerWords } from '../words/answers.ts';
import { type Language, PUBLISHED } from '../words/language.ts';
import type { Read, Reader } from './endpoint.ts';
import { accept, refuse } from './parameters.ts';

export const PICTURE_DETAILS = ['simple', 'full'] as const;
const PICTURE_THEMES = ['light', 'dark'] as const;
/** What a PNG is for: the preview of a link, or a story. */
const PICTURE_FORMATS = ['card', 'story'] as const;
export const PICTURE_WIDTHS = { min: 100, max: 2000 } as const;

export interface AskedOptions extends Pick<StarOptions, 'detail' | 'theme' | 'width'> {
  readonly format?: CardFormat;
}
export type OptionName = keyof AskedOptions;
type Names = AnswerWords['pictureOptions'];

interface PictureOption {
  /** Its name in a language's query. */
  readonly name: (names: Names) => string;
  /** `undefined` for an invalid value. */
  readonly read: (text: string, names: Names) => AskedOptions | undefined;
  readonly write: (options: AskedOptions, names: Names) => string | undefined;
  readonly allowed: (words: ErrorWords['errors'], names: Names) => string;
}

/**
 * A picture's query options. In English: `?detail=full` for the whole chart, `?theme=dark` for a fixed color scheme, `?width=400`
 * for a width, `?format=story` for a story.
 */
const OPTIONS: Readonly<Record<OptionName, PictureOption>> = {
  detail: {
    name: () => 'detail',
    read: (text) => {
      const detail = PICTURE_DETAILS.find((one) => one === text);
      return detail && { detail };
    },
    write: ({ detail }) => detail,
    allowed: ({ oneOf }) => oneOf(...PICTURE_DETAILS),
  },
  theme: {
    name: ({ theme }) => theme.name,
    read: (text, names) => {
      const theme = PICTURE_THEMES.find((one) => names.theme.values[one] === text);
      return theme && { theme };
    },
    write: ({ theme }, names) => theme && names.theme.values[theme],
    allowed: ({ oneOf }, { theme: { values } }) => oneOf(values.light, values.dark),
  },
  width: {
    name: ({ width }) => width.name,
    read: (text) => {
      const width = /^[0-9]{3,4}$/.test(text) ? Number(text) : 0;
      return width >= PICTURE_WIDTHS.min && width <= PICTURE_WIDTHS.max ? { width } : undefined;
    },
    write: ({ width }) => (width === undefined ? undefined : String(width)),
    allowed: ({ wholeNumber }) => wholeNumber(PICTURE_WIDTHS),
  },
  format: {
    name: ({ format }) => format.name,
    read: (text, names) => {
      const format = PICTURE_FORMATS.find((one) => names.format.values[one] === text);
      return format && { format };
    },
    write: ({ format }, names) => format && names.format.values[format],
    allowed: ({ oneOf }, { format: { values } }) => oneOf(values.card, values.story),
  },
};

export const PICTURE_OPTIONS = {
  svg: ['detail', 'theme', 'width'],
  png: ['theme', 'format'],
} as const satisfies Readonly<Record<string, readonly OptionName[]>>;

export interface WithOptions {
  readonly options: AskedOptions;
}

/** Reads a picture's parameters, then its query. Unknown names are ignored, as everywhere in the API. */
export function withOptions<P>(media: keyof typeof PICTURE_OPTIONS, read: Reader<P>): Reader<P & WithOptions> {
  return (texts, source, query, language = PUBLISHED[0]) => {
    const asked = read(texts, source, query, language);
    if (!asked?.ok) return asked;
    const options = readOptions(PICTURE_OPTIONS[media], readQuery(query), language);
    return options.ok ? accept({ ...asked.params, options: options.params }) : options;
  };
}

/** Accepts the names of every language under any path; if two set the same option, the language of the path wins. */
function readOptions(options: readonly OptionName[], sent: URLSearchParams, language: Language): Read<AskedOptions> {
  let asked: AskedOptions = {};
  for (const one of [language, ...PUBLISHED]) {
    const names = ANSWERS[one].pictureOptions;
    for (const option of options) {
      const text = sent.get(OPTIONS[option].name(names));
      if (text === null) continue;
      const read = OPTIONS[option].read(text, names);
      if (read === undefined) return refuse(invalidOption(option, text, names));
      asked = { ...read, ...asked };
    }
  }
  return accept(asked);
}

function invalidOption(option: OptionName, text: string, names: Names): ApiError {
  const { name, allowed } = OPTIONS[option];
  return {
    status: 400,
    error: 'Invalid option',
    message: ({ errors }) => errors.option(name(names), text, allowed(errors, names)),
  };
}

/** The query for the same options in another language. */
export function queryWith(options: AskedOptions, language: Language): string {
  const names = ANSWERS[language].pictureOptions;
  const pairs = Object.values(OPTIONS).flatMap(({ name, write }) => {
    const value = write(options, names);
    return value === undefined ? [] : [`${name(names)}=${value}`];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
