import { renderToString } from 'preact-render-to-string';
import type { OutputFile } from '../api/api-files.ts';
import { pageFile } from '../contract/routes.ts';
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
  return `<!DOCTYPE html>\n${tidy(renderToString(<Layout page={page} context={context} />))}\n`;
}

const TAG_OR_BRACKET = /<[^"<>]*(?:"[^"]*"[^"<>]*)*>|>/g;
const VOID_ELEMENT = /^<(?:br|hr|img|input|link|meta)\b/;

/** The renderer closes void elements as XML does and leaves `>` in texts; the validator minds both. */
function tidy(html: string): string {
  return html.replace(TAG_OR_BRACKET, (token) => {
    if (token === '>') return '&gt;';
    return VOID_ELEMENT.test(token) ? token.replace(/\s*\/>$/, '>') : token;
  });
}

function sitemap(pages: readonly Page[], site: string): string {
  const listed = pages.filter((page) => page.listed !== false);
  const urls = listed.map(({ path }) => `  <url><loc>${site}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
