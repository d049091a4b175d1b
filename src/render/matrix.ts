import type { CalendarDate } from '../contract/calendar-date.ts';
import { API_VERSION } from '../contract/limits.ts';
import { sitePath } from '../contract/routes.ts';
import { spanishDate } from '../contract/spanish-date.ts';
import type { Arcanum, Content } from '../domain/content.ts';
import { destinyMatrix, POSITION_KEYS, type PositionKey } from '../domain/destiny-matrix.ts';
import { attributionHtml, attributionText } from './attribution.ts';

/** Value of every key in `matrix`. */
export interface MatrixPosition {
  readonly arcana: number;
  readonly name: string;
  readonly keyword: string;
  readonly emoji: string;
}

/** Body of `GET /matrix/{day}/{month}/{year}`. */
export interface MatrixBody {
  readonly input: CalendarDate;
  readonly matrix: Readonly<Record<PositionKey, MatrixPosition>>;
  readonly suggested_citation: string;
  readonly source_url: string;
  readonly details_url: string;
  readonly license: string;
  readonly attribution: string;
  readonly attribution_html: string;
  readonly api_version: string;
}

/**
 * Prepares what all 73,414 bodies share and returns the function that fills in a date.
 */
export function matrixRenderer({ arcana, publisher }: Content, site: string): (date: CalendarDate) => MatrixBody {
  const positionOf = arcana.map(toPosition);
  const source_url = `${site}${sitePath.method()}`;
  const shared = {
    license: publisher.license,
    attribution: attributionText(publisher),
    attribution_html: attributionHtml(publisher, site),
    api_version: API_VERSION,
  };
  return (date) => {
    const numbers = destinyMatrix(date);
    const matrix = Object.fromEntries(POSITION_KEYS.map((key) => [key, positionOf[numbers[key] - 1]]));
    return {
      input: { day: date.day, month: date.month, year: date.year },
      matrix: matrix as MatrixBody['matrix'],
      suggested_citation: `${publisher.name} (${publisher.license}): matriz del destino del ${spanishDate(date)}, ${source_url}`,
      source_url,
      details_url: `${site}${sitePath.profile(date)}`,
      ...shared,
    };
  };
}

function toPosition({ number, name, keyword, emoji }: Arcanum): MatrixPosition {
  return { arcana: number, name, keyword, emoji };
}
