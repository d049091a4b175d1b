import { renderToString } from 'preact-render-to-string';
import type { OutputFile } from '../api/files.ts';
import { DOCUMENTATION } from '../http/published-paths.ts';
import { markdownPath, pageFile, SECURITY_PATH } from '../http/site-path.ts';
import { llmsText, securityText, sitemap } from './for-programs.ts';
import type { Alternate } from './language-switch.tsx';
import type { Page, PageContext } from './page.ts';
import { Layout } from './page-layout.tsx';
import { arcanaIndexPage, arcanumPage } from './pages/arcana.tsx';
import { couplePage } from './pages/couple-shell.tsx';
import { datasetPage } from './pages/dataset.tsx';
import { docsPage } from './pages/docs.tsx';
import { embedPage, framedPage } from './pages/embed.tsx';
import { homePage } from './pages/home.tsx';
import { licensePage } from './pages/license.ts';
import { lifePathIndexPage, lifePathPage } from './pages/life-paths.tsx';
import { methodPage } from './pages/method.tsx';
import { notFoundPage } from './pages/not-found.tsx';
import { numbersPage } from './pages/numbers-shell.tsx';
import { profilePage } from './pages/profile-shell.tsx';

/** The pages of every language, with sitemap and robots.txt. */
export function* websiteFiles(contexts: readonly PageContext[]): Generator<OutputFile> {
  const editions = contexts.map((context) => ({ context, pages: websitePages(context) }));
  // Every language has the same pages in the same order.
  const alternatesOf = (i: number): Alternate[] =>
    editions.map(({ context: { language, words }, pages }) => ({ language, words, path: pages[i]!.path }));
  for (const { context, pages } of editions) yield* editionFiles(context, pages, alternatesOf);
  const { content, site } = contexts[0]!;
  yield { path: SECURITY_PATH, content: securityText(content.publisher, site) };
  const listed = editions[0]!.pages.flatMap(({ listed }, i) => (listed === false ? [] : [alternatesOf(i)]));
  yield { path: '/sitemap.xml', content: sitemap(listed, site) };
  yield { path: '/robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n` };
}

/** The pages of a language as HTML, the documentation also as Markdown, and its llms.txt. */
function* editionFiles(
  context: PageContext,
  pages: readonly Page[],
  alternatesOf: (i: number) => readonly Alternate[],
): Generator<OutputFile> {
  const { paths } = context.words;
  for (const [i, page] of pages.entries())
    yield { path: pageFile(page.path), content: htmlOf(page, context, alternatesOf(i)) };
  for (const { path, markdown } of pages)
    if (markdown && DOCUMENTATION.includes(path)) yield { path: markdownPath(path), content: markdown };
  yield { path: pageFile(paths.frames), content: framedPage(context) };
  yield { path: paths.models, content: llmsText(pages, context) };
}

/** Every page of a language, in the order of the sitemap. */
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
    licensePage(context),
    notFoundPage(context),
  ];
}

function htmlOf(page: Page, context: PageContext, alternates: readonly Alternate[]): string {
  const html = renderToString(<Layout page={page} context={context} alternates={alternates} />);
  return `<!DOCTYPE html>\n${html}\n`;
}
