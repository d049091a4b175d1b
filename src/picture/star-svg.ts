import { AGE_STEP, ageNumbers, type ChartPoint, POINT_INDEX } from '../method/chart-formulas.ts';
import { POSITION_POINTS, type PointName } from '../method/destiny-matrix.ts';
import { escapeXml } from '../text/quote.ts';
import { FULL_LAYOUT } from './full-star-layout.ts';
import { type Layout, placeOf, SIMPLE_LAYOUT, type StarPlan, type StarWords } from './star-layout.ts';

/** A picture's texts, unescaped; a picture without a title is decorative. */
interface StarTexts {
  readonly title: string;
  readonly description: string;
  readonly labels: Readonly<Record<ChartPoint, string>>;
  /** Whose chart it is, its source and license: shown below a standalone file, which may be shared without its page. */
  readonly caption?: string;
  /** For the full picture only. */
  readonly words: Pick<StarWords, 'lines' | 'years'>;
}

export interface StarOptions {
  /** The star of the 12 named points, or every point of the chart with its lines and ages. */
  readonly detail?: 'simple' | 'full';
  /** Makes a standalone file with its own colors instead of those of a page's stylesheet: `asFile`, which no page loads. */
  readonly standalone?: (picture: Picture, options: StarOptions) => string;
  /** Standalone only: a fixed color scheme instead of the viewer's. */
  readonly theme?: 'light' | 'dark';
  /** Standalone only: the default display width. */
  readonly width?: number;
  /**
   * Makes all points large enough for a finger, and the 12 named ones links, for keyboards; `name` is what a screen reader says,
   * label and number first.
   */
  readonly link?: (point: PointName) => { readonly href: string; readonly name: string };
}

/** The contents of a picture, escaped. */
export interface Picture {
  readonly layout: Layout;
  readonly body: string;
  readonly title: string;
  readonly description: string;
  readonly caption: string;
}

const FIRST: ReadonlySet<ChartPoint> = new Set(['A', 'B', 'C', 'D', 'E', 'K']);
const NAMED: ReadonlySet<ChartPoint> = new Set(Object.values(POSITION_POINTS));
/** Smaller medallions get smaller numbers, to stay inside. */
const PLAIN_RADIUS = 20;
/** 44 px on a 390 px phone, where a unit of the simple star is half a pixel; the full one is shown larger there. */
const FINGER_RADIUS = { simple: 42, full: 30 } as const;

/** The chart of a date or couple as SVG: the same on pages, in downloads and at the edge. */
export function starSvg(chart: Uint8Array, texts: StarTexts, options: StarOptions = {}): string {
  const layout = options.detail === 'full' ? FULL_LAYOUT : SIMPLE_LAYOUT;
  const { width, height } = layout;
  const points = Object.keys(layout.rows) as PointName[];
  // Where two touch areas overlap, the later one is on top: a named point.
  if (options.link) points.sort((a, b) => Number(NAMED.has(a)) - Number(NAMED.has(b)));
  const medallions = points.map((point) => medallion(point, layout, chart, texts, options));
  const title = escapeXml(texts.title);
  const description = escapeXml(texts.description);
  const body = [...ground(layout, texts.words), ...medallions, ageRingSvg(chart, layout, texts.words)].join('');
  if (options.standalone) {
    const caption = escapeXml(texts.caption ?? '');
    return options.standalone({ layout, body, title, description, caption }, options);
  }
  // A picture with links is a group: role="img" would hide them.
  const role = options.link ? 'group' : 'img';
  const said = title ? `role="${role}" aria-label="${title}. ${description}"` : 'aria-hidden="true"';
  return `<svg class="octagram" viewBox="0 0 ${width} ${height}" ${said}>${body}</svg>`;
}

/** The star alone, without a frame, in any layout. */
export function starBody(chart: Uint8Array, labels: StarTexts['labels'], words: StarWords, layout: StarPlan): string {
  const points = Object.keys(layout.rows) as PointName[];
  const medallions = points.map((point) => medallion(point, layout, chart, { labels }, {}));
  return [...ground(layout, words), ...medallions].join('');
}

/** What is drawn under the medallions. */
function ground(layout: StarPlan, words: Pick<StarWords, 'lines'>): string[] {
  const { center, rings, lines, names } = layout;
  const corner = (point: ChartPoint, between: string): string => {
    const { x, y } = placeOf(layout, point);
    return x + between + y;
  };
  const corners = (points: readonly ChartPoint[]): string => points.map((point) => corner(point, ',')).join(' ');
  return [
    ...rings.map(([kind, radius]) => `<circle class="o-${kind}" cx="${center.x}" cy="${center.y}" r="${radius}"/>`),
    `<polygon class="o-square o-upright" points="${corners(['F', 'G', 'H', 'I'])}"/>`,
    `<polygon class="o-square o-slanted" points="${corners(['A', 'B', 'C', 'D'])}"/>`,
    ...lines.map(([kind, from, to]) => `<path class="o-${kind}" d="M${corner(from, ' ')}L${corner(to, ' ')}"/>`),
    ...names.map(
      ([line, x, y, turn, kind]) =>
        `<text class="o-label o-${kind}-name" transform="translate(${center.x + x} ${center.y + y})rotate(${turn})" text-anchor="middle">${escapeXml(words.lines[line])}</text>`,
    ),
  ];
}

function medallion(
  point: PointName,
  layout: StarPlan,
  chart: Uint8Array,
  { labels }: Pick<StarTexts, 'labels'>,
  { link, detail = 'simple' }: StarOptions,
): string {
  const { x, y, radius, label } = placeOf(layout, point);
  const shapes =
    (link ? `<circle class="o-finger" cx="${x}" cy="${y}" r="${FINGER_RADIUS[detail]}"/>` : '') +
    `<circle class="o-disc" cx="${x}" cy="${y}" r="${radius}"/>` +
    // The space makes screen readers read label and number as two words.
    `<text class="o-label" x="${label.x}" y="${label.y}" text-anchor="${label.anchor}">${escapeXml(labels[point])}</text> ` +
    // 0, which is not an arcanum, means a medallion without a number.
    `<text class="o-number" x="${x}" y="${y}" dy=".35em" text-anchor="middle">${chart[POINT_INDEX[point]] || ''}</text>`;
  const attributes = `class="${classOf(point, radius)}" data-point="${point}"`;
  if (!link || !NAMED.has(point)) return `<g ${attributes}>${shapes}</g>`;
  const { href, name } = link(point);
  return `<a ${attributes} href="${escapeXml(href)}" aria-label="${escapeXml(name)}">${shapes}</a>`;
}

function classOf(point: ChartPoint, radius: number): string {
  if (!NAMED.has(point)) return radius < PLAIN_RADIUS ? 'o-plain o-small' : 'o-plain';
  const group = FIRST.has(point) ? 'o-first' : 'o-second';
  return point === 'E' ? `${group} o-middle` : group;
}

/** Of the 64 ages, every eighth is a corner of the star, and every fourth shows its year. */
const CORNER_EVERY = 8;
const YEAR_EVERY = 4;
/** At these ages, above and below the star, there is room for the unit. */
const WITH_UNIT = [20, 60];
/** Around the arcana of the ages 5, 15, … 75. */
const FIVE_RADIUS = 14;

/**
 * The arcana of the ages between the corners (whose medallions are the ages 0, 10, … 70), and the years outside. Hidden from screen
 * readers: 64 numbers without their ages mean nothing.
 */
function ageRingSvg(chart: Uint8Array, { center, ages }: Layout, words: Pick<StarWords, 'years'>): string {
  if (!ages) return '';
  const arcana = ageNumbers(chart);
  const drawn = Array.from(arcana, (arcanum, i) => {
    // Clockwise from the left, where life begins.
    const angle = (i / arcana.length) * 2 * Math.PI;
    const age = i * AGE_STEP;
    const isYear = i % YEAR_EVERY === 0;
    const isCorner = i % CORNER_EVERY === 0;
    const text = (radius: number, attribute: string, words: number | string): string => {
      // Whole units keep the file small.
      const x = Math.round(center.x - radius * Math.cos(angle));
      const y = Math.round(center.y - radius * Math.sin(angle));
      const disc = isYear && radius === ages.arcana ? `<circle cx="${x}" cy="${y}" r="${FIVE_RADIUS}"/>` : '';
      return `${disc}<text ${attribute} x="${x}" y="${y}" dy=".35em">${words}</text>`;
    };
    const number = isCorner ? '' : text(ages.arcana, `data-age="${age}"`, arcanum);
    if (!isYear) return number;
    const year = WITH_UNIT.includes(age) ? words.years(age) : age;
    return number + text(ages.years, `class="o-year${isCorner ? ' o-ten' : ''}"`, year);
  });
  return `<g class="o-ages" text-anchor="middle" aria-hidden="true">${drawn.join('')}</g>`;
}
