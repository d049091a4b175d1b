import type { CalendarDate } from '../../../calendar/dates.ts';
import { dates } from '../dates.ts';

/** What networks show of a link to a page with dates. */
export const previews = {
  profile(date: CalendarDate) {
    const day = dates.long(date);
    return {
      title: `Perfil del ${day}`,
      description: `La matriz del destino y el camino de vida del ${day}, con cada cálculo paso a paso.`,
    };
  },
  couple(a: CalendarDate, b: CalendarDate) {
    const [one, other] = [dates.long(a), dates.long(b)];
    return {
      title: `Pareja del ${one} y del ${other}`,
      description: `La estrella que forman el ${one} y el ${other}, lo que tienen en común y cada cálculo.`,
    };
  },
  /** A link that asks for the other date. */
  invitation(date: CalendarDate) {
    const day = dates.long(date);
    return {
      title: `Compárate con el ${day}`,
      description: `Escribe tu fecha de nacimiento y mira la estrella que forma con la del ${day}.`,
    };
  },
  /** What the cards show. */
  matrixCard: (date: CalendarDate): string => `La matriz del destino del ${dates.long(date)}`,
  coupleCard: (a: CalendarDate, b: CalendarDate): string =>
    `La carta de pareja del ${dates.long(a)} y del ${dates.long(b)}`,
};
