import { afterEach, expect, it, vi } from 'vitest';
import { withDates } from '../../src/gateway/dated-page.ts';
import { languageOfPage } from '../../src/http/published-paths.ts';
import { headlinesOf, linkPreview, type PreviewTexts } from '../../src/previews/link-preview.ts';
import type { PageHead } from '../../src/previews/page-head.ts';
import { writeHead } from '../../src/website/browser/write-head.ts';
import { PAGE_WORDS } from '../../src/words/words.ts';
import { meetingHeadlines } from '../approved/articles.ts';
import { content } from '../content-fixture.ts';

const SITE = 'https://example.org';
const NAMES = ['description', 'og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt'];
const [A, B] = [
  { day: 15, month: 6, year: 1990 },
  { day: 29, month: 12, year: 1990 },
];
const names = content.arcana.map(({ name }) => name);
const titles = content.positions;
const OF_PROFILES = { names, titles, headlines: headlinesOf(content.portrait) };
const OF_COUPLES = {
  names,
  titles,
  headlines: meetingHeadlines(content),
};

afterEach(() => void vi.unstubAllGlobals());

/** The head that the edge writes into a page without dates, which contains the texts. */
function atTheEdge(
  pathname: string,
  dates: readonly (typeof A)[],
  texts: PreviewTexts | undefined,
): Record<string, string> {
  const tags = NAMES.map((name) => `<meta property="${name}" content="${name === 'og:url' ? `${SITE}/x` : '-'}">`);
  const held = texts
    ? ` data-words="${JSON.stringify(texts).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`
    : '';
  const html = withDates(`<title>-</title>${tags.join('')}<div${held}>`, { words: PAGE_WORDS.es, pathname, dates });
  const found = [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g)];
  return {
    title: /<title>([^<]*)/.exec(html)![1]!,
    ...Object.fromEntries(found.map(([, name, value]) => [name!, value!.replaceAll('&amp;', '&')])),
  };
}

/** The head that a script writes in the browser. */
function inTheBrowser(head: PageHead): Record<string, string> {
  const written: Record<string, string> = {};
  const document = {
    set title(text: string) {
      written.title = text;
    },
    querySelector: (selector: string) => ({
      setAttribute: (_: string, value: string) => {
        written[/"([^"]+)"/.exec(selector)![1]!] = value;
      },
    }),
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { origin: SITE });
  writeHead(head);
  return written;
}

const JUSTICE = 'La Justicia en el centro: sabes enseguida quién tiene razón; decir a quién quieres te cuesta más.';
const COUPLE = `El Juicio en el centro: ${content.coupleMeetings['order-change'].headline.replace(/^./, (first) => first.toLowerCase())}`;
const INVITATION = 'Compárate con el 15 de junio de 1990';
const NUMBERS = 'Los números del 15 de junio de 1990: camino de vida 4';

it.each([
  ['/perfil', [A], OF_PROFILES, 'Perfil del 15 de junio de 1990', JUSTICE],
  ['/pareja', [A], OF_COUPLES, INVITATION, INVITATION],
  ['/pareja', [A, B], OF_COUPLES, 'Pareja del 15 de junio de 1990 y del 29 de diciembre de 1990', COUPLE],
  ['/pareja', [B, A], OF_COUPLES, 'Pareja del 29 de diciembre de 1990 y del 15 de junio de 1990', COUPLE],
  ['/numeros', [A], undefined, NUMBERS, NUMBERS],
] as const)(
  'of %s, %j: the edge and the browser write the same, the name of the site only in the title',
  (page, dates, texts, title, shared) => {
    const written = inTheBrowser(linkPreview(PAGE_WORDS.es, page, dates, texts)!);
    expect(written).toEqual(atTheEdge(page, dates, texts));
    expect(written).toMatchObject({ title: `${title} · Open Numerology`, 'og:title': shared });
    expect(Object.keys(written).sort()).toEqual(['title', ...NAMES].sort());
  },
);

it('no address of numbers holds anything but the date', () => {
  const { address, image } = linkPreview(PAGE_WORDS.es, '/numeros', [A])!;
  expect([address, image]).toEqual(['/numeros?birth=1990-06-15', '/api/matrix/15/6/1990.png']);
});

it('a page is in the language of the folder that it is in, which is a whole segment', () => {
  const languageOf = (path: string): string => languageOfPage(path);
  expect(['/en', '/en/', '/en/profile', '/en/x/y'].map(languageOf)).toEqual(Array(4).fill('en'));
  expect(['/', '', '/perfil', '/english', '/EN/', '/x/en/', '/es/'].map(languageOf)).toEqual(Array(7).fill('es'));
});
