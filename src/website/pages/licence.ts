import { attributionHtml, attributionText } from '../../endpoints/attribution.ts';
import { sitePath } from '../../http/site-path.ts';
import type { Page, PageContext } from '../page.ts';
import { prosePage } from '../prose-page.tsx';

export function licencePage(context: PageContext): Page {
  const { site, content } = context;
  const { publisher } = content;
  return {
    ...prosePage(context, 'licence', {
      license: publisher.license,
      'license-url': publisher.license_url,
      home: `${site}${sitePath.home()}`,
      attribution: attributionText(publisher),
      'attribution-html': attributionHtml(publisher, site),
    }),
    path: sitePath.licence(),
    script: 'copy',
  };
}
