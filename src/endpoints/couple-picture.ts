import { coupleDrawer } from '../picture/draw-couple.ts';
import type { Renderer } from './endpoint.ts';
import type { OfCouple } from './pairs.ts';

export const render: Renderer<OfCouple, string> = ({ content }) => {
  const draw = coupleDrawer(content.positions, content.publisher);
  return ({ a, b }, detail = 'simple') => draw(a, b, { standalone: true, detail });
};
