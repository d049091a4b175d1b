import { type CalendarDate, isoDate } from '../calendar/dates.ts';
import { apiPath } from '../http/api-path.ts';
import { EMBED_SCRIPT } from '../http/site-path.ts';
import type { PageWords } from '../words/words.ts';

/** The width of all three samples, and the resulting heights of the frame (star and credit) and the picture. */
const [WIDTH, FRAME_HEIGHT, PICTURE_HEIGHT] = [420, 590, 562] as const;

/**
 * What a blog copies to show a star: the element, a frame (if scripts are not allowed), or a picture with its credit; by element
 * id.
 */
export function embedSamples(
  { paths, pictureOptions, star }: Pick<PageWords, 'paths' | 'pictureOptions' | 'star'>,
  site: string,
  date: CalendarDate,
  name: string,
) {
  // The first language has no folder and is the element's default.
  const lang = paths.home === '/' ? '' : ` lang="${paths.home.slice(1, -1)}"`;
  const title = star.ofDate(star.day(date));
  const picture = paths.api(apiPath('/matrix/{day}/{month}/{year}.svg', date));
  return {
    element: `<script src="${site}${EMBED_SCRIPT}" async></script>\n<open-numerology-star birth="${isoDate(date)}"${lang}></open-numerology-star>`,
    frame: `<iframe src="${site}${paths.framed(date)}"\n  width="${WIDTH}" height="${FRAME_HEIGHT}" title="${title}"\n  loading="lazy" style="border:0;max-width:100%"></iframe>`,
    figure: `<figure>\n  <img src="${site}${picture}?${pictureOptions.width.name}=${WIDTH}"\n    alt="${title}" width="${WIDTH}" height="${PICTURE_HEIGHT}" loading="lazy">\n  <figcaption><a href="${site}${paths.profile(date)}">${name}</a>, CC-BY 4.0</figcaption>\n</figure>`,
  };
}
