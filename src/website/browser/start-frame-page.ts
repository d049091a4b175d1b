import { dateTextOfQuery } from '../../calendar/read-written-date.ts';
import { DARK, LIGHT, type StarColors } from '../../picture/star-style.ts';
import { BIRTH_PARAMETER, COUPLE_PARAMETERS } from '../../words/page-paths.ts';
import type { PageWords } from '../../words/words.ts';
import { isDarkTheme } from './theme.ts';

/**
 * The page for frames: the element of embed.js with the dates and theme of the URL. The element parses the dates and shows
 * problems. Without a theme, it follows the reader's color scheme.
 */
export function start({ spelling }: Pick<PageWords, 'spelling'>): void {
  const query = new URLSearchParams(location.search);
  const star = document.querySelector('open-numerology-star')!;
  const [birth, a, b] = [BIRTH_PARAMETER, ...COUPLE_PARAMETERS].map((name) => dateTextOfQuery(query, name, spelling));
  const [first = '', partner = ''] = [birth || a, b].filter(Boolean);
  const theme = query.get('theme') ?? query.get('tema') ?? '';
  const isDark = isDarkTheme(theme);
  const colors = ({ paper, ink }: StarColors): string => `html{background:${paper};color:${ink}}`;
  const light = isDark === true ? DARK : LIGHT;
  const dark = isDark === false ? LIGHT : DARK;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${colors(light)}@media (prefers-color-scheme:dark){${colors(dark)}}body{margin:0}h1{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%)}open-numerology-star{max-width:none;max-height:100vh}`,
  );
  document.adoptedStyleSheets = [sheet];
  // Added after the stylesheet that hides it from all but screen readers, so that it is never visible in a frame.
  const title = document.createElement('h1');
  title.textContent = document.title;
  star.before(title);
  star.setAttribute('theme', theme);
  star.setAttribute('partner', partner);
  star.setAttribute('birth', first);
}
