import { POINT_INDEX } from '../domain/chart.ts';
import { POSITION_POINTS, type PointName } from '../domain/destiny-matrix.ts';
import {
  CENTER,
  HEIGHT,
  LINES,
  type Line,
  PLACES,
  SLANTED_SQUARE,
  STAR_RADIUS,
  UPRIGHT_SQUARE,
  WIDTH,
} from './octagram-geometry.ts';
import { DARK, LIGHT, octagramStyle } from './octagram-style.ts';

/** The texts of a picture, not escaped yet. */
export interface OctagramTexts {
  readonly title: string;
  readonly description: string;
  readonly labels: Readonly<Record<PointName, string>>;
}

export interface OctagramOptions {
  /** A file of its own with colours for both schemes, instead of a part of a page whose stylesheet has them. */
  readonly standalone?: boolean;
  /** Makes the 12 named points links, so that a keyboard reaches them; `name` is what a screen reader says, label and number first. */
  readonly link?: (point: PointName) => { readonly href: string; readonly name: string };
  /** The twelve positions and what leads to them, or every point of the chart. */
  readonly detail?: 'simple' | 'full';
}

const FIRST: ReadonlySet<PointName> = new Set(['A', 'B', 'C', 'D', 'E', 'K']);
const NAMED: ReadonlySet<PointName> = new Set(Object.values(POSITION_POINTS));
const FONT = "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif";

/** A date's chart as SVG: the same picture on the pages, in the downloads and at the edge. */
export function octagramSvg(chart: Uint8Array, texts: OctagramTexts, options: OctagramOptions = {}): string {
  const medallions = (Object.keys(PLACES) as PointName[]).map((point) =>
    medallion(point, chart[POINT_INDEX[point]]!, texts, options),
  );
  const title = escapeXml(texts.title);
  const description = escapeXml(texts.description);
  const body = [...ground(), ...LINES.map(line), ...medallions].join('');
  if (!options.standalone) {
    // A picture with links inside is a group: role="img" would hide them.
    const role = options.link ? 'group' : 'img';
    return `<svg class="octagram" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="${role}" aria-label="${title}. ${description}">${body}</svg>`;
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="t d">` +
    `<title id="t">${title}</title><desc id="d">${description}</desc>` +
    `<style>text{font-family:${FONT}}${octagramStyle(LIGHT)}@media (prefers-color-scheme:dark){${octagramStyle(DARK)}}</style>` +
    `<rect class="o-paper" width="${WIDTH}" height="${HEIGHT}"/>${body}</svg>\n`
  );
}

function ground(): string[] {
  const { x, y } = CENTER;
  return [
    `<circle class="o-ticks" cx="${x}" cy="${y}" r="${STAR_RADIUS + 9}"/>`,
    `<circle class="o-ring" cx="${x}" cy="${y}" r="${STAR_RADIUS}"/>`,
    `<polygon class="o-square o-upright" points="${corners(UPRIGHT_SQUARE)}"/>`,
    `<polygon class="o-square o-slanted" points="${corners(SLANTED_SQUARE)}"/>`,
  ];
}

function corners(names: readonly PointName[]): string {
  return names.map((name) => `${PLACES[name].x},${PLACES[name].y}`).join(' ');
}

function line({ kind, from, to }: Line): string {
  const [a, b] = [PLACES[from], PLACES[to]];
  return `<path class="o-${kind}" d="M${a.x} ${a.y}L${b.x} ${b.y}"/>`;
}

function medallion(point: PointName, value: number, { labels }: OctagramTexts, { link }: OctagramOptions): string {
  const { x, y, radius, label } = PLACES[point];
  const shapes =
    `<circle class="o-disc" cx="${x}" cy="${y}" r="${radius}"/>` +
    // The space makes screen readers say label and number as two words.
    `<text class="o-label" x="${label.x}" y="${label.y}" text-anchor="${label.anchor}">${escapeXml(labels[point])}</text> ` +
    `<text class="o-number" x="${x}" y="${y}" dy=".35em" text-anchor="middle">${value}</text>`;
  const attributes = `class="${classOf(point)}" data-point="${point}"`;
  if (!link || !NAMED.has(point)) return `<g ${attributes}>${shapes}</g>`;
  const { href, name } = link(point);
  return `<a ${attributes} href="${escapeXml(href)}" aria-label="${escapeXml(name)}">${shapes}</a>`;
}

function classOf(point: PointName): string {
  if (!NAMED.has(point)) return 'o-plain';
  const group = FIRST.has(point) ? 'o-first' : 'o-second';
  return point === 'E' ? `${group} o-middle` : group;
}

/** For text and for attributes in double quotes. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
