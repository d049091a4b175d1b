import type { OctagramOptions } from '../picture/octagram-svg.ts';
import { quote } from '../text/quote.ts';
import { isRefused, type Refused } from './endpoint.ts';

export const PICTURE_DETAILS = ['simple', 'full'] as const;
export const PICTURE_THEMES = { claro: 'light', oscuro: 'dark' } as const;
export const PICTURE_WIDTHS = { min: 100, max: 2000 } as const;

export type AskedOptions = Pick<OctagramOptions, 'detail' | 'theme' | 'width'>;

interface PictureOption {
  /** `undefined` for a value that is not allowed. */
  readonly read: (text: string) => AskedOptions | undefined;
  readonly allowed: string;
}

/** What the query of a picture may ask for: `?detail=full` the whole chart, `?tema=oscuro` one scheme for every viewer, `?ancho=400` a width. */
const OPTIONS = {
  detail: {
    read: (text) => {
      const detail = PICTURE_DETAILS.find((one) => one === text);
      return detail && { detail };
    },
    allowed: PICTURE_DETAILS.join(' o '),
  },
  tema: {
    read: (text) => (text === 'claro' || text === 'oscuro' ? { theme: PICTURE_THEMES[text] } : undefined),
    allowed: Object.keys(PICTURE_THEMES).join(' u '),
  },
  ancho: {
    read: (text) => {
      const width = /^[0-9]{3,4}$/.test(text) ? Number(text) : 0;
      return width >= PICTURE_WIDTHS.min && width <= PICTURE_WIDTHS.max ? { width } : undefined;
    },
    allowed: `un número entero de ${PICTURE_WIDTHS.min} a ${PICTURE_WIDTHS.max}`,
  },
} as const satisfies Readonly<Record<string, PictureOption>>;

export type PictureOptionName = keyof typeof OPTIONS;

/** The options of each kind of picture. */
export const PICTURE_OPTIONS = {
  svg: ['detail', 'tema', 'ancho'],
  png: ['tema'],
} as const satisfies Readonly<Record<string, readonly PictureOptionName[]>>;

/** Draws what a query asks for, or refuses a value that is not allowed. Any other name is ignored, as in every query of the API. */
export function withOptions<Picture>(
  media: keyof typeof PICTURE_OPTIONS,
  query: string | undefined,
  draw: (asked: AskedOptions) => Picture,
): Picture | Refused {
  const asked = readOptions(PICTURE_OPTIONS[media], new URLSearchParams(query));
  return isRefused(asked) ? asked : draw(asked);
}

function readOptions(names: readonly PictureOptionName[], sent: URLSearchParams): AskedOptions | Refused {
  let asked: AskedOptions = {};
  for (const name of names) {
    const text = sent.get(name);
    if (text === null) continue;
    const option = OPTIONS[name].read(text);
    if (option === undefined) return refusal(name, text);
    asked = { ...asked, ...option };
  }
  return asked;
}

function refusal(name: PictureOptionName, text: string): Refused {
  const message = `El valor «${quote(text)}» de ${name} no es válido: debe ser ${OPTIONS[name].allowed}.`;
  return { refused: { status: 400, body: { error: 'Invalid option', message } } };
}
