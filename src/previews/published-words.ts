import * as english from '../words/en/dates.ts';
import { addresses as englishAddresses } from '../words/en/pages/addresses.ts';
import { oembed as englishOembed } from '../words/en/pages/oembed.ts';
import { previews as englishPreviews } from '../words/en/pages/previews.ts';
import { longDate } from '../words/es/dates.ts';
import { addresses } from '../words/es/pages/addresses.ts';
import { oembed } from '../words/es/pages/oembed.ts';
import { previews } from '../words/es/pages/previews.ts';
import { type Language, PAGE_LANGUAGES } from '../words/language.ts';
import { sitePaths } from '../words/page-paths.ts';
import type { PreviewWords } from './link-preview.ts';

/** What a link shows on another site, and why it does not. */
export interface LinkWords extends PreviewWords {
  readonly oembed: typeof oembed;
}

const WORDS: Readonly<Record<Language, LinkWords>> = {
  es: { longDate, paths: sitePaths(addresses), previews, oembed },
  en: {
    longDate: english.longDate,
    paths: sitePaths(englishAddresses),
    previews: englishPreviews,
    oembed: englishOembed,
  },
};

/** The words of a page, by its address: that of a language but the first is below its home page. */
export function wordsOfPage(path: string, [first, ...others] = PAGE_LANGUAGES): LinkWords {
  return WORDS[others.find((language) => `${path}/`.startsWith(WORDS[language].paths.home)) ?? first];
}
