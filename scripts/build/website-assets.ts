import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type StdinOptions } from 'esbuild';
import type { OutputFile } from '../../src/api/files.ts';
import { ASSETS_ROOT, EMBED_SCRIPT } from '../../src/http/site-path.ts';
import { arcanumCover, lifePathCover } from '../../src/picture/cover-png.ts';
import { fullStyle, PAGE_COLORS, starStyle } from '../../src/picture/star-style.ts';
import type { BrowserTexts } from '../../src/website/browser-texts.ts';
import { manifest } from '../../src/website/for-programs.ts';
import {
  type Assets,
  type CoverName,
  type PageContext,
  SCRIPT_NAMES,
  type ScriptName,
} from '../../src/website/page.ts';
import type { Language } from '../../src/words/language.ts';
import { ROOT } from '../command/run-command.ts';
import { embedEntry, entryOf } from './browser-scripts.ts';

/** What a language's pages load besides scripts and styles. */
interface SiteEdition extends Pick<PageContext, 'language' | 'words' | 'site'> {
  readonly texts: BrowserTexts;
  readonly readings: ReadonlyMap<string, object>;
}

const SOURCES = path.join(ROOT, 'src/website');

/** Bundles all assets of the pages; returns the files, each once, and their URLs for each edition, in order. */
export async function websiteAssets(editions: readonly SiteEdition[]) {
  const files = new Map<string, OutputFile>();
  const put = (path: string, content: string | Uint8Array): string => {
    files.set(path, { path, content });
    return path;
  };
  const assets: Assets[] = [];
  for (const edition of editions) assets.push(await assetsOf(edition, put));
  // Fixed name, because other sites load it.
  put(EMBED_SCRIPT, await bundleEmbed(editions));
  // Fixed name, because browsers and feed readers request it regardless of the page.
  put('/favicon.ico', await readStatic('favicon.ico'));
  return { assets, files: [...files.values()] };
}

async function assetsOf(
  { language, words, site, texts, readings }: SiteEdition,
  put: (path: string, content: string | Uint8Array) => string,
): Promise<Assets> {
  const add = (name: string, content: string | Uint8Array): string => {
    const { name: stem, ext } = path.parse(name);
    return put(`${ASSETS_ROOT}/${stem}-${printOf(content)}${ext}`, content);
  };
  // One hash for the folder, so that pages need not list the files' names.
  const folder = `${ASSETS_ROOT}/readings-${printOf(JSON.stringify([...readings]))}`;
  for (const [name, text] of readings) put(`${folder}/${name}`, JSON.stringify(text));

  const scripts = {} as Record<ScriptName, string>;
  for (const name of SCRIPT_NAMES) scripts[name] = add(`${name}.js`, await bundleScript(name, language));
  const icon = add('icon.svg', await readStatic('icon.svg'));
  const touchIcon = add('touch-icon.png', await readStatic('touch-icon.png'));
  const covers = {} as Record<CoverName, string>;
  for (const name of Object.keys(words.covers) as CoverName[]) {
    const cover = `cover-${name}.png`;
    covers[name] = add(cover, await readStatic(`${language}/${cover}`));
  }
  const cards: Record<string, string> = {};
  for await (const [page, name, png] of entryCards(texts, words, new URL(site).host, language))
    cards[page] = add(`card-${name}.png`, png);
  return {
    stylesheet: add('site.css', await bundleStyles()),
    scripts,
    texts: add('texts.json', JSON.stringify(texts)),
    readings: folder,
    icon,
    touchIcon,
    covers,
    cards,
    manifest: add('site.webmanifest', manifest({ language, words }, texts.publisher.name, icon, touchIcon)),
  };
}

function readStatic(name: string): Promise<Buffer> {
  return readFile(path.join(SOURCES, 'static', name));
}

/** The link previews of the pages of arcana and life paths: each page's address, a name, and the PNG. */
async function* entryCards(
  { arcana, lifePaths }: BrowserTexts,
  { card, paths }: PageContext['words'],
  host: string,
  language: Language,
): AsyncGenerator<[page: string, name: string, png: Uint8Array]> {
  for (const arcanum of arcana) {
    const { number } = arcanum;
    yield [paths.arcanum(number), `arcanum-${number}`, await arcanumCover(arcanum, card, host, language)];
  }
  for (const record of lifePaths) {
    const { number } = record;
    yield [paths.lifePath(number), `life-path-${number}`, await lifePathCover(record, card, host, language)];
  }
}

/** Enough to rule out collisions. */
const PRINT_DIGITS = 10;

function printOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, PRINT_DIGITS);
}

/** Browsers of the last few years; older ones get pages without scripts. */
const TARGET = ['chrome100', 'firefox100', 'safari15'];

async function bundleScript(name: ScriptName, language: Language): Promise<string> {
  // A script that runs before the first paint cannot be a module: modules are deferred.
  return bundle({
    stdin: entry(entryOf(name, language)),
    format: name.startsWith('before-') ? 'iife' : 'esm',
    inject: [path.join(SOURCES, 'browser/jsx.ts')],
    tsconfigRaw: { compilerOptions: { jsx: 'react', jsxFactory: 'h', jsxFragmentFactory: 'Fragment' } },
  });
}

/** Inlines the few words a star needs, so that it makes no requests. */
async function bundleEmbed(editions: readonly SiteEdition[]): Promise<string> {
  const titles = editions.map(({ language, texts: { positions } }) => [
    language,
    positions.map(({ key, title }) => ({ key, title })),
  ]);
  const { publisher } = editions[0]!.texts;
  return bundle({
    stdin: entry(embedEntry(editions.map(({ language }) => language))),
    format: 'iife',
    define: { EMBEDDED_WORDS: JSON.stringify({ titles: Object.fromEntries(titles), publisher }) },
  });
}

function entry(contents: string): StdinOptions {
  return { contents, resolveDir: SOURCES, loader: 'ts' };
}

async function bundleStyles(): Promise<string> {
  const contents = `@import './styles/index.css';\n${starStyle(PAGE_COLORS)}${fullStyle(PAGE_COLORS)}`;
  return bundle({ stdin: { contents, resolveDir: SOURCES, loader: 'css' } });
}

async function bundle(options: Parameters<typeof build>[0]): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    bundle: true,
    minify: true,
    charset: 'utf8',
    target: TARGET,
    write: false,
    logLevel: 'silent',
  });
  return outputFiles![0]!.text;
}
