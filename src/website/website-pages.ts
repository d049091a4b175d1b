import type { Page, PageContext } from './page.ts';
import { arcanaIndexPage } from './pages/arcana-index.tsx';
import { arcanumPage } from './pages/arcanum.tsx';
import { datasetPage } from './pages/dataset.tsx';
import { docsPage } from './pages/docs.tsx';
import { homePage } from './pages/home.tsx';
import { licencePage } from './pages/licence.tsx';
import { lifePathPage } from './pages/life-path.tsx';
import { lifePathIndexPage } from './pages/life-path-index.tsx';
import { methodPage } from './pages/method.tsx';
import { notFoundPage } from './pages/not-found.tsx';
import { profilePage } from './pages/profile.tsx';

/** Every page of the website, in the order of the sitemap. */
export function websitePages(context: PageContext): Page[] {
  const { lifePaths, arcana } = context.content;
  return [
    homePage(context),
    profilePage(context),
    methodPage(context),
    lifePathIndexPage(context),
    ...lifePaths.map((record) => lifePathPage(context, record)),
    arcanaIndexPage(context),
    ...arcana.map((arcanum) => arcanumPage(context, arcanum)),
    datasetPage(context),
    docsPage(context),
    licencePage(context),
    notFoundPage(),
  ];
}
