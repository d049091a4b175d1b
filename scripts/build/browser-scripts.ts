import type { ScriptName } from '../../src/website/page.ts';
import type { Language } from '../../src/words/language.ts';
import type { PageWords } from '../../src/words/words.ts';

/** A module of src/website/browser and the words its `start` gets. */
interface BrowserScript {
  readonly module: string;
  readonly areas: readonly (keyof PageWords)[];
}

interface Startable {
  readonly start: (words: never) => unknown;
}
type Split<Names extends string> = Names extends `${infer First} ${infer Rest}` ? First | Split<Rest> : Names;
/** The names of the areas if they are exactly those that `start` takes; otherwise the table below does not compile. */
type Exactly<Names extends string, Areas> = [Split<Names>, Areas] extends [Areas, Split<Names>] ? Names : never;

const script =
  <Module extends Startable>() =>
  <Names extends string>(
    module: string,
    names: Exactly<Names, keyof Parameters<Module['start']>[0]> & Names,
  ): BrowserScript => ({ module, areas: names.split(' ') as (keyof PageWords)[] });

/** The scripts of pages, by served name. */
const BROWSER_SCRIPTS: Readonly<Record<ScriptName, BrowserScript>> = {
  copy: script<typeof import('../../src/website/browser/start-copy.ts')>()('start-copy.ts', 'copying dateFields'),
  home: script<typeof import('../../src/website/browser/start-home.tsx')>()(
    'start-home.tsx',
    'copying dateFields home longDate paths remembered star',
  ),
  'before-paint': script<typeof import('../../src/website/browser/start-before-profile.ts')>()(
    'start-before-profile.ts',
    'longDate paths previews spelling star',
  ),
  profile: script<typeof import('../../src/website/browser/start-profile.tsx')>()(
    'start-profile.tsx',
    'actions chakras chartTitles citations copying dateFields longDate paths profile readings remembered sections star steps synthesis technical',
  ),
  'take-away': script<typeof import('../../src/website/browser/share-and-save.ts')>()(
    'share-and-save.ts',
    'copying longDate paths pictureOptions share star',
  ),
  'before-couple': script<typeof import('../../src/website/browser/start-before-couple.ts')>()(
    'start-before-couple.ts',
    'longDate paths previews spelling star',
  ),
  couple: script<typeof import('../../src/website/browser/start-couple.tsx')>()(
    'start-couple.tsx',
    'actions chartTitles copying couple dateFields longDate paths readings remembered sections star steps synthesis',
  ),
  numbers: script<typeof import('../../src/website/browser/start-numbers.tsx')>()(
    'start-numbers.tsx',
    'actions ages copying dateFields longDate months names numbers numberTitles paths previews share',
  ),
  docs: script<typeof import('../../src/website/browser/start-docs.tsx')>()('start-docs.tsx', 'builder copying'),
  'embed-page': script<typeof import('../../src/website/browser/start-embed-samples.ts')>()(
    'start-embed-samples.ts',
    'copying dateFields paths pictureOptions star',
  ),
  framed: script<typeof import('../../src/website/browser/start-frame-page.ts')>()('start-frame-page.ts', 'spelling'),
};

type Element = typeof import('../../src/website/browser/star-element.ts');
type ElementAreas = { start: (words: NonNullable<Parameters<Element['start']>[0]['es']>) => unknown };
/** The script that other sites load; it gets these words in every language. */
const EMBED = script<ElementAreas>()('star-element.ts', 'dateFields element paths star');

/** Scripts other than a page's main script, which also handles the language switch. */
const PARTS: readonly ScriptName[] = ['before-paint', 'before-couple', 'take-away', 'framed'];
/** Loaded by another script with `import()`; its default export is what `start` returns. */
const IMPORTED: ScriptName = 'take-away';

/** Source of the bundled entry, as if it were in src/website: starts a script with its words in one language. */
export function entryOf(name: ScriptName, language: Language): string {
  const { module, areas } = BROWSER_SCRIPTS[name];
  const isWhole = !PARTS.includes(name);
  return `${isWhole ? "import { startLanguages } from './browser/start-languages.ts';\n" : ''}import { sitePaths } from '../words/page-paths.ts';
${importsOf(language)}
import { start } from './browser/${module}';
${name === IMPORTED ? 'export default ' : ''}start(${wordsOf(areas, language)});
${isWhole ? 'startLanguages();\n' : ''}`;
}

export function embedEntry(languages: readonly Language[]): string {
  const words = languages.map((language) => `${language}: ${wordsOf(EMBED.areas, language)}`);
  return `import { sitePaths } from '../words/page-paths.ts';
${languages.map(importsOf).join('\n')}
import { start } from './browser/${EMBED.module}';
start({ ${words.join(', ')} });
`;
}

/** Imports all of a language's words; the bundler keeps the ones that are used. */
function importsOf(language: Language): string {
  return `import * as ${language} from '../words/${language}/pages/index.ts';`;
}

function wordsOf(areas: BrowserScript['areas'], language: Language): string {
  const given = areas.map((area) =>
    area === 'paths' ? `paths: sitePaths(${language}.addresses)` : `${area}: ${language}.${area}`,
  );
  return `{ ${given.join(', ')} }`;
}
