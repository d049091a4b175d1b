import type { CalendarDate } from '../../calendar/dates.ts';
import { readWrittenDate } from '../../calendar/read-written-date.ts';
import { coupleDrawer, matrixDrawer, type PictureSource } from '../../picture/draw-star.ts';
import type { PositionTitle } from '../../picture/star-layout.ts';
import { DARK, LIGHT, PAGE_COLORS, type StarColors, starStyle } from '../../picture/star-style.ts';
import type { Language } from '../../words/language.ts';
import type { PageWords } from '../../words/words.ts';
import { explainWritten } from '../check-date-fields.ts';
import { dateForm, messageLine } from './star-element-form.ts';
import { isDarkTheme } from './theme.ts';

/** The titles by language and the publisher. The build inlines them, so the script makes no requests. */
declare const EMBEDDED_WORDS: {
  readonly titles: Readonly<Record<string, readonly PositionTitle[]>>;
  readonly publisher: PictureSource;
};

/** The script's origin, for the links of the credit and to the whole profile. */
const SITE = new URL((document.currentScript as HTMLScriptElement).src).origin;
const { publisher } = EMBEDDED_WORDS;
const DARK_READER = matchMedia('(prefers-color-scheme: dark)');
const NAME = 'open-numerology-star';

type ElementWords = Pick<PageWords, 'dateFields' | 'element' | 'paths' | 'star'>;
type AllWords = Readonly<Partial<Record<Language, ElementWords>>>;

/** Defines the element, once per page, with the words of every language; `lang` selects one. */
export function start(words: AllWords): void {
  OpenNumerologyStar.words = words;
  if (!customElements.get(NAME)) customElements.define(NAME, OpenNumerologyStar);
}

function variables(colors: StarColors): string {
  return Object.entries(colors)
    .map(([name, color]) => `--${name}:${color};`)
    .join('');
}

/** Not a `style` element, which a strict content security policy would block. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  `:host{${variables(LIGHT)}display:flex;flex-direction:column;max-width:26rem;background:var(--paper);color:var(--ink);font:1rem/1.4 Georgia,serif}` +
    `:host([data-dark]){${variables(DARK)}color-scheme:dark}:host([hidden]){display:none}` +
    // If the height is limited, the star shrinks and the credit stays, which the license requires.
    `div{display:contents}svg{width:100%;height:auto;min-height:0}text{font-family:inherit}` +
    `form,p{flex:none;margin:0;padding:.6em .9em}form{display:flex;flex-wrap:wrap;gap:.6em;align-items:end}` +
    `label{display:grid;font-size:.85em}input,button{padding:.4em;border:1px solid var(--line);background:none;color:inherit;font:inherit}` +
    `input{width:3.2em}input[aria-invalid]{border:2px solid}button{padding-inline:.8em;font-size:.85em;cursor:pointer}` +
    `p{font-size:.85em}a{color:inherit}p:empty{display:none}.title{flex:1 0 100%;padding:0;font-weight:700}.of{padding-bottom:0;font-weight:700}` +
    // In a free corner of the drawing, so that it does not add to the height, which other sites' frames have fixed.
    `:host{position:relative}.of{position:absolute;inset:0 auto auto 0;max-width:38%}form~div .of{display:none}.message:not(:empty)~div .of{position:static;max-width:none}` +
    // In a tiny frame, only the star and the credit are shown.
    `@media (max-width:19rem),(max-height:20rem){.of{display:none}}${starStyle(PAGE_COLORS)}`,
);

/**
 * `<open-numerology-star birth="1990-06-15">`: the star of a date, or of two with `partner`; without a valid `birth`, fields for
 * the visitor's own. Everything is calculated locally, without requests. `lang` is one of our languages, by default the first.
 * `theme` (or `tema`) is `light` (`claro`) or `dark` (`oscuro`), by default that of the page.
 */
class OpenNumerologyStar extends HTMLElement {
  /** Set before the element is defined. */
  static words: AllWords;
  static readonly observedAttributes = ['birth', 'lang', 'partner', 'tema', 'theme'];
  private readonly root = this.attachShadow({ mode: 'open' });
  private readonly update = (): void => void this.toggleAttribute('data-dark', this.isDark());

  connectedCallback(): void {
    this.root.adoptedStyleSheets = [sheet];
    // The page's colors may follow the reader's color scheme.
    DARK_READER.addEventListener('change', this.update);
    this.draw();
  }

  disconnectedCallback(): void {
    DARK_READER.removeEventListener('change', this.update);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.draw();
  }

  /** Without a theme, judged by the page's text color, not by the reader's preference. */
  private isDark(): boolean {
    const isDark = isDarkTheme(this.getAttribute('theme') ?? this.getAttribute('tema'));
    if (isDark !== undefined) return isDark;
    const [r = 0, g = 0, b = 0] = bytesOf(getComputedStyle(this.parentElement ?? document.body).color);
    return 0.299 * r + 0.587 * g + 0.114 * b > 128;
  }

  /** A date read as on our own pages, or its problem. */
  private date(name: string, { dateFields }: ElementWords): { date?: CalendarDate; problem?: string | undefined } {
    const text = this.getAttribute(name) ?? '';
    const thisYear = new Date().getFullYear();
    const parsed = readWrittenDate(text, dateFields.spelling, thisYear);
    if (parsed.ok) return { date: parsed.date };
    return text ? { problem: explainWritten(dateFields, text, thisYear) } : {};
  }

  private draw(): void {
    this.update();
    const all = OpenNumerologyStar.words;
    const languages = Object.keys(all) as Language[];
    const language = languages.find((name) => name === this.lang.slice(0, 2).toLowerCase()) ?? languages[0]!;
    const words = all[language]!;
    const titles = EMBEDDED_WORDS.titles[language]!;
    const [a, b] = [this.date('birth', words), this.date('partner', words)];
    const message = messageLine(a.problem ?? b.problem);
    const star = document.createElement('div');
    const credit = document.createElement('p');
    credit.className = 'credit';
    const form = a.date ? [] : [dateForm(words, message, (date) => show(words, titles, star, credit, date))];
    this.root.replaceChildren(...form, message, star, credit);
    show(words, titles, star, credit, a.date, b.date);
  }
}

/** Red, green and blue. Only other notations, such as `oklch(…)`, are painted: browsers may alter what is read from a canvas. */
function bytesOf(color: string): Iterable<number> {
  if (color.startsWith('rgb')) return color.match(/[\d.]+/g)!.map(Number);
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data;
}

function show(
  { element, paths, star: words }: ElementWords,
  titles: readonly PositionTitle[],
  star: HTMLElement,
  credit: HTMLElement,
  a?: CalendarDate,
  b?: CalendarDate,
): void {
  const drawing = a && (b ? coupleDrawer(titles, publisher, words)(a, b) : matrixDrawer(titles, publisher, words)(a));
  const caption = document.createElement('p');
  caption.className = 'of';
  caption.textContent = a && b ? words.pair(words.day(a), words.day(b)) : a ? words.day(a) : '';
  star.replaceChildren(...(drawing ? [caption, svgElement(drawing)] : []));
  const whole = a && link(b ? paths.couple(a, b) : paths.profile(a), element.readings);
  const source = link(paths.home, `${publisher.name} · ${publisher.license}`);
  credit.replaceChildren(...(whole ? [whole, ' · ', source] : [source]));
}

function link(address: string, name: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = SITE + address;
  anchor.textContent = name;
  anchor.target = '_top';
  anchor.rel = 'noopener';
  return anchor;
}

const SVG = 'http://www.w3.org/2000/svg';
/** A tag, whose attributes contain no `>`, or the text up to the next tag. */
const TOKEN = /<(\/?)([a-z]+)([^>]*?)(\/?)>|[^<]+/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/**
 * One of our own drawings as an element. A page with `require-trusted-types-for 'script'` blocks `innerHTML` and the browser's
 * parsers, so this parses the tags itself: only the subset of XML that `starSvg` writes.
 */
function svgElement(drawing: string): SVGElement {
  const open: Element[] = [document.createElementNS(SVG, 'g')];
  for (const [text, closing, name, attributes, isEmpty] of drawing.matchAll(TOKEN)) {
    if (name === undefined) open.at(-1)!.append(unescaped(text));
    else if (closing) open.pop();
    else {
      const element = document.createElementNS(SVG, name);
      for (const [, key, value] of attributes!.matchAll(ATTRIBUTE)) element.setAttribute(key!, unescaped(value!));
      open.at(-1)!.append(element);
      if (!isEmpty) open.push(element);
    }
  }
  return open[0]!.firstElementChild as SVGElement;
}

/** The reverse of `escapeXml`. */
function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
