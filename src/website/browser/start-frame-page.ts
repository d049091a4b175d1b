import { isoDate } from '../../calendar/dates.ts';
import { DARK, LIGHT, type OctagramColours } from '../../picture/octagram-style.ts';
import { datesOfAddress } from '../../previews/link-preview.ts';
import type { PageWords } from '../page-words.ts';

/** The page for frames: the element of embed.js with the dates, and the theme, of the address. Without a theme, the reader's, also when it changes. */
export function start({ paths }: Pick<PageWords, 'paths'>): void {
  const query = new URLSearchParams(location.search);
  const star = document.querySelector('open-numerology-star')!;
  const [birth] = datesOfAddress(paths, paths.profiles, query);
  const [a, b] = datesOfAddress(paths, paths.couples, query);
  const first = birth ?? a;
  const theme = query.get('tema');
  const colours = ({ paper, ink }: OctagramColours): string => `html{background:${paper};color:${ink}}`;
  const light = theme === 'oscuro' ? DARK : LIGHT;
  const dark = theme === 'claro' ? LIGHT : DARK;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${colours(light)}@media (prefers-color-scheme:dark){${colours(dark)}}body{margin:0}open-numerology-star{max-width:none;max-height:100vh}`,
  );
  document.adoptedStyleSheets = [sheet];
  star.setAttribute('tema', theme ?? '');
  if (first && b) star.setAttribute('partner', isoDate(b));
  if (first) star.setAttribute('birth', isoDate(first));
}
