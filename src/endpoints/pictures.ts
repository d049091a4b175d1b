import { coupleDrawer } from '../picture/draw-couple.ts';
import { matrixDrawer } from '../picture/draw-matrix.ts';
import type { Renderer } from './endpoint.ts';
import type { OfDate } from './parameters.ts';
import { readPictureQuery } from './picture-query.ts';
import { type OfCouple, readCouple, reading } from './read-later.ts';

export const renderMatrixPicture: Renderer<OfDate, string> = ({ content }) => {
  const draw = matrixDrawer(content.positions, content.publisher);
  return ({ date }, query) => draw(date, { ...readPictureQuery(query), standalone: true });
};

export const renderCouplePicture = reading<OfCouple, string>(readCouple, ({ content }) => {
  const draw = coupleDrawer(content.positions, content.publisher);
  return ({ a, b }, query) => draw(a, b, { ...readPictureQuery(query), standalone: true });
});
