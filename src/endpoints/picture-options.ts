import type { ApiError, ErrorWords } from '../http/errors.ts';
import type { CardFormat } from '../picture/card-layout.ts';
import type { OctagramOptions } from '../picture/octagram-svg.ts';
import type { Read, Reader } from './endpoint.ts';
import { accept, refuse } from './parameters.ts';

export const PICTURE_DETAILS = ['simple', 'full'] as const;
export const PICTURE_THEMES = { claro: 'light', oscuro: 'dark' } as const;
/** What a PNG is for: the preview of a link, or a story. */
export const PICTURE_FORMATS = { enlace: 'card', historia: 'story' } as const satisfies Record<string, CardFormat>;
export const PICTURE_WIDTHS = { min: 100, max: 2000 } as const;

export interface AskedOptions extends Pick<OctagramOptions, 'detail' | 'theme' | 'width'> {
  readonly format?: CardFormat;
}

interface PictureOption {
  /** `undefined` for an invalid value. */
  readonly read: (text: string) => AskedOptions | undefined;
  readonly allowed: (words: ErrorWords['errors']) => string;
}

const [LIGHT, DARK] = Object.keys(PICTURE_THEMES) as [string, string];
const [LINK, STORY] = Object.keys(PICTURE_FORMATS) as [string, string];

/** A picture's query options: `?detail=full` for the full chart, `?tema=oscuro` for a fixed color scheme, `?ancho=400` for a width, `?formato=historia` for a story. */
const OPTIONS = {
  detail: {
    read: (text) => {
      const detail = PICTURE_DETAILS.find((one) => one === text);
      return detail && { detail };
    },
    allowed: ({ oneOf }) => oneOf(...PICTURE_DETAILS),
  },
  tema: {
    read: (text) => (text === 'claro' || text === 'oscuro' ? { theme: PICTURE_THEMES[text] } : undefined),
    allowed: ({ oneOf }) => oneOf(LIGHT, DARK),
  },
  ancho: {
    read: (text) => {
      const width = /^[0-9]{3,4}$/.test(text) ? Number(text) : 0;
      return width >= PICTURE_WIDTHS.min && width <= PICTURE_WIDTHS.max ? { width } : undefined;
    },
    allowed: ({ wholeNumber }) => wholeNumber(PICTURE_WIDTHS),
  },
  formato: {
    read: (text) => (text === 'enlace' || text === 'historia' ? { format: PICTURE_FORMATS[text] } : undefined),
    allowed: ({ oneOf }) => oneOf(LINK, STORY),
  },
} as const satisfies Readonly<Record<string, PictureOption>>;

export type PictureOptionName = keyof typeof OPTIONS;

export const PICTURE_OPTIONS = {
  svg: ['detail', 'tema', 'ancho'],
  png: ['tema', 'formato'],
} as const satisfies Readonly<Record<string, readonly PictureOptionName[]>>;

export interface WithOptions {
  readonly options: AskedOptions;
}

/** Reads a picture's parameters, then its query. Unknown names are ignored, as everywhere in the API. */
export function withOptions<P>(media: keyof typeof PICTURE_OPTIONS, read: Reader<P>): Reader<P & WithOptions> {
  return (texts, source, query) => {
    const asked = read(texts, source, query);
    if (!asked?.ok) return asked;
    const options = readOptions(PICTURE_OPTIONS[media], new URLSearchParams(query));
    return options.ok ? accept({ ...asked.params, options: options.params }) : options;
  };
}

function readOptions(names: readonly PictureOptionName[], sent: URLSearchParams): Read<AskedOptions> {
  let asked: AskedOptions = {};
  for (const name of names) {
    const text = sent.get(name);
    if (text === null) continue;
    const option = OPTIONS[name].read(text);
    if (option === undefined) return refuse(invalidOption(name, text));
    asked = { ...asked, ...option };
  }
  return accept(asked);
}

function invalidOption(name: PictureOptionName, text: string): ApiError {
  return {
    status: 400,
    error: 'Invalid option',
    message: ({ errors }) => errors.option(name, text, OPTIONS[name].allowed(errors)),
  };
}
