import type { ScriptName } from '../../src/website/page.ts';
import type { PageWords } from '../../src/website/page-words.ts';
import type { Language } from '../../src/words/language.ts';

/** A module of src/website/browser, and the words that its `start` gets. */
export interface BrowserScript {
  readonly module: string;
  readonly areas: readonly (keyof PageWords)[];
  /** Loaded with `import()` by another script, which gets what `start` returns. */
  readonly isImported?: true;
}

interface Startable {
  readonly start: (words: never) => unknown;
}
/** Each area that `start` takes and no other, or the table below does not compile. */
type AreasOf<Module extends Startable> = Readonly<Record<keyof Parameters<Module['start']>[0], true>>;

function script<Module extends Startable>(module: string, areas: AreasOf<Module>): BrowserScript {
  return { module, areas: Object.keys(areas) as (keyof PageWords)[] };
}

/** The scripts by the names under which they are served; `embed` is the one that other sites load. */
export const BROWSER_SCRIPTS: Readonly<Record<ScriptName | 'embed', BrowserScript>> = {
  copy: script<typeof import('../../src/website/browser/start-copy.ts')>('start-copy.ts', {
    copying: true,
    dateFields: true,
  }),
  home: script<typeof import('../../src/website/browser/start-home.tsx')>('start-home.tsx', {
    copying: true,
    dateFields: true,
    home: true,
    longDate: true,
    paths: true,
    remembered: true,
    star: true,
  }),
  'before-paint': script<typeof import('../../src/website/browser/start-before-paint.ts')>('start-before-paint.ts', {
    longDate: true,
    paths: true,
    previews: true,
    star: true,
    tiles: true,
  }),
  profile: script<typeof import('../../src/website/browser/start-profile.tsx')>('start-profile.tsx', {
    actions: true,
    ages: true,
    chakras: true,
    chartTitles: true,
    citations: true,
    copying: true,
    dateFields: true,
    longDate: true,
    paths: true,
    profile: true,
    readings: true,
    remembered: true,
    sections: true,
    star: true,
    steps: true,
    synthesis: true,
    technical: true,
    tiles: true,
  }),
  'take-away': {
    ...script<typeof import('../../src/website/browser/share-and-save.ts')>('share-and-save.ts', {
      card: true,
      copying: true,
      longDate: true,
      paths: true,
      share: true,
      star: true,
    }),
    isImported: true,
  },
  'before-couple': script<typeof import('../../src/website/browser/start-before-couple.ts')>('start-before-couple.ts', {
    longDate: true,
    paths: true,
    previews: true,
    star: true,
  }),
  couple: script<typeof import('../../src/website/browser/start-couple.tsx')>('start-couple.tsx', {
    actions: true,
    chartTitles: true,
    copying: true,
    couple: true,
    dateFields: true,
    longDate: true,
    paths: true,
    places: true,
    readings: true,
    remembered: true,
    sections: true,
    star: true,
    steps: true,
    synthesis: true,
  }),
  numbers: script<typeof import('../../src/website/browser/start-numbers.tsx')>('start-numbers.tsx', {
    ages: true,
    dateFields: true,
    longDate: true,
    months: true,
    names: true,
    numbers: true,
    numberTitles: true,
    paths: true,
  }),
  docs: script<typeof import('../../src/website/browser/start-docs.tsx')>('start-docs.tsx', {
    builder: true,
    copying: true,
  }),
  'embed-page': script<typeof import('../../src/website/browser/start-embed-samples.ts')>('start-embed-samples.ts', {
    copying: true,
    dateFields: true,
    paths: true,
    star: true,
  }),
  framed: script<typeof import('../../src/website/browser/start-frame-page.ts')>('start-frame-page.ts', {}),
  embed: script<typeof import('../../src/website/browser/star-element.ts')>('star-element.ts', {
    dateFields: true,
    element: true,
    paths: true,
    star: true,
  }),
};

/** The module that is bundled, as if it were in src/website: it starts a script with its words in one language. */
export function entryOf({ module, areas, isImported }: BrowserScript, language: Language): string {
  const imported = areas.map((area) => (area === 'paths' ? 'addresses' : area));
  const given = areas.map((area) => (area === 'paths' ? 'paths: sitePaths(addresses)' : area));
  return `import { sitePaths } from '../words/page-paths.ts';
import { ${imported.join(', ')} } from '../words/${language}/pages/index.ts';
import { start } from './browser/${module}';
${isImported ? 'export default ' : ''}start({ ${given.join(', ')} });
`;
}
