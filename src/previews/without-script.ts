import type { CalendarDate } from '../calendar/dates.ts';
import { lifePathNumber } from '../method/birth-numbers.ts';
import { POINT_INDEX } from '../method/chart-formulas.ts';
import { couplePoints } from '../method/couple-chart.ts';
import { dateChart, POSITION_POINTS, type PositionKey } from '../method/destiny-matrix.ts';
import { escapeHtml } from '../text/quote.ts';
import { BIRTH_PARAMETER, COUPLE_PARAMETERS } from '../words/page-paths.ts';
import type { PreviewTexts, PreviewWords } from './link-preview.ts';
import type { PageHead } from './page-head.ts';

/** The texts of a page with a star: `data-words` of profiles and couples. */
export interface PageTexts extends PreviewTexts {
  readonly titles: readonly { readonly key: string; readonly title: string }[];
}

/** What a page with dates shows where nothing can draw it: title, headline, star, and the arcanum of each position. */
export function withoutScript(
  head: PageHead,
  { paths }: Pick<PreviewWords, 'paths'>,
  [a, b]: readonly CalendarDate[],
  texts: PageTexts | undefined,
): string {
  const title = escapeHtml(head.title);
  if (!texts) return `<h2><a href="${paths.lifePath(lifePathNumber(a!))}">${title}</a></h2>`;
  const chart = b ? couplePoints(a!, b) : dateChart(a!);
  const positions = texts.titles.map(({ key, title: position }) => {
    const number = chart[POINT_INDEX[POSITION_POINTS[key as PositionKey]]]!;
    const arcanum = escapeHtml(`${number}, ${texts.names[number - 1]}`);
    return `<li>${escapeHtml(position)}: <a href="${paths.arcanum(number)}">${arcanum}</a></li>`;
  });
  return [
    `<h2>${title}</h2>`,
    head.shared ? `<p class="headline">${escapeHtml(head.shared)}</p>` : '',
    `<p><img src="${head.image.replace(/png$/, 'svg')}" alt="${escapeHtml(head.imageText)}" width="720" height="930"></p>`,
    `<ul>${positions.join('')}</ul>`,
  ].join('');
}

/** The forms of a page with its dates in their fields, so that the answer to an invitation keeps the sender's. */
export function fillForms(html: string, { paths }: Pick<PreviewWords, 'paths'>, head: PageHead): string {
  const query = new URLSearchParams(head.address.split('?')[1]);
  const names = head.address.startsWith(paths.couples) ? COUPLE_PARAMETERS : [BIRTH_PARAMETER];
  let filled = html;
  for (const name of names) {
    const date = query.get(name);
    if (date === null) continue;
    const [year, month, day] = date.split('-').map(Number);
    for (const [field, value] of Object.entries({
      [`${name}-day`]: day,
      [`${name}-month`]: month,
      [`${name}-year`]: year,
    }))
      filled = filled.replaceAll(` name="${field}"`, ` name="${field}" value="${value}"`);
  }
  // A form for the visitor's own date sends that of the page with it.
  const hidden = ` type="hidden" name="${COUPLE_PARAMETERS[0]}"`;
  return filled.replaceAll(hidden, `${hidden} value="${query.get(names[0]!)}"`);
}
