import { vi } from 'vitest';
import { type ActionName, start } from '../../src/website/browser/share-and-save.ts';
import { browserTexts } from '../../src/website/browser-texts.ts';
import { PAGE_WORDS } from '../../src/words/words.ts';
import { content } from '../content-fixture.ts';
import { BIRTH, OTHER } from './articles.ts';

const OF_ONE: readonly ActionName[] = [
  'compare',
  'share',
  'print',
  'story',
  'card',
  'svg',
  'png',
  'full-svg',
  'full-png',
];
const OF_TWO: readonly ActionName[] = ['share', 'send-back', 'story', 'card', 'svg', 'png', 'full-svg', 'full-png'];

/** What the buttons of a profile and of a couple give: which texts are shared, and which files are saved under which names. */
export async function browserActions(fileOf: ReadonlyMap<string, string>): Promise<string> {
  const done: (string | Promise<string>)[] = [];
  const asked = [
    ...OF_ONE.map((action) => ({ action, dates: [BIRTH], whose: 'date' })),
    ...OF_TWO.map((action) => ({ action, dates: [BIRTH, OTHER], whose: 'couple' })),
  ];
  for (const { action, dates, whose } of asked) {
    done.push(`${action}, of a ${whose}`);
    try {
      stubBrowser(fileOf, (line) => done.push(line));
      await start(PAGE_WORDS.es)(action, dates, browserTexts(content, PAGE_WORDS.es));
    } finally {
      vi.unstubAllGlobals();
    }
  }
  return `${(await Promise.all(done)).join('\n')}\n`;
}

/** As much of a browser as the actions use; it notes what reaches the visitor. */
function stubBrowser(fileOf: ReadonlyMap<string, string>, note: (line: string | Promise<string>) => void): void {
  const blobs: Blob[] = [];
  const told = async (blob: Blob): Promise<string> => {
    const text = await blob.text();
    return `${blob.type}, ${fileOf.get(text) ?? text}`;
  };
  const blobAt = (url: string): Blob => blobs[Number(url)]!;
  let drawn = '';
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({
      drawImage: ({ src }: { src: string }) => {
        drawn = src;
      },
    }),
    toBlob: async (give: (blob: Blob) => void, type: string) =>
      give(new Blob([`${canvas.width} × ${canvas.height} of ${await told(blobAt(drawn))}`], { type })),
  };
  const link = {
    href: '',
    download: '',
    click: () => note(told(blobAt(link.href)).then((text) => `  saves ${link.download}: ${text}`)),
  };
  class Image {
    naturalWidth = 300;
    naturalHeight = 200;
    decode = async () => {};
  }
  vi.stubGlobal('Image', Image);
  vi.stubGlobal('fetch', async (address: string) => new Response(`what ${address} answers`));
  vi.stubGlobal('document', { createElement: (name: string) => (name === 'a' ? link : canvas) });
  vi.stubGlobal('location', {
    host: 'example.org',
    origin: 'https://example.org',
    href: 'https://example.org/perfil?birth=1990-06-15#tu-anio',
  });
  vi.stubGlobal('navigator', {
    canShare: () => true,
    share: async ({ title, text, url, files }: ShareData) => {
      note(`  shares ${title} | ${text} | ${url ?? 'no address of its own'}`);
      for (const file of files ?? []) note(told(file).then((text) => `  shares ${file.name}: ${text}`));
    },
  });
  vi.stubGlobal('window', { print: () => note('  prints') });
  vi.stubGlobal('setTimeout', () => 0);
  vi.stubGlobal('URL', { createObjectURL: (blob: Blob) => String(blobs.push(blob) - 1), revokeObjectURL: () => {} });
}
