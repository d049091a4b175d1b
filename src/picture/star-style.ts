import type { Picture, StarOptions } from './star-svg.ts';

export interface StarColors {
  readonly paper: string;
  readonly ink: string;
  readonly line: string;
  /** The star of the person. */
  readonly first: string;
  /** What is derived from it: money, love and purpose. */
  readonly second: string;
}

/** For a standalone file: the values of the custom properties in website/styles/base.css, which a test compares. */
export const LIGHT: StarColors = {
  paper: '#f7f2e8',
  ink: '#211d18',
  line: '#a4967f',
  first: '#93291f',
  second: '#1d5263',
};
export const DARK: StarColors = {
  paper: '#171512',
  ink: '#efe7d8',
  line: '#6f6554',
  first: '#e79078',
  second: '#8cc4d4',
};

/** On a page: the custom properties themselves, which also adapt to print. A file has none, because some viewers ignore them. */
export const PAGE_COLORS: StarColors = {
  paper: 'var(--paper)',
  ink: 'var(--ink)',
  line: 'var(--line)',
  first: 'var(--first)',
  second: 'var(--second)',
};

/** Rules for the simple picture; the full one also needs {@link fullStyle}. */
export function starStyle({ paper, ink, line, first, second }: StarColors): string {
  return [
    `.o-paper{fill:${paper}}`,
    `.o-ring,.o-axis{fill:none;stroke:${line};stroke-width:1}`,
    `.o-square{fill-opacity:.07;stroke-width:1.6;stroke-linejoin:round}`,
    `.o-slanted{fill:${first};stroke:${first}}`,
    `.o-upright{fill:${second};stroke:${second}}`,
    `.o-channel,.o-tree{fill:none;stroke:${second};stroke-width:1.6}`,
    `.o-tree{stroke-dasharray:2 5;stroke-linecap:round}`,
    `.o-disc{fill:${paper};stroke:${line};stroke-width:1.6}`,
    `.o-first .o-disc{fill:${first};stroke:${first}}`,
    `.o-second .o-disc{fill:${second};stroke:${second}}`,
    `.o-number{fill:${ink};font-size:27px}`,
    `.o-first .o-number,.o-second .o-number{fill:${paper};font-size:34px}`,
    `.o-middle .o-number{font-size:46px}`,
    `.o-label{fill:${ink};font-size:21px;stroke:${paper};stroke-width:5px;stroke-opacity:.7;stroke-linejoin:round;paint-order:stroke}`,
    `.o-plain .o-label{fill:${ink};fill-opacity:.72;font-size:18px;font-style:italic}`,
  ].join('');
}

/** Rules for what only the full picture has: small points, names of lines, karmic tail and ages. */
export function fullStyle({ paper, ink, line, first, second }: StarColors): string {
  return [
    // Divides the circumferences into 64 and 16 parts, shifted back by half a tick so that each corner has one.
    `.o-steps,.o-fives{fill:none;stroke:${line};stroke-width:6;stroke-dasharray:1.2 36.1064;stroke-dashoffset:.6}`,
    `.o-fives{stroke-width:13;stroke-dasharray:1.6 146.8403;stroke-dashoffset:.8}`,
    `.o-small .o-number{font-size:20px}`,
    `.o-tail{stroke:${first};stroke-opacity:.13;stroke-width:54;stroke-linecap:round}`,
    `.o-line-name,.o-tail-name,.o-year{fill:${first};font-size:18px;font-style:italic}`,
    `.o-line-name{fill:${second}}`,
    `.o-ages{fill:${ink};font-size:16px}`,
    `.o-ages circle{fill:${paper};stroke:${line}}`,
    `.o-ten{font-size:21px}`,
  ].join('');
}

/** The rule for the line below a standalone picture. */
function captionStyle({ ink }: StarColors): string {
  return `.o-caption{fill:${ink};fill-opacity:.72;font-size:16px}`;
}

/** How much higher a file is than the same picture on a page. */
export const CAPTION_HEIGHT = 34;
const CAPTION_MARGIN = 14;
export const FONT = "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif";

/** A picture as a standalone file, with its own colors and a credit line. */
export function asFile({ layout, body, title, description, caption }: Picture, options: StarOptions): string {
  const { width, height } = layout;
  const style = (colors: StarColors): string =>
    starStyle(colors) + (options.detail === 'full' ? fullStyle(colors) : '') + captionStyle(colors);
  const bottom = height + CAPTION_HEIGHT;
  const shown = options.width ?? width;
  const styles = {
    light: style(LIGHT),
    dark: style(DARK),
    both: `${style(LIGHT)}@media (prefers-color-scheme:dark){${style(DARK)}}`,
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom}" width="${shown}" height="${Math.round((bottom * shown) / width)}" role="img" aria-labelledby="t d">` +
    `<title id="t">${title}</title><desc id="d">${description}</desc>` +
    `<style>text{font-family:${FONT}}${styles[options.theme ?? 'both']}</style>` +
    `<rect class="o-paper" width="${width}" height="${bottom}"/>${body}` +
    `<text class="o-caption" x="${width / 2}" y="${bottom - CAPTION_MARGIN}" text-anchor="middle">${caption}</text></svg>\n`
  );
}
