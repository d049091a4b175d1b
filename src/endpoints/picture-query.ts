import type { OctagramOptions } from '../picture/octagram-svg.ts';

/** What the query of a picture may ask for: `?detail=full` the whole chart, `?tema=oscuro` one scheme for every viewer, `?ancho=400` a width. */
export const PICTURE_DETAILS = ['simple', 'full'] as const;
export const PICTURE_THEMES = { claro: 'light', oscuro: 'dark' } as const;
export const PICTURE_WIDTHS = { min: 100, max: 2000 } as const;

/** What cannot be is left out, as the API ignores any other query. */
export function readPictureQuery(query = ''): Pick<OctagramOptions, 'detail' | 'theme' | 'width'> {
  const asked = new URLSearchParams(query);
  const theme = asked.get('tema');
  const width = /^[0-9]{3,4}$/.test(asked.get('ancho') ?? '') ? Number(asked.get('ancho')) : 0;
  return {
    detail: asked.get('detail') === 'full' ? 'full' : 'simple',
    ...(theme === 'claro' || theme === 'oscuro' ? { theme: PICTURE_THEMES[theme] } : {}),
    ...(width >= PICTURE_WIDTHS.min && width <= PICTURE_WIDTHS.max ? { width } : {}),
  };
}
