import { sitePath } from '../contract/routes.ts';
import { LIGHT } from '../picture/octagram-style.ts';

/** What a telephone needs to put the site on its home screen. */
export function manifest(name: string, icon: string, touchIcon: string): string {
  return JSON.stringify({
    name,
    short_name: 'Numerología',
    lang: 'es',
    start_url: sitePath.home(),
    display: 'minimal-ui',
    background_color: LIGHT.paper,
    theme_color: LIGHT.paper,
    icons: [
      { src: icon, type: 'image/svg+xml', sizes: 'any' },
      { src: touchIcon, type: 'image/png', sizes: '180x180' },
    ],
  });
}
