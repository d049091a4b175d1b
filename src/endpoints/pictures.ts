import { coupleDrawer } from '../picture/draw-couple.ts';
import { matrixDrawer } from '../picture/draw-matrix.ts';
import type { Renderer } from './endpoint.ts';
import type { OfCouple, OfDate } from './parameters.ts';

export const renderMatrixPicture: Renderer<OfDate, string> = ({ content }) => {
  const draw = matrixDrawer(content.positions, content.publisher);
  return ({ date }, detail = 'simple') => draw(date, { standalone: true, detail });
};

export const renderCouplePicture: Renderer<OfCouple, string> = ({ content }) => {
  const draw = coupleDrawer(content.positions, content.publisher);
  return ({ a, b }, detail = 'simple') => draw(a, b, { standalone: true, detail });
};
