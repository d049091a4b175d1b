import type { CalendarDate } from '../../src/contract/calendar-date.ts';
import type { DestinyMatrix } from '../../src/domain/destiny-matrix.ts';

/**
 * The 12 positions of a date, spelled once more from the published method. It shares no code with src/domain, so that a
 * mistake in the build's table of formulas cannot hide here.
 */
export function expectedMatrix({ day, month, year }: CalendarDate): DestinyMatrix {
  const [personal, soul, social] = [add(day), add(month), add(...digits(year))];
  const karma = add(personal, soul, social);
  const center = add(personal, soul, social, karma);
  const [spirit, body] = [add(soul, karma), add(personal, social)];
  const [right, bottom] = [add(social, center), add(karma, center)];
  const middle = add(right, bottom);
  const [topLeft, topRight] = [add(personal, soul), add(soul, social)];
  const [bottomRight, bottomLeft] = [add(social, karma), add(karma, personal)];
  const destiny = add(add(topLeft, bottomRight), add(topRight, bottomLeft));
  return {
    ...{ personal, social, soul, body, spirit, center },
    ...{ talents: add(soul, center), karma, money: add(right, middle), relationships: add(bottom, middle) },
    ...{ destiny, purpose: add(add(spirit, body), destiny) },
  };
}

/** The sum, brought into the 22 arcana by adding its digits. */
function add(...numbers: number[]): number {
  const sum = numbers.reduce((total, n) => total + n, 0);
  return sum > 22 ? add(...digits(sum)) : sum;
}

function digits(n: number): number[] {
  return Array.from(String(n), Number);
}
