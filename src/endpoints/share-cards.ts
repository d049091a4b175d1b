import { cardPng } from '../picture/card-png.ts';
import { coupleCard, dateCard } from '../picture/share-card.ts';
import type { Renderer } from './endpoint.ts';
import type { OfDate } from './parameters.ts';
import { readPictureQuery } from './picture-query.ts';
import { type OfCouple, readCouple, reading } from './read-later.ts';

/** Apart from the other pictures, because their pieces are 80 KB. */
export const renderMatrixCard: Renderer<OfDate, Promise<Uint8Array>> = ({ content, site }) => {
  const { host } = new URL(site);
  return ({ date }, query) => cardPng(dateCard(date), content, host, readPictureQuery(query).theme);
};

export const renderCoupleCard = reading<OfCouple, Promise<Uint8Array>>(readCouple, ({ content, site }) => {
  const { host } = new URL(site);
  return ({ a, b }, query) => cardPng(coupleCard(a, b), content, host, readPictureQuery(query).theme);
});
