import { afterEach, expect, it, vi } from 'vitest';
import { withPreview } from '../../src/gateway/dated-page.ts';
import { languageOfPage } from '../../src/http/published-paths.ts';
import { linkPreview } from '../../src/previews/link-preview.ts';
import { writeHead } from '../../src/website/browser/write-head.ts';
import { PAGE_WORDS } from '../../src/website/page-words.ts';

const SITE = 'https://example.org';
const NAMES = ['description', 'og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt'];
const [A, B] = [
  { day: 15, month: 6, year: 1990 },
  { day: 29, month: 12, year: 1990 },
];

afterEach(() => void vi.unstubAllGlobals());

/** What the edge makes of a page without dates. */
function atTheEdge(head: Parameters<typeof withPreview>[1]): Record<string, string> {
  const tags = NAMES.map((name) => `<meta property="${name}" content="${name === 'og:url' ? `${SITE}/x` : '-'}">`);
  const html = withPreview(`<title>-</title>${tags.join('')}`, head);
  const found = [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g)];
  return {
    title: /<title>([^<]*)/.exec(html)![1]!,
    ...Object.fromEntries(found.map(([, name, content]) => [name!, content!.replaceAll('&amp;', '&')])),
  };
}

/** What a script makes of it in the browser. */
function inTheBrowser(head: Parameters<typeof writeHead>[0]): Record<string, string> {
  const written: Record<string, string> = {};
  const document = {
    set title(text: string) {
      written.title = text;
    },
    querySelector: (selector: string) => ({
      setAttribute: (_: string, content: string) => {
        written[/"([^"]+)"/.exec(selector)![1]!] = content;
      },
    }),
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { origin: SITE });
  writeHead(head);
  return written;
}

it.each([
  ['/perfil', [A], 'Perfil del 15 de junio de 1990'],
  ['/pareja', [A], 'Compárate con el 15 de junio de 1990'],
  ['/pareja', [A, B], 'Pareja del 15 de junio de 1990 y del 29 de diciembre de 1990'],
] as const)(
  'of %s, %j: the edge and the browser write the same, the name of the site only in the title',
  (page, dates, title) => {
    const head = linkPreview(PAGE_WORDS.es, page, dates)!;
    const written = inTheBrowser(head);
    expect(written).toEqual(atTheEdge(head));
    expect(written).toMatchObject({ title: `${title} · Open Numerology`, 'og:title': title });
    expect(Object.keys(written).sort()).toEqual(['title', ...NAMES].sort());
  },
);

it('a page is in the language of the folder that it is in, which is a whole segment', () => {
  const languageOf = (path: string): string => languageOfPage(path);
  expect(['/en', '/en/', '/en/profile', '/en/x/y'].map(languageOf)).toEqual(Array(4).fill('en'));
  expect(['/', '', '/perfil', '/english', '/EN/', '/x/en/', '/es/'].map(languageOf)).toEqual(Array(7).fill('es'));
});
