import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ASSETS_ROOT } from '../../src/contract/routes.ts';
import { octagramStyle } from '../../src/picture/octagram-style.ts';
import type { ClientTexts } from '../../src/website/client-texts.ts';
import { SCRIPT_NAMES, type Assets, type ScriptName } from '../../src/website/page.ts';

const WEBSITE = path.resolve(import.meta.dirname, '../../src/website');
const require = createRequire(import.meta.url);

/** On a page the picture takes its colours from the stylesheet's custom properties. */
const PICTURE_COLOURS = {
  paper: 'var(--paper)', ink: 'var(--ink)', line: 'var(--line)', first: 'var(--first)', second: 'var(--second)',
};

/** Bundles, copies and names everything that pages load, and returns where it is. */
export async function writeAssets(folder: string, texts: ClientTexts): Promise<{ assets: Assets; count: number }> {
  const root = path.join(folder, ASSETS_ROOT);
  await mkdir(root, { recursive: true });
  let count = 0;

  const write = async (name: string, content: string | Uint8Array): Promise<string> => {
    const { name: stem, ext } = path.parse(name);
    const file = `${stem}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}${ext}`;
    await writeFile(path.join(root, file), content);
    count++;
    return `${ASSETS_ROOT}/${file}`;
  };
  const still = async (name: string): Promise<string> => write(name, await readFile(path.join(WEBSITE, 'static', name)));
  const explorer = async (name: string): Promise<string> =>
    write(name, withoutSourceMap(await readFile(require.resolve(`swagger-ui-dist/${name}`), 'utf8')));

  const scripts = await Promise.all(SCRIPT_NAMES.map(async (name) => [name, await write(`${name}.js`, await bundleScript(name))] as const));
  const assets: Assets = {
    stylesheet: await write('site.css', await bundleStyles()),
    scripts: Object.fromEntries(scripts) as Record<ScriptName, string>,
    texts: await write('texts.json', JSON.stringify(texts)),
    icon: await still('icon.svg'),
    touchIcon: await still('touch-icon.png'),
    cover: await still('cover.png'),
    explorerScript: await explorer('swagger-ui-bundle.js'),
    explorerStyle: await explorer('swagger-ui.css'),
  };
  // The licence of what we pass on goes with it.
  await write('swagger-ui.txt', await explorerLicences());
  return { assets, count };
}

/** Browsers of the last few years; older ones get the pages without scripts. */
const TARGET = ['chrome100', 'firefox100', 'safari15'];

async function bundleScript(name: ScriptName): Promise<string> {
  const entry = path.join(WEBSITE, 'client', `${name}${name === 'home' || name === 'profile' ? '.tsx' : '.ts'}`);
  return bundle({ entryPoints: [entry], format: 'esm', jsx: 'automatic', jsxImportSource: 'preact' });
}

async function bundleStyles(): Promise<string> {
  const contents = `@import './styles/index.css';\n${octagramStyle(PICTURE_COLOURS)}`;
  return bundle({ stdin: { contents, resolveDir: WEBSITE, loader: 'css' } });
}

async function bundle(options: Parameters<typeof build>[0]): Promise<string> {
  const { outputFiles } = await build({ ...options, bundle: true, minify: true, charset: 'utf8', target: TARGET, write: false, logLevel: 'silent' });
  return outputFiles![0]!.text;
}

async function explorerLicences(): Promise<string> {
  const names = ['NOTICE', 'LICENSE', 'swagger-ui-bundle.js.LICENSE.txt'];
  return (await Promise.all(names.map((name) => readFile(require.resolve(`swagger-ui-dist/${name}`), 'utf8')))).join('\n');
}

/** The map would be asked for by developer tools and is not published. */
function withoutSourceMap(text: string): string {
  return text.replace(/\n?(?:\/\/|\/\*)# sourceMappingURL=.*$/s, '');
}
