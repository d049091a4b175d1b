import { websiteAssets } from '../../scripts/build/website-assets.ts';
import { datasetIndex } from '../../src/dataset/dataset-facts.ts';
import { withDates } from '../../src/gateway/dated-page.ts';
import { languageOfPage } from '../../src/http/published-paths.ts';
import { LIMITS } from '../../src/settings/rate-limits.ts';
import { browserTexts } from '../../src/website/browser-texts.ts';
import { readingFiles } from '../../src/website/loaded-readings.ts';
import { websiteFiles } from '../../src/website/website-files.tsx';
import { en } from '../../src/words/en/index.ts';
import { es } from '../../src/words/es/index.ts';
import { PAGE_WORDS } from '../../src/words/words.ts';
import { content, english, englishPages, pages } from '../content-fixture.ts';
import { data, documents, facts, SITE } from '../dataset/written-fixture.ts';
import { articles, BIRTH, OTHER } from './articles.ts';
import { browserActions } from './browser-actions.ts';
import { pageLines } from './page-lines.ts';
import { type Outputs, prettyJson } from './readable.ts';

/** Each kind of page once. */
const PAGES: Readonly<Record<string, string>> = {
  '/index.html': 'home',
  '/perfil.html': 'profile-shell',
  '/pareja.html': 'couple-shell',
  '/numeros.html': 'numbers-shell',
  '/matriz.html': 'method',
  '/camino-de-vida/index.html': 'life-path-list',
  // The last before the master numbers; in English, the first of them.
  '/camino-de-vida/9.html': 'life-path',
  '/arcanos/index.html': 'arcana-list',
  '/arcanos/17.html': 'arcanum',
  '/datos.html': 'dataset',
  '/docs.html': 'docs',
  '/para-tu-web.html': 'embed',
  '/incrustar.html': 'framed',
  '/licencia.html': 'license',
  '/404.html': 'not-found',
  '/en/index.html': 'en/home',
  '/en/life-path/11.html': 'en/life-path',
  '/en/profile.html': 'en/profile-shell',
  '/en/numbers.html': 'en/numbers-shell',
  '/en/for-your-site.html': 'en/embed',
  '/en/embed.html': 'en/framed',
  '/en/404.html': 'en/not-found',
};
/** What is no page: as it is. */
const FILES = [
  '/datos.md',
  '/licencia.md',
  '/llms.txt',
  '/en/llms.txt',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
];

const words = PAGE_WORDS.es;

export async function websiteOutputs(fileOf: ReadonlyMap<string, string>): Promise<Outputs> {
  const editions = [
    { language: 'es', words, content, pages, documents: es },
    { language: 'en', words: PAGE_WORDS.en, content: english, pages: englishPages, documents: en },
  ] as const;
  const { assets, files } = await websiteAssets(
    editions.map((edition) => ({
      ...edition,
      site: SITE,
      texts: browserTexts(edition.content, edition.words),
      readings: readingFiles(edition.content),
    })),
  );
  const dataset = datasetIndex(facts, SITE, [...data, ...documents]);
  const made = new Map(
    [
      ...websiteFiles(
        editions.map((edition, i) => ({ ...edition, site: SITE, limits: LIMITS, assets: assets[i]!, dataset })),
      ),
    ].map((file) => [file.path, String(file.content)]),
  );
  const head = (page: '/perfil' | '/pareja' | '/numeros' | '/en/profile', ...dates: (typeof BIRTH)[]): string => {
    const { words } = editions.find(({ language }) => language === languageOfPage(page))!;
    const html = withDates(made.get(`${page}.html`)!, { words, pathname: page, dates });
    return pageLines(html.replace(/<body>[\s\S]*<\/body>/, ''));
  };
  /** What a browser without JavaScript gets besides the page: the notice, and what the forms send. */
  const bodyOf = (page: '/perfil' | '/pareja', ...dates: (typeof BIRTH)[]): string => {
    const html = withDates(made.get(`${page}.html`)!, { words, pathname: page, dates });
    const [notice] = /<noscript>[\s\S]*?<\/noscript>/.exec(html)!;
    const fields = [...html.matchAll(/<input[^>]* name="([^"]+)"(?: value="([^"]*)")?/g)];
    return `${notice.replace(/(?=<(?:h2|p|ul|li|\/ul|img)\b)/g, '\n')}\n${fields.map(([, name, value = '']) => `${name}=${value}\n`).join('')}`;
  };
  const lines = (pages: Readonly<Record<string, string>>): Outputs =>
    Object.fromEntries(Object.entries(pages).map(([name, html]) => [`website/${name}.txt`, pageLines(html)]));
  const manifest = files.find(({ path }) => path.endsWith('.webmanifest'))!;
  const outputs = {
    ...lines(Object.fromEntries(Object.entries(PAGES).map(([file, name]) => [name, made.get(file)!]))),
    ...Object.fromEntries(FILES.map((file) => [`website${file}`, made.get(file)!])),
    'website/files.txt': [...files.map(({ path }) => path), ...made.keys()].map((path) => `${path}\n`).join(''),
    'website/site.webmanifest': `${prettyJson(JSON.parse(String(manifest.content)))}\n`,
    ...lines(articles(SITE)),
    ...lines(Object.fromEntries(Object.entries(articles(SITE, 'en')).map(([name, html]) => [`en/${name}`, html]))),
    'website/profile-head.txt': head('/perfil', OTHER),
    'website/en/profile-head.txt': head('/en/profile', OTHER),
    'website/couple-head.txt': head('/pareja', BIRTH, OTHER),
    'website/numbers-head.txt': head('/numeros', BIRTH),
    'website/profile-without-script.txt': bodyOf('/perfil', BIRTH),
    'website/invitation-without-script.txt': bodyOf('/pareja', BIRTH),
    'website/couple-without-script.txt': bodyOf('/pareja', OTHER, BIRTH),
    'website/profile-actions.txt': await browserActions(fileOf),
  };
  return Object.fromEntries(Object.entries(outputs).map(([name, text]) => [name, withoutPrints(text)]));
}

/** The fingerprints of assets change with each of their bytes. */
function withoutPrints(text: string): string {
  return text.replace(/(\/assets\/[\w.-]+)-[0-9a-f]{10}\b/g, '$1-…');
}
