import { coupleDrawer, matrixDrawer } from '../picture/draw-star.ts';
import type { OctagramOptions } from '../picture/octagram-svg.ts';
import { type Card, coupleCard, dateCard } from '../picture/share-card.ts';
import type { RenderContext, Renderer } from './endpoint.ts';
import type { OfDate } from './parameters.ts';
import { type OfCouple, readCouple, reading } from './read-later.ts';

/** What the query of a picture may ask for: `?detail=full` the whole chart, `?tema=oscuro` one scheme for every viewer, `?ancho=400` a width. */
export const PICTURE_DETAILS = ['simple', 'full'] as const;
export const PICTURE_THEMES = { claro: 'light', oscuro: 'dark' } as const;
export const PICTURE_WIDTHS = { min: 100, max: 2000 } as const;

/** Invalid values are ignored, like any other query of the API. */
function readPictureQuery(query = ''): Pick<OctagramOptions, 'detail' | 'theme' | 'width'> {
  const asked = new URLSearchParams(query);
  const theme = asked.get('tema');
  const width = /^[0-9]{3,4}$/.test(asked.get('ancho') ?? '') ? Number(asked.get('ancho')) : 0;
  return {
    detail: asked.get('detail') === 'full' ? 'full' : 'simple',
    ...(theme === 'claro' || theme === 'oscuro' ? { theme: PICTURE_THEMES[theme] } : {}),
    ...(width >= PICTURE_WIDTHS.min && width <= PICTURE_WIDTHS.max ? { width } : {}),
  };
}

export const renderMatrixPicture: Renderer<OfDate, string> = ({ content }) => {
  const draw = matrixDrawer(content.positions, content.publisher);
  return ({ date }, query) => draw(date, { ...readPictureQuery(query), standalone: true });
};

export const renderCouplePicture = reading<OfCouple, string>(readCouple, ({ content }) => {
  const draw = coupleDrawer(content.positions, content.publisher);
  return ({ a, b }, query) => draw(a, b, { ...readPictureQuery(query), standalone: true });
});

export const renderMatrixCard: Renderer<OfDate, Promise<Uint8Array>> = (context) => {
  const draw = cardDrawer(context);
  return ({ date }, query) => draw(dateCard(date), query);
};

export const renderCoupleCard = reading<OfCouple, Promise<Uint8Array>>(readCouple, (context) => {
  const draw = cardDrawer(context);
  return ({ a, b }, query) => draw(coupleCard(a, b), query);
});

function cardDrawer({ content, site }: RenderContext): (card: Card, query?: string) => Promise<Uint8Array> {
  const { host } = new URL(site);
  return async (card, query) => {
    // Loaded on demand: the pieces of a card are 80 KB, which a drawing does not need.
    const { cardPng } = await import('../picture/card-png.ts');
    return cardPng(card, content, host, readPictureQuery(query).theme);
  };
}
