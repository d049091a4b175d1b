import { longDate } from '../words/es/dates.ts';
import { addresses } from '../words/es/pages/addresses.ts';
import { previews } from '../words/es/pages/previews.ts';
import { sitePaths } from '../words/page-paths.ts';
import type { PreviewWords } from './link-preview.ts';

/** Only the Spanish pages are published. */
export const PUBLISHED_WORDS: PreviewWords = { longDate, paths: sitePaths(addresses), previews };
