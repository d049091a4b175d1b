import { cardPng } from '../picture/card-png.ts';
import { coupleCard, dateCard } from '../picture/share-card.ts';
import type { Renderer } from './endpoint.ts';
import type { OfCouple, OfDate } from './parameters.ts';
import { readPictureQuery } from './picture-query.ts';

/** Apart from the other pictures, because their pieces are 80 KB. */
export const renderMatrixCard: Renderer<OfDate, Promise<Uint8Array>> = ({ content, site }) => {
  const { host } = new URL(site);
  return ({ date }, query) => cardPng(dateCard(date), content, host, readPictureQuery(query).theme);
};

export const renderCoupleCard: Renderer<OfCouple, Promise<Uint8Array>> = ({ content, site }) => {
  const { host } = new URL(site);
  return ({ a, b }, query) => cardPng(coupleCard(a, b), content, host, readPictureQuery(query).theme);
};
