import { isoDate } from '../calendar/dates.ts';
import { coupleChart, earlierFirst } from '../method/couple-chart.ts';
import { COUPLE_PLACES, type CouplePlace } from '../method/places.ts';
import { bodyOrigin, coupleCitation } from './attribution.ts';
import { linesBody, readingCard, tailFinder } from './body-parts.ts';
import type { CoupleBody } from './couple-schema-and-docs.ts';
import { type OfCouple, readCouple, reading } from './read-later.ts';

/** The order of the two dates does not matter. */
export const renderCouple = reading<OfCouple, CoupleBody>(readCouple, ({ content, site }) => {
  const { arcana, publisher } = content;
  const tailOf = tailFinder(content);
  return ({ a, b }) => {
    const [first, second] = earlierFirst(a, b);
    const { points, purposes, lines, karmicTail } = coupleChart(first, second);
    return {
      input: { a: isoDate(first), b: isoDate(second) },
      points,
      purposes: purposes.map(({ key, arcana }) => ({ key, arcana })) as CoupleBody['purposes'],
      lines: linesBody(lines),
      karmic_tail: tailOf(karmicTail),
      center: readingCard(arcana[points.E - 1]!, 'couple'),
      places: Object.fromEntries(
        (Object.keys(COUPLE_PLACES) as CouplePlace[]).map((place) => [
          place,
          readingCard(arcana[points[COUPLE_PLACES[place]] - 1]!, `couple_${place}`),
        ]),
      ) as CoupleBody['places'],
      ...bodyOrigin(publisher, site, (url) => coupleCitation(publisher, first, second, url), 'pareja'),
    };
  };
});
