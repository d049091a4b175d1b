/** Reads the pictures back as a viewer would: what is where, and how much room it takes. */

export interface Shape {
  readonly name: string;
  /** Where the shape was put, which a disc and the number inside it have in common. */
  readonly at: string;
  readonly outline: readonly (readonly [x: number, y: number])[];
}

/** Above the means of Georgia, the widest of the picture's own fonts, for its words. */
const EM_PER_DIGIT = 0.64;
const EM_PER_LETTER = 0.53;
const ASCENT = 0.74;
const DESCENT = 0.2;
const DESCENDERS = /[gjpqy,]/;
const CIRCLE_CORNERS = 24;

/** Names of elements that are opened and never closed, or closed and never opened. */
export function unbalanced(xml: string): string[] {
  const open: string[] = [];
  for (const [, close, name, self] of xml.matchAll(/<(\/?)([\w-]+)(?:\s[\w:-]+="[^"<]*")*(\/?)>/g)) {
    if (self) continue;
    if (!close) open.push(name!);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

/** The outlines of all discs and texts of a picture in a file of its own, whose style gives the sizes. */
export function shapesOf(svg: string): Shape[] {
  const rules = fontSizes(svg.split('@media')[0]!);
  const shapes: Shape[] = [];
  let group: string[] = [];
  for (const [, tag, attributes = '', words = ''] of svg.matchAll(/<(g|a|circle|text) ([^>]*)>([^<]*)/g)) {
    const own = attribute(attributes, 'class').split(' ');
    if (tag === 'g' || tag === 'a') group = own;
    // Circles without a class are those of the ages.
    if (tag === 'circle' && ['o-disc', ''].includes(own[0]!)) shapes.push(disc(attributes));
    if (tag === 'text' && words) shapes.push(textShape(words, attributes, fontSizeOf(rules, own, group)));
  }
  return shapes;
}

interface FontSize {
  readonly classes: readonly string[];
  readonly size: number;
}

function fontSizes(style: string): FontSize[] {
  return [...style.matchAll(/([^{}>]+)\{[^}]*font-size:(\d+)px/g)].flatMap(([, selectors, size]) =>
    selectors!.split(',').map((selector) => ({ classes: selector.match(/[\w-]+/g)!, size: Number(size) })),
  );
}

/** As a browser finds it: more classes win, then the later rule; without a rule of its own a text takes the group's. */
function fontSizeOf(rules: readonly FontSize[], own: readonly string[], group: readonly string[]): number {
  const matching = (target: readonly string[]): FontSize[] =>
    rules
      .filter(({ classes }) => target.includes(classes.at(-1)!))
      .filter(({ classes }) => classes.slice(0, -1).every((name) => group.includes(name)))
      .sort((a, b) => a.classes.length - b.classes.length);
  return (matching(own).at(-1) ?? matching(group).at(-1))!.size;
}

/** Whether two convex outlines have a point in common: no straight line parts them. */
export function overlap({ outline: a }: Shape, { outline: b }: Shape): boolean {
  return [a, b].every((outline) =>
    outline.every(([x, y], i) => {
      const [nextX, nextY] = outline[(i + 1) % outline.length]!;
      const along = ([px, py]: readonly [number, number]): number => px * (nextY - y) - py * (nextX - x);
      const [ofA, ofB] = [a.map(along), b.map(along)];
      return Math.max(...ofA) > Math.min(...ofB) && Math.max(...ofB) > Math.min(...ofA);
    }),
  );
}

/** How far from its spot a shape goes. */
export function reach({ at, outline }: Shape): number {
  const [x, y] = at.split(' ').map(Number) as [number, number];
  return Math.max(...outline.map(([px, py]) => Math.hypot(px - x, py - y)));
}

function disc(attributes: string): Shape {
  const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(attribute(attributes, name))) as [number, number, number];
  const outline = Array.from({ length: CIRCLE_CORNERS }, (_, i) => {
    const angle = (i / CIRCLE_CORNERS) * 2 * Math.PI;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
  return { name: `disc at ${x} ${y}`, at: `${x} ${y}`, outline };
}

function textShape(words: string, attributes: string, fontSize: number): Shape {
  // A number may have two digits in another chart.
  const width = fontSize * (/^\d+$/.test(words) ? 2 * EM_PER_DIGIT : words.length * EM_PER_LETTER);
  const [, moveX, moveY, turn] = /translate\((\S+) (\S+)\)rotate\((\S+)\)/.exec(attributes) ?? [];
  const x = Number(moveX ?? attribute(attributes, 'x'));
  const y = Number(moveY ?? attribute(attributes, 'y'));
  const baseline = attribute(attributes, 'dy') ? 0.35 * fontSize : 0;
  const left = { start: 0, middle: -width / 2, end: -width }[attribute(attributes, 'text-anchor') || 'middle']!;
  const [top, bottom] = [baseline - ASCENT * fontSize, baseline + (DESCENDERS.test(words) ? DESCENT * fontSize : 0)];
  const angle = (Number(turn ?? 0) * Math.PI) / 180;
  const corners = [
    [left, top],
    [left + width, top],
    [left + width, bottom],
    [left, bottom],
  ] as const;
  const outline = corners.map(
    ([dx, dy]) =>
      [x + dx * Math.cos(angle) - dy * Math.sin(angle), y + dx * Math.sin(angle) + dy * Math.cos(angle)] as const,
  );
  return { name: `${words} at ${x} ${y}`, at: `${x} ${y}`, outline };
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}
