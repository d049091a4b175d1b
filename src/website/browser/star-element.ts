import { type CalendarDate, parseDate } from '../../calendar/dates.ts';
import { readWrittenDate } from '../../calendar/read-written-date.ts';
import { coupleDrawer, matrixDrawer, type PictureSource } from '../../picture/draw-star.ts';
import { DARK, LIGHT, type OctagramColours, octagramStyle, PAGE_COLOURS } from '../../picture/octagram-style.ts';
import type { PositionTitle } from '../../picture/point-labels.ts';
import type { PageWords } from '../page-words.ts';
import { svgElement } from './svg-element.ts';

/** The titles and the publisher, which the build writes into the script: it asks for nothing. */
declare const EMBEDDED_WORDS: { readonly titles: readonly PositionTitle[]; readonly publisher: PictureSource };

/** Where this script came from: the credit and the link to the whole profile lead there. */
const SITE = new URL((document.currentScript as HTMLScriptElement).src).origin;
const { titles, publisher } = EMBEDDED_WORDS;
const DARK_READER = matchMedia('(prefers-color-scheme: dark)');
const NAME = 'open-numerology-star';
const PARTS = [
  ['day', 2],
  ['month', 2],
  ['year', 4],
] as const;

type ElementWords = Pick<PageWords, 'element' | 'paths' | 'star'>;

/** Defines the element, once per page. */
export function start(words: ElementWords): void {
  OpenNumerologyStar.words = words;
  if (!customElements.get(NAME)) customElements.define(NAME, OpenNumerologyStar);
}

function variables(colours: OctagramColours): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour};`)
    .join('');
}

/** A stylesheet object and no `style` element, which the policy of a strict page would refuse. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  `:host{${variables(LIGHT)}display:flex;flex-direction:column;max-width:26rem;background:var(--paper);color:var(--ink);font:1rem/1.4 Georgia,serif}` +
    `:host([data-dark]){${variables(DARK)}color-scheme:dark}:host([hidden]){display:none}` +
    // Where the height is bounded, the star shrinks and the credit stays: the licence asks for it.
    `div{display:contents}svg{width:100%;height:auto;min-height:0}text{font-family:inherit}` +
    `form,p{flex:none;margin:0;padding:.6em .9em}form{display:flex;flex-wrap:wrap;gap:.6em;align-items:end}` +
    `label{display:grid;font-size:.85em}input{width:3.2em;padding:.4em;border:1px solid var(--line);background:none;color:inherit;font:inherit}` +
    `p{font-size:.85em}a{color:inherit}${octagramStyle(PAGE_COLOURS)}`,
);

/**
 * `<open-numerology-star birth="1990-06-15">`: the star of a date, or with `partner` of two; without `birth`, a field for the
 * visitor's own. Calculated here; no request is made. `tema` is `claro` or `oscuro`; without it, it is that of the page.
 */
class OpenNumerologyStar extends HTMLElement {
  /** Set before the first one is made. */
  static words: ElementWords;
  static readonly observedAttributes = ['birth', 'partner', 'tema'];
  private readonly root = this.attachShadow({ mode: 'open' });
  private readonly update = (): void => void this.toggleAttribute('data-dark', this.isDark());

  connectedCallback(): void {
    this.root.adoptedStyleSheets = [sheet];
    // The page may follow the reader's scheme.
    DARK_READER.addEventListener('change', this.update);
    this.draw();
  }

  disconnectedCallback(): void {
    DARK_READER.removeEventListener('change', this.update);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.draw();
  }

  /** A page whose text is light is dark, whatever the reader prefers elsewhere. */
  private isDark(): boolean {
    const theme = this.getAttribute('tema');
    if (theme === 'claro' || theme === 'oscuro') return theme === 'oscuro';
    const [r = 0, g = 0, b = 0] = (
      getComputedStyle(this.parentElement ?? document.body).color.match(/[\d.]+/g) ?? []
    ).map(Number);
    return 0.299 * r + 0.587 * g + 0.114 * b > 128;
  }

  private date(name: string): CalendarDate | undefined {
    const parsed = readWrittenDate(this.getAttribute(name) ?? '');
    return parsed.ok ? parsed.date : undefined;
  }

  private draw(): void {
    this.update();
    const [a, b] = [this.date('birth'), this.date('partner')];
    this.root.replaceChildren();
    const { words } = OpenNumerologyStar;
    const star = document.createElement('div');
    const credit = document.createElement('p');
    if (!a) this.root.append(dateForm(words, (date) => show(words, star, credit, date)));
    this.root.append(star, credit);
    show(words, star, credit, a, b);
  }
}

function show(
  { element, paths, star: words }: ElementWords,
  star: HTMLElement,
  credit: HTMLElement,
  a?: CalendarDate,
  b?: CalendarDate,
): void {
  const drawing = a && (b ? coupleDrawer(titles, publisher, words)(a, b) : matrixDrawer(titles, publisher, words)(a));
  star.replaceChildren(...(drawing ? [svgElement(drawing)] : []));
  const whole = a && link(b ? paths.couple(a, b) : paths.profile(a), element.readings);
  const source = link('/', `${publisher.name} · ${publisher.license}`);
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

/** Day, month and year; the star follows what is typed. */
function dateForm({ element }: ElementWords, onDate: (date: CalendarDate | undefined) => void): HTMLFormElement {
  const form = document.createElement('form');
  const inputs = PARTS.map(([part, digits]) => {
    const label = document.createElement('label');
    const input = document.createElement('input');
    label.append(element[part], input);
    input.inputMode = 'numeric';
    input.maxLength = digits;
    input.autocomplete = `bday-${part}`;
    form.append(label);
    return input;
  });
  form.setAttribute('aria-label', element.birth);
  form.addEventListener('input', () => {
    const [day, month, year] = inputs.map(({ value }) => value.trim()) as [string, string, string];
    const parsed = parseDate(day, month, year);
    onDate(parsed.ok ? parsed.date : undefined);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  return form;
}
