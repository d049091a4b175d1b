import { contactDetail } from '../../src/api/openapi.ts';
import type { Publisher } from '../../src/content/content-schema.ts';
import { COMPLETE, type Language } from '../../src/words/language.ts';
import { IS_PUBLISHED, PACKAGE_NAME, PACKAGE_VERSION, packageCommands } from '../../src/words/npm-package.ts';

/** The part of the repository's manifest that the package's repeats. */
export interface RepositoryFacts {
  readonly license: string;
  readonly repository: { readonly url: string };
  readonly engines: object;
}

/** The repository's page, which exists before any site is published. */
export function repositoryPage({ repository }: RepositoryFacts): string {
  return repository.url.replace(/^git\+|\.git$/g, '');
}

/** Where a language's texts are, below `lib/`. */
export function dataFolder(language: Language): string {
  return `data/${language}`;
}

/** The entries of the texts: each language by its name, and the first one also without. */
const DATA_ENTRIES: Readonly<Record<string, string>> = {
  data: dataFolder(COMPLETE[0]),
  ...Object.fromEntries(COMPLETE.map((language) => [`data/${language}`, dataFolder(language)])),
};

/** One entry for `import` and `require`. Node can require modules; compilers that do not support that get separate declarations. */
function entry(folder: string): object {
  return {
    import: { types: `./lib/${folder}/index.d.ts`, default: `./lib/${folder}/index.js` },
    require: { types: `./lib/${folder}/index.d.cts`, default: `./lib/${folder}/index.cjs` },
  };
}

/** The manifest of the published package. It has no dependencies and no scripts. */
export function packageManifest(
  { license, repository, engines }: RepositoryFacts,
  publisher: Pick<Publisher, 'name' | 'support'>,
  homepage: string,
): object {
  return {
    name: PACKAGE_NAME,
    version: PACKAGE_VERSION,
    description:
      'Life path numbers, destiny matrix and whole chart with texts in Spanish and English: typed API client, pure functions, data, command line and MCP server',
    license,
    author: `${publisher.name} <${publisher.support}>`,
    homepage,
    bugs: contactDetail(publisher.support),
    repository,
    type: 'module',
    main: './lib/client/index.cjs',
    types: './lib/client/index.d.ts',
    exports: {
      '.': entry('client'),
      ...Object.fromEntries(Object.entries(DATA_ENTRIES).map(([name, folder]) => [`./${name}`, entry(folder)])),
      './package.json': './package.json',
    },
    // For compilers that do not read `exports`.
    typesVersions: {
      '*': Object.fromEntries(
        Object.entries(DATA_ENTRIES).map(([name, folder]) => [name, [`./lib/${folder}/index.d.ts`]]),
      ),
    },
    bin: { [PACKAGE_NAME]: 'bin/open-numerology.cjs' },
    files: ['bin', 'lib'],
    sideEffects: false,
    keywords: 'numerology numerologia tarot arcana life-path destiny-matrix open-data spanish english mcp cli'.split(
      ' ',
    ),
    engines,
  };
}

/** docs/package.md as the package's README. The guide shows the tarball, the only way to install until the package is published. */
export function packageReadme(guide: string, isPublished: boolean = IS_PUBLISHED): string {
  const [tarball, wanted] = [packageCommands(false), packageCommands(isPublished)];
  const withoutPacking =
    wanted.pack === undefined ? guide.replace(new RegExp(`^${tarball.pack}\\b.*\n`, 'm'), '') : guide;
  return withoutPacking.replaceAll(tarball.install, wanted.install).replaceAll(tarball.run, wanted.run);
}
