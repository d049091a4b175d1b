import { type CalendarDate, isoDate } from '../contract/check-date.ts';
import type { Content } from '../domain/content.ts';
import { coupleChart, earlierFirst } from '../domain/couple-chart.ts';
import { bodyOrigin, coupleCitation } from './attribution.ts';
import { arcanumCard, linesBody, tailFinder } from './chart-parts.ts';
import type { CoupleBody } from './couple.ts';

/** Body of `GET /couple/{date}/{date}`, the same in either order. */
export function coupleRenderer(
  content: Pick<Content, 'arcana' | 'karmicTails' | 'publisher'>,
): (a: CalendarDate, b: CalendarDate, site: string) => CoupleBody {
  const { arcana, publisher } = content;
  const tailOf = tailFinder(content);
  return (a, b, site) => {
    const [first, second] = earlierFirst(a, b);
    const { points, purposes, lines, karmicTail } = coupleChart(first, second);
    const center = arcana[points.E - 1]!;
    return {
      input: { a: isoDate(first), b: isoDate(second) },
      points,
      purposes: purposes.map(({ key, arcana }) => ({ key, arcana })) as CoupleBody['purposes'],
      lines: linesBody(lines),
      karmic_tail: tailOf(karmicTail) ?? { arcana: [...karmicTail], name: null, text: null },
      center: { ...arcanumCard(center), reading: center.readings.couple },
      ...bodyOrigin(publisher, site, (url) => coupleCitation(publisher, first, second, url), 'pareja'),
    };
  };
}
