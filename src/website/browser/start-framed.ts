import { isoDate } from '../../calendar/dates.ts';
import { datesOfAddress } from '../../http/dated-tags.ts';
import { sitePath } from '../../http/site-path.ts';
import { DARK, LIGHT } from '../../picture/octagram-style.ts';

/** The page for frames: the element of embed.js with the dates, and the theme, of the address. Without a theme, the reader's. */
const query = new URLSearchParams(location.search);
const star = document.querySelector('open-numerology-star')!;
const [birth] = datesOfAddress(sitePath.profiles(), query);
const [a, b] = datesOfAddress(sitePath.couples(), query);
const first = birth ?? a;
const asked = query.get('tema');
const reader = matchMedia('(prefers-color-scheme: dark)').matches ? 'oscuro' : 'claro';
const theme = asked === 'claro' || asked === 'oscuro' ? asked : reader;
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  `html{background:${theme === 'oscuro' ? DARK.paper : LIGHT.paper}}body{margin:0}open-numerology-star{max-width:none}`,
);
document.adoptedStyleSheets = [sheet];
star.setAttribute('tema', theme);
if (first && b) star.setAttribute('partner', isoDate(b));
if (first) star.setAttribute('birth', isoDate(first));
