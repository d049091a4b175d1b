import { renderToString } from 'preact-render-to-string';
import { pageFile } from '../contract/routes.ts';
import type { OutputFile } from '../render/api-files.ts';
import { Layout } from './layout.tsx';
import type { Page, PageContext } from './page.ts';
import { websitePages } from './website-pages.ts';

/** The pages as HTML files, with the sitemap and robots.txt that lead to them. */
export function* websiteFiles(context: PageContext): Generator<OutputFile> {
  const pages = websitePages(context);
  for (const page of pages) yield { path: pageFile(page.path), content: htmlOf(page, context) };
  yield { path: '/sitemap.xml', content: sitemap(pages, context.site) };
  yield { path: '/robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${context.site}/sitemap.xml\n` };
}

function htmlOf(page: Page, context: PageContext): string {
  return `<!doctype html>\n${plainVoidElements(renderToString(<Layout page={page} context={context} />))}\n`;
}

const VOID_ELEMENT = /<(br|hr|img|input|link|meta)((?:\s[^\s"=<>/]+(?:="[^"]*")?)*)\s*\/>/g;

/** The renderer closes void elements as XML does; HTML has no such sign. */
function plainVoidElements(html: string): string {
  return html.replace(VOID_ELEMENT, '<$1$2>');
}

function sitemap(pages: readonly Page[], site: string): string {
  const listed = pages.filter((page) => page.listed !== false);
  const urls = listed.map(({ path }) => `  <url><loc>${site}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
