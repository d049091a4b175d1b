import { longDate } from '../words/es/dates.ts';
import { addresses } from '../words/es/pages/addresses.ts';
import { previews } from '../words/es/pages/previews.ts';
import { sitePaths } from '../words/page-paths.ts';
import type { PreviewWords } from './link-preview.ts';

const SPANISH: PreviewWords = { longDate, paths: sitePaths(addresses), previews };

/** The words of a page with dates, by its address. Only the Spanish pages are published. */
export function wordsOfPage(_path: string): PreviewWords {
  return SPANISH;
}
