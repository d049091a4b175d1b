import type { CalendarDate } from '../contract/check-date.ts';
import { parsePair } from '../contract/check-pair.ts';
import type { Compute, PictureDetail } from '../contract/computed-answer.ts';
import type { Content } from '../domain/content.ts';
import { coupleRenderer } from './couple-body.ts';
import { yearRenderer } from './year-body.ts';

/** Charts as SVG documents. */
export interface Drawers {
  readonly matrix: (date: CalendarDate, detail: PictureDetail) => string;
  readonly couple: (a: CalendarDate, b: CalendarDate, detail: PictureDetail) => string;
}

/** Pictures, couples and years: what would be too many files. Without Zod, for the edge. */
export function computedAnswers(
  content: Pick<Content, 'arcana' | 'karmicTails' | 'publisher'>,
  draw: Drawers,
): Compute {
  const renderCouple = coupleRenderer(content);
  const renderYear = yearRenderer(content);
  return (asked, site, detail) => {
    if (asked.kind === 'matrix-picture') return { svg: draw.matrix(asked.date, detail) };
    const checked = parsePair(asked);
    if (!checked.ok) return checked;
    const [one, other] = checked.dates;
    if (asked.kind === 'couple-picture') return { svg: draw.couple(one, other, detail) };
    const body = asked.kind === 'year' ? renderYear(one, other.year, site) : renderCouple(one, other, site);
    return { json: `${JSON.stringify(body)}\n` };
  };
}
