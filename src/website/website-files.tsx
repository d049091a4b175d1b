import { renderToString } from 'preact-render-to-string';
import { DOCUMENTATION } from '../http/published-paths.ts';
import { LLMS_PATH, markdownPath, pageFile, SECURITY_PATH } from '../http/site-path.ts';
import type { OutputFile } from '../service/api-files.ts';
import { llmsText, robotsText, securityText, sitemap } from './for-programs.ts';
import { Layout } from './layout.tsx';
import type { Page, PageContext } from './page.ts';
import { arcanaIndexPage, arcanumPage } from './pages/arcana.tsx';
import { couplePage } from './pages/couple-shell.tsx';
import { datasetPage } from './pages/dataset.tsx';
import { docsPage } from './pages/docs.tsx';
import { embedPage, framedPage } from './pages/embed.tsx';
import { homePage } from './pages/home.tsx';
import { licencePage } from './pages/licence.ts';
import { lifePathIndexPage, lifePathPage } from './pages/life-paths.tsx';
import { methodPage } from './pages/method.tsx';
import { notFoundPage } from './pages/not-found.tsx';
import { numbersPage } from './pages/numbers-shell.tsx';
import { profilePage } from './pages/profile-shell.tsx';

/** The pages as HTML files, documentation as Markdown too, with the sitemap, robots.txt and llms.txt that lead to them. */
export function* websiteFiles(context: PageContext): Generator<OutputFile> {
  const pages = websitePages(context);
  for (const page of pages) yield { path: pageFile(page.path), content: htmlOf(page, context) };
  for (const { path, markdown } of pages)
    if (markdown && DOCUMENTATION.includes(path)) yield { path: markdownPath(path), content: markdown };
  yield { path: pageFile(context.words.paths.frames), content: framedPage(context) };
  yield { path: LLMS_PATH, content: llmsText(pages, context) };
  yield { path: SECURITY_PATH, content: securityText(context.content.publisher, context.site) };
  yield { path: '/sitemap.xml', content: sitemap(pages, context.site) };
  yield { path: '/robots.txt', content: robotsText(context.site) };
}

/** Every page of the website, in the order of the sitemap. */
function websitePages(context: PageContext): Page[] {
  const { lifePaths, arcana } = context.content;
  return [
    homePage(context),
    profilePage(context),
    couplePage(context),
    numbersPage(context),
    methodPage(context),
    lifePathIndexPage(context),
    ...lifePaths.map((record) => lifePathPage(context, record)),
    arcanaIndexPage(context),
    ...arcana.map((arcanum) => arcanumPage(context, arcanum)),
    datasetPage(context),
    embedPage(context),
    docsPage(context),
    licencePage(context),
    notFoundPage(context),
  ];
}

function htmlOf(page: Page, context: PageContext): string {
  return `<!DOCTYPE html>\n${renderToString(<Layout page={page} context={context} />)}\n`;
}
