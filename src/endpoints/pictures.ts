import { coupleDrawer, matrixDrawer } from '../picture/draw-star.ts';
import { type Card, coupleCard, dateCard } from '../picture/share-card.ts';
import { card as cardWords } from '../words/es/pages/card.ts';
import { star } from '../words/es/pages/star.ts';
import type { Refused, RenderContext, Renderer } from './endpoint.ts';
import type { OfDate } from './parameters.ts';
import { withOptions } from './picture-options.ts';
import { type OfCouple, readCouple, reading } from './read-later.ts';

export const renderMatrixPicture: Renderer<OfDate, string | Refused> = ({ content }) => {
  const draw = matrixDrawer(content.positions, content.publisher, star);
  return ({ date }, query) => withOptions('svg', query, (asked) => draw(date, { ...asked, standalone: true }));
};

export const renderCouplePicture = reading<OfCouple, string | Refused>(readCouple, ({ content }) => {
  const draw = coupleDrawer(content.positions, content.publisher, star);
  return ({ a, b }, query) => withOptions('svg', query, (asked) => draw(a, b, { ...asked, standalone: true }));
});

export const renderMatrixCard: Renderer<OfDate, Promise<Uint8Array> | Refused> = (context) => {
  const draw = cardDrawer(context);
  return ({ date }, query) => draw(dateCard(date), query);
};

export const renderCoupleCard = reading<OfCouple, Promise<Uint8Array> | Refused>(readCouple, (context) => {
  const draw = cardDrawer(context);
  return ({ a, b }, query) => draw(coupleCard(a, b), query);
});

function cardDrawer({
  content,
  site,
}: RenderContext): (card: Card, query: string | undefined) => Promise<Uint8Array> | Refused {
  const { host } = new URL(site);
  return (card, query) =>
    withOptions('png', query, async ({ theme }) => {
      // Loaded on demand: the pieces of a card are 80 KB, which a drawing does not need.
      const { cardPng } = await import('../picture/card-png.ts');
      return cardPng(card, content, cardWords, host, theme);
    });
}
