import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import fastGlob from 'fast-glob';
import fs from 'fs-extra';
import { siteUrl } from '../src/settings/settings.ts';
import { COMPLETE } from '../src/words/language.ts';
import { PACKAGE_VERSION } from '../src/words/npm-package.ts';
import { loadContent } from './build/load-content.ts';
import { ROOT, runCommand } from './command/run-command.ts';
import { apiTypes, dataDeclarations, dataModules } from './pack-client/declarations.ts';
import {
  dataFolder,
  packageManifest,
  packageReadme,
  type RepositoryFacts,
  repositoryPage,
} from './pack-client/manifest.ts';

const folder = path.join(ROOT, 'package');
const lib = path.join(folder, 'lib');

/** Makes `package/`, which is what gets published: client, texts, programs, and its own manifest and README. */
await runCommand(async () => {
  await fs.remove(folder);
  await compileClient();
  await fs.outputFile(path.join(lib, 'data', 'texts.d.ts'), await dataDeclarations());
  for (const language of COMPLETE) {
    const content = await loadContent(path.join(ROOT, 'data'), language);
    for (const [name, text] of Object.entries(dataModules(content)))
      await fs.outputFile(path.join(lib, dataFolder(language), name), text);
  }
  await fs.copy(path.join(ROOT, 'data', 'LICENSE'), path.join(lib, 'data', 'LICENSE'));
  await makeRequirable(['client', ...COMPLETE.map(dataFolder)]);
  const repository = (await fs.readJson(path.join(ROOT, 'package.json'))) as RepositoryFacts;
  const published = process.env.SITE_URL ? siteUrl(process.env).site : undefined;
  const homepage = published ?? repositoryPage(repository);
  // Without a site, links in the program's answers lead to the repository, whose page ignores a query. A fragment would not
  // work: some links have their own.
  const site = published ?? `${homepage}?page=`;
  await bundleProgram('bin/open-numerology.ts', path.join(folder, 'bin', 'open-numerology.cjs'), {
    // Node starts CommonJS faster than modules.
    format: 'cjs',
    banner: { js: '#!/usr/bin/env node' },
    define: { SITE: JSON.stringify(site), VERSION: JSON.stringify(PACKAGE_VERSION) },
  });
  await bundleProgram('src/mcp/stdio.ts', path.join(lib, 'mcp.js'), {
    format: 'esm',
    alias: { '@modelcontextprotocol/server/_shims': './scripts/pack-client/mcp-shims.ts' },
  });
  const manifest = packageManifest(repository, await fs.readJson(path.join(ROOT, 'data', 'publisher.json')), homepage);
  await fs.writeJson(path.join(folder, 'package.json'), manifest, { spaces: 2 });
  const guide = await fs.readFile(path.join(ROOT, 'docs', 'package.md'), 'utf8');
  await fs.writeFile(path.join(folder, 'README.md'), packageReadme(guide));
  await fs.copy(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
});

async function compileClient(): Promise<void> {
  const tsc = 'node_modules/typescript-native/bin/tsc';
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.package.json'], { cwd: ROOT, stdio: 'inherit' });
  // Response types come from the JSON Schemas, not the endpoints, which the package does not ship.
  await fs.writeFile(path.join(lib, 'client', 'api-types.d.ts'), await apiTypes());
  // The compiler renames imports in code but not in declarations, where not every user's compiler allows `.ts`.
  for (const file of await declarations()) await fs.writeFile(file, await renamedImports(file, 'ts', 'js'));
  const entries = ['js', 'd.ts'].map((ending) => importedBy(path.join(lib, 'client', 'index'), ending));
  const needed = (await Promise.all(entries)).flat();
  for (const file of await fastGlob('**', { cwd: lib, absolute: true }))
    if (!needed.includes(file)) await fs.remove(file);
}

/** A module (code or declarations) and everything it imports. */
async function importedBy(module: string, ending: string, found = new Set<string>()): Promise<string[]> {
  const file = `${module}.${ending}`;
  if (found.has(file)) return [...found];
  found.add(file);
  const text = await fs.readFile(file, 'utf8');
  for (const [, target] of text.matchAll(/(?:from |import\()['"](\.[^'"]*)\.js['"]/g))
    await importedBy(path.join(path.dirname(module), target!), ending, found);
  return [...found];
}

/**
 * Entries for `require`. Every supported Node can require modules, so each is one line and the code exists once. But with
 * `module: node16` a compiler treats a `.d.ts` file as a module's, so declarations exist twice.
 */
async function makeRequirable(entries: readonly string[]): Promise<void> {
  for (const entry of entries)
    await fs.writeFile(path.join(lib, entry, 'index.cjs'), "module.exports = require('./index.js');\n");
  for (const file of await declarations())
    await fs.writeFile(file.replace(/\.d\.ts$/, '.d.cts'), await renamedImports(file, 'js', 'cjs'));
}

function declarations(): Promise<string[]> {
  return fastGlob('**/*.d.ts', { cwd: lib, absolute: true });
}

async function renamedImports(file: string, from: string, to: string): Promise<string> {
  const pattern = new RegExp(`((?:from |import\\()['"]\\.[^'"]*)\\.${from}(?=['"])`, 'g');
  return (await fs.readFile(file, 'utf8')).replace(pattern, `$1.${to}`);
}

/** One self-contained JavaScript file for Node: the package has no dependencies. */
async function bundleProgram(entry: string, outfile: string, options: BuildOptions): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    // The programs draw no cards, and the pieces would be a third of the smaller one.
    external: ['*/card-png.ts'],
    minify: true,
    platform: 'node',
    target: 'node20.19',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    ...options,
    metafile: true,
  });
  const licenses = await licensesOf(metafile);
  if (licenses !== '') await fs.writeFile(`${outfile}.LICENSE.txt`, licenses);
}

/** The licenses of the bundled libraries, which must be distributed with them. */
async function licensesOf({ inputs }: Metafile): Promise<string> {
  const packages = Object.keys(inputs).flatMap((file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  const texts = [...new Set(packages)].map(async (folder) => {
    const [license] = await fastGlob('licen[cs]e*', { cwd: path.join(ROOT, folder), caseSensitiveMatch: false });
    if (license === undefined) throw new Error(`${folder} has no license`);
    return `${folder.split('node_modules/').at(-1)}\n\n${await fs.readFile(path.join(ROOT, folder, license), 'utf8')}`;
  });
  return (await Promise.all(texts)).join('\n\n');
}
