import { matrixDrawer } from '../picture/draw-matrix.ts';
import type { Renderer } from './endpoint.ts';
import type { OfDate } from './parameters.ts';

export const render: Renderer<OfDate, string> = ({ content }) => {
  const draw = matrixDrawer(content.positions, content.publisher);
  return ({ date }, detail = 'simple') => draw(date, { standalone: true, detail });
};
