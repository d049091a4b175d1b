import type { CalendarDate } from '../calendar/dates.ts';
import type { Content } from '../content/content-schema.ts';
import { API_VERSION } from '../http/api-path.ts';
import { sitePath } from '../http/site-path.ts';
import { destinyMatrix, POSITION_KEYS } from '../method/destiny-matrix.ts';
import { attributionHtml, attributionText, matrixCitation } from './attribution.ts';
import { arcanumCard } from './body-parts.ts';
import type { Renderer } from './endpoint.ts';
import type { MatrixBody } from './matrix-schema-and-docs.ts';
import type { OfDate } from './parameters.ts';

export const renderMatrix: Renderer<OfDate, MatrixBody> = ({ content, site }) => {
  const positions = content.arcana.map(arcanumCard);
  const textsOf = matrixTexts(content, site);
  return ({ date }) => {
    const numbers = destinyMatrix(date);
    const matrix = Object.fromEntries(POSITION_KEYS.map((key) => [key, positions[numbers[key] - 1]]));
    return {
      input: { day: date.day, month: date.month, year: date.year },
      matrix: matrix as MatrixBody['matrix'],
      ...textsOf(date),
    };
  };
};

/** Everything that follows `matrix` in the body. */
export function matrixTexts(
  { publisher }: Content,
  site: string,
): (date: CalendarDate) => Omit<MatrixBody, 'input' | 'matrix'> {
  const source_url = `${site}${sitePath.method()}`;
  const shared = {
    license: publisher.license,
    attribution: attributionText(publisher),
    attribution_html: attributionHtml(publisher, site),
    api_version: API_VERSION,
  } as const;
  return (date) => ({
    suggested_citation: matrixCitation(publisher, date, source_url),
    source_url,
    details_url: `${site}${sitePath.profile(date)}`,
    ...shared,
  });
}
