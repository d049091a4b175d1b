import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type StdinOptions } from 'esbuild';
import { ASSETS_ROOT, EMBED_SCRIPT } from '../../src/http/site-path.ts';
import { arcanumCover, lifePathCover } from '../../src/picture/cover-png.ts';
import { fullStyle, octagramStyle, PAGE_COLOURS } from '../../src/picture/octagram-style.ts';
import type { OutputFile } from '../../src/service/api-files.ts';
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
import { BROWSER_SCRIPTS, type BrowserScript, entryOf } from './browser-scripts.ts';

export interface WebsiteAssets {
  readonly assets: Assets;
  readonly files: readonly OutputFile[];
}

/** Bundles everything that the pages of a language load; returns the files and their addresses. */
export async function websiteAssets(
  ofLanguage: Pick<PageContext, 'language' | 'words' | 'site'>,
  texts: BrowserTexts,
  readings: ReadonlyMap<string, object>,
): Promise<WebsiteAssets> {
  const { language, words, site } = ofLanguage;
  const sources = path.join(ROOT, 'src/website');
  const files: OutputFile[] = [];
  const add = (name: string, content: string | Uint8Array): string => {
    const { name: stem, ext } = path.parse(name);
    const file = { path: `${ASSETS_ROOT}/${stem}-${printOf(content)}${ext}`, content };
    files.push(file);
    return file.path;
  };
  const addStatic = async (name: string): Promise<string> =>
    add(name, await readFile(path.join(sources, 'static', name)));

  // One hash for all of them, so that a page need not list their names.
  const folder = `${ASSETS_ROOT}/readings-${printOf(JSON.stringify([...readings]))}`;
  for (const [name, text] of readings) files.push({ path: `${folder}/${name}`, content: JSON.stringify(text) });

  const scripts: [ScriptName, string][] = [];
  for (const name of SCRIPT_NAMES) scripts.push([name, add(`${name}.js`, await bundleScript(sources, name, language))]);
  // Other sites load it by this name.
  files.push({ path: EMBED_SCRIPT, content: await bundleEmbed(sources, texts, language) });
  const [icon, touchIcon] = [await addStatic('icon.svg'), await addStatic('touch-icon.png')];
  const covers: [string, string][] = [];
  for (const name of Object.keys(words.covers)) covers.push([name, await addStatic(`cover-${name}.png`)]);
  const cards: [string, string][] = [];
  for (const [page, name, png] of await entryCards(texts, words, new URL(site).host, language))
    cards.push([page, add(`card-${name}.png`, png)]);
  // Browsers and feed readers ask for it by this name, whatever a page says.
  files.push({ path: '/favicon.ico', content: await readFile(path.join(sources, 'static/favicon.ico')) });
  const assets: Assets = {
    stylesheet: add('site.css', await bundleStyles(sources)),
    scripts: Object.fromEntries(scripts) as Record<ScriptName, string>,
    texts: add('texts.json', JSON.stringify(texts)),
    readings: folder,
    icon,
    touchIcon,
    covers: Object.fromEntries(covers) as Record<CoverName, string>,
    cards: Object.fromEntries(cards),
    manifest: add('site.webmanifest', manifest(ofLanguage, texts.publisher.name, icon, touchIcon)),
  };
  return { assets, files };
}

/** The link previews of the pages of arcana and life paths: each page's address, a name, and the PNG. */
async function entryCards(
  { arcana, lifePaths }: BrowserTexts,
  { card, paths }: PageContext['words'],
  host: string,
  language: Language,
): Promise<[page: string, name: string, png: Uint8Array][]> {
  const made: [string, string, Uint8Array][] = [];
  for (const arcanum of arcana) {
    const { number } = arcanum;
    made.push([paths.arcanum(number), `arcanum-${number}`, await arcanumCover(arcanum, card, host, language)]);
  }
  for (const record of lifePaths) {
    const { number } = record;
    made.push([paths.lifePath(number), `life-path-${number}`, await lifePathCover(record, card, host, language)]);
  }
  return made;
}

/** Enough to rule out collisions. */
const PRINT_DIGITS = 10;

function printOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, PRINT_DIGITS);
}

/** Browsers of the last few years; older ones get pages without scripts. */
const TARGET = ['chrome100', 'firefox100', 'safari15'];

async function bundleScript(sources: string, name: ScriptName, language: Language): Promise<string> {
  // A script that runs before the first paint cannot be a module: modules are deferred.
  return bundle({
    stdin: entry(sources, BROWSER_SCRIPTS[name], language),
    format: name.startsWith('before-') ? 'iife' : 'esm',
    inject: [path.join(sources, 'browser/jsx.ts')],
    tsconfigRaw: { compilerOptions: { jsx: 'react', jsxFactory: 'h', jsxFragmentFactory: 'Fragment' } },
  });
}

/** Inlines the few words a star needs, so that it makes no requests. */
async function bundleEmbed(
  sources: string,
  { positions, publisher }: BrowserTexts,
  language: Language,
): Promise<string> {
  const titles = positions.map(({ key, title }) => ({ key, title }));
  return bundle({
    stdin: entry(sources, BROWSER_SCRIPTS.embed, language),
    format: 'iife',
    define: { EMBEDDED_WORDS: JSON.stringify({ titles, publisher }) },
  });
}

function entry(resolveDir: string, script: BrowserScript, language: Language): StdinOptions {
  return { contents: entryOf(script, language), resolveDir, loader: 'ts' };
}

async function bundleStyles(sources: string): Promise<string> {
  const contents = `@import './styles/index.css';\n${octagramStyle(PAGE_COLOURS)}${fullStyle(PAGE_COLOURS)}`;
  return bundle({ stdin: { contents, resolveDir: sources, loader: 'css' } });
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
