import type { CalendarDate } from '../calendar/dates.ts';
import { spanishDate } from '../calendar/spanish-date.ts';
import type { Arcanum, LifePath, Publisher } from '../content/content-schema.ts';
import { API_VERSION } from '../http/api-path.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { sitePath } from '../http/site-path.ts';
import type { ChartNumbers } from '../method/chart-numbers.ts';

/**
 * How to credit the source, which is the licence's one condition. Without Zod, because the profile in the browser shows the
 * same citation as the API.
 */
type Source = Pick<Publisher, 'name' | 'license'>;

export function attributionText({ name, license }: Source): string {
  return `Datos de ${name} (${license})`;
}

export function attributionHtml(publisher: Source, site: string): string {
  const href = escapeHtml(`${site}${sitePath.home()}`);
  return `<a href="${href}" rel="nofollow noopener">${escapeHtml(attributionText(publisher))}</a>`;
}

export function lifePathCitation(publisher: Source, record: LifePath, url: string): string {
  return citation(publisher, `camino de vida ${record.number}, ${record.archetype}, «${record.tagline}»`, url);
}

export function arcanumCitation(publisher: Source, { number, name }: Arcanum, url: string): string {
  return citation(publisher, `arcano ${number}, ${name}`, url);
}

export function matrixCitation(publisher: Source, date: CalendarDate, url: string): string {
  return citation(publisher, `matriz del destino del ${spanishDate(date)}`, url);
}

export function chartCitation(publisher: Source, { a, b, c }: ChartNumbers, url: string): string {
  return citation(publisher, `carta de los números ${a}, ${b} y ${c}`, url);
}

export function calendarCitation(publisher: Source, year: number, url: string): string {
  return citation(publisher, `matrices del destino de las fechas de ${year}`, url);
}

export function statisticsCitation(publisher: Source, url: string): string {
  return citation(publisher, 'frecuencia de los arcanos en cada posición', url);
}

export function coupleCitation(publisher: Source, a: CalendarDate, b: CalendarDate, url: string): string {
  return citation(publisher, `carta de pareja del ${spanishDate(a)} y del ${spanishDate(b)}`, url);
}

export function yearCitation(publisher: Source, date: CalendarDate, year: number, url: string): string {
  return citation(publisher, `arcano del año ${year} para el ${spanishDate(date)}`, url);
}

/** The last fields of a body whose method is explained under a heading of the method page. */
export function bodyOrigin(publisher: Publisher, site: string, cite: (url: string) => string, heading?: string) {
  return recordOrigin(publisher, `${site}${sitePath.method()}${heading === undefined ? '' : `#${heading}`}`, cite);
}

/** The last fields of a body that has a page of its own. */
export function recordOrigin(publisher: Publisher, source_url: string, cite: (url: string) => string) {
  return {
    source_url,
    suggested_citation: cite(source_url),
    license: publisher.license,
    license_url: publisher.license_url,
    attribution: attributionText(publisher),
    api_version: API_VERSION,
  };
}

export function citation({ name, license }: Source, what: string, url: string): string {
  return `${name} (${license}): ${what}, ${url}`;
}
