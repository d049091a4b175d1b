import type { ScriptName } from '../../src/website/page.ts';
import type { PageWords } from '../../src/website/page-words.ts';
import type { Language } from '../../src/words/language.ts';

/** A module of src/website/browser and the words its `start` gets. */
export interface BrowserScript {
  readonly module: string;
  readonly areas: readonly (keyof PageWords)[];
  /** Loaded with `import()` by another script, which gets what `start` returns. */
  readonly isImported?: true;
}

interface Startable {
  readonly start: (words: never) => unknown;
}
type Split<Names extends string> = Names extends `${infer First} ${infer Rest}` ? First | Split<Rest> : Names;
/** The names of the areas, if they are those that `start` takes, each and no other: else the table below does not compile. */
type Exactly<Names extends string, Areas> = [Split<Names>, Areas] extends [Areas, Split<Names>] ? Names : never;

const script =
  <Module extends Startable>() =>
  <Names extends string>(
    module: string,
    names: Exactly<Names, keyof Parameters<Module['start']>[0]> & Names,
  ): BrowserScript => ({ module, areas: names.split(' ') as (keyof PageWords)[] });

/** The scripts by the names they are served under; other sites load `embed`. */
export const BROWSER_SCRIPTS: Readonly<Record<ScriptName | 'embed', BrowserScript>> = {
  copy: script<typeof import('../../src/website/browser/start-copy.ts')>()('start-copy.ts', 'copying dateFields'),
  home: script<typeof import('../../src/website/browser/start-home.tsx')>()(
    'start-home.tsx',
    'copying dateFields home longDate paths remembered star',
  ),
  'before-paint': script<typeof import('../../src/website/browser/start-before-paint.ts')>()(
    'start-before-paint.ts',
    'longDate paths previews star',
  ),
  profile: script<typeof import('../../src/website/browser/start-profile.tsx')>()(
    'start-profile.tsx',
    'actions chakras chartTitles citations copying dateFields longDate paths profile readings remembered sections star steps synthesis technical',
  ),
  'take-away': {
    ...script<typeof import('../../src/website/browser/share-and-save.ts')>()(
      'share-and-save.ts',
      'copying longDate paths pictureOptions previews share star',
    ),
    isImported: true,
  },
  'before-couple': script<typeof import('../../src/website/browser/start-before-couple.ts')>()(
    'start-before-couple.ts',
    'longDate paths previews star',
  ),
  couple: script<typeof import('../../src/website/browser/start-couple.tsx')>()(
    'start-couple.tsx',
    'actions chartTitles copying couple dateFields longDate paths places readings remembered sections star steps synthesis',
  ),
  numbers: script<typeof import('../../src/website/browser/start-numbers.tsx')>()(
    'start-numbers.tsx',
    'ages dateFields longDate months names numbers numberTitles paths previews',
  ),
  docs: script<typeof import('../../src/website/browser/start-docs.tsx')>()('start-docs.tsx', 'builder copying'),
  'embed-page': script<typeof import('../../src/website/browser/start-embed-samples.ts')>()(
    'start-embed-samples.ts',
    'copying dateFields paths star',
  ),
  framed: { module: 'start-frame-page.ts', areas: [] },
  embed: script<typeof import('../../src/website/browser/star-element.ts')>()(
    'star-element.ts',
    'dateFields element paths star',
  ),
};

/** Source of the bundled entry, as if it were in src/website: starts a script with its words in one language. */
export function entryOf({ module, areas, isImported }: BrowserScript, language: Language): string {
  const imported = areas.map((area) => (area === 'paths' ? 'addresses' : area));
  const given = areas.map((area) => (area === 'paths' ? 'paths: sitePaths(addresses)' : area));
  return `import { sitePaths } from '../words/page-paths.ts';
import { ${imported.join(', ')} } from '../words/${language}/pages/index.ts';
import { start } from './browser/${module}';
${isImported ? 'export default ' : ''}start({ ${given.join(', ')} });
`;
}
