import { attributionHtml, attributionText } from '../../endpoints/attribution.ts';
import type { Page, PageContext } from '../page.ts';
import { prosePage } from '../prose-page.tsx';

export function licensePage(context: PageContext): Page {
  const { site, content, words } = context;
  const { publisher } = content;
  return {
    ...prosePage(context, 'license', {
      license: publisher.license,
      'license-url': publisher.license_url,
      home: `${site}${words.paths.home}`,
      attribution: attributionText(publisher, words.citations),
      'attribution-html': attributionHtml(publisher, site, words),
    }),
    path: words.paths.license,
    script: 'copy',
  };
}
