import { captionStyle, DARK, fullStyle, LIGHT, type OctagramColours, octagramStyle } from './octagram-style.ts';
import type { OctagramOptions, Picture } from './octagram-svg.ts';

/** By how much a file is higher than the same picture on a page. */
export const CAPTION_HEIGHT = 34;
const CAPTION_MARGIN = 14;
export const FONT = "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif";

/** A picture as a file of its own, with its colours and a line that says whose it is. */
export function asFile({ layout, body, title, description, caption }: Picture, options: OctagramOptions): string {
  const { width, height } = layout;
  const style = (colours: OctagramColours): string =>
    octagramStyle(colours) + (options.detail === 'full' ? fullStyle(colours) : '') + captionStyle(colours);
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
