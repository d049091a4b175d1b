import type { CalendarDate } from '../calendar/dates.ts';
import { POINT_INDEX } from '../method/chart-formulas.ts';
import { couplePoints, earlierFirst } from '../method/couple-chart.ts';
import { dateChart } from '../method/destiny-matrix.ts';
import { type CardLayout, TALL, type TextKind } from './card-layout.ts';
import { FONT } from './octagram-file.ts';
import { LIGHT, type OctagramColours, octagramStyle } from './octagram-style.ts';
import { escapeXml, starSvg } from './octagram-svg.ts';
import { type PositionTitle, pointLabels, pointName, type StarWords } from './point-labels.ts';

/** What a card says, before layout. */
export interface Card {
  readonly chart: Uint8Array;
  readonly kind: 'ofDate' | 'ofCouple';
  readonly dates: readonly CalendarDate[];
}

/** What cards say, in one language. */
export interface CardWords {
  readonly card: typeof import('../words/es/pages/card.ts').card;
  readonly star: StarWords;
}

export interface CardTexts {
  readonly positions: readonly PositionTitle[];
  readonly arcana: readonly { readonly name: string }[];
}

/** A line of text on a card; `y` is its baseline. */
export interface CardLine {
  readonly kind: TextKind;
  readonly y: number;
  readonly text: string;
}

export function dateCard(date: CalendarDate): Card {
  return { chart: dateChart(date), kind: 'ofDate', dates: [date] };
}

/** The same in either order. */
export function coupleCard(a: CalendarDate, b: CalendarDate): Card {
  return { chart: couplePoints(a, b), kind: 'ofCouple', dates: earlierFirst(a, b) };
}

/** A card's texts in place: date or dates, the center's arcanum, and the address the card leads to. */
export function cardLines(
  card: Card,
  layout: CardLayout,
  texts: CardTexts,
  words: CardWords['card'],
  address: string,
): CardLine[] {
  const { baselines } = layout;
  const center = card.chart[POINT_INDEX.E]!;
  const lines: CardLine[] = [
    { kind: 'kicker', y: baselines.kicker, text: words[card.kind] },
    ...dateLines(card.dates, layout, words),
    { kind: 'note', y: baselines.center, text: `${words.center} ${center}` },
    { kind: 'name', y: baselines.name, text: texts.arcana[center - 1]!.name },
    { kind: 'note', y: baselines.invitation, text: words.invitation },
    { kind: 'address', y: baselines.address, text: address },
  ];
  return lines.filter(({ y }) => y > 0);
}

function dateLines(
  dates: readonly CalendarDate[],
  { baselines, text }: CardLayout,
  words: CardWords['card'],
): CardLine[] {
  const [first, second] = dates.map(words.day) as [string, string?];
  if (second !== undefined)
    return [first, words.second(second)].map((line, i) => ({ kind: 'dates', y: baselines.dates[i]!, text: line }));
  // A single date is set large; beside the star it takes two lines.
  const lines = text.anchor === 'middle' ? [first] : first.split(words.lineBreak);
  return lines.map((line, i) => ({ kind: 'date', y: baselines.dates[i]!, text: line }));
}

/** A picture to post, 1080 × 1350. Always light, because it leaves the page. */
export function shareCard(card: Card, texts: CardTexts, words: CardWords, address: string, layout = TALL): string {
  const body = cardLines(card, layout, texts, words.card, address).map(
    ({ kind, y, text }) =>
      `<text class="c-${kind}" x="${layout.text.x}" y="${y}" text-anchor="${layout.text.anchor}">${escapeXml(text)}</text>`,
  );
  return cardFrame(layout, LIGHT, emptyStar(card.chart, layout, texts, words.star) + body.join(''));
}

/** The star of a card: only the red points have room for a label. */
export function emptyStar(
  chart: Uint8Array,
  { star }: CardLayout,
  { positions }: Pick<CardTexts, 'positions'>,
  words: StarWords,
): string {
  const labels = pointLabels(positions, words);
  for (const point of Object.keys(labels) as (keyof typeof labels)[])
    if (labels[point] === pointName(point, words)) labels[point] = '';
  return starSvg(chart, labels, words, star);
}

export function cardFrame({ width, height, sizes }: CardLayout, colours: OctagramColours, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<style>text{font-family:${FONT};fill:${colours.ink}}${octagramStyle(colours)}${cardStyle(sizes, colours)}</style>` +
    `<rect class="o-paper" width="${width}" height="${height}"/>${body}</svg>\n`
  );
}

const RED: readonly TextKind[] = ['kicker', 'address'];

function cardStyle(sizes: CardLayout['sizes'], { paper, first }: OctagramColours): string {
  const kinds = ['kicker', 'date', 'dates', 'note', 'name', 'address'] as const;
  return [
    `.o-square{stroke-width:2.4}.o-ring,.o-axis{stroke-width:1.6}.o-disc{stroke-width:2}`,
    `.o-first .o-number{font-size:${sizes.corner}px;fill:${paper}}.o-plain .o-number{font-size:${sizes.plain}px}`,
    `.o-middle .o-number{font-size:${sizes.middle}px}.o-label{font-size:${sizes.label}px;stroke-width:7px;stroke-opacity:.85}`,
    ...kinds.map((kind) => `.c-${kind}{font-size:${sizes[kind]}px${RED.includes(kind) ? `;fill:${first}` : ''}}`),
  ].join('');
}
