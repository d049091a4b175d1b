import { sitePaths } from '../http/site-path.ts';
import { addresses } from '../words/es/pages/addresses.ts';
import { previews } from '../words/es/pages/previews.ts';
import type { PreviewWords } from './link-preview.ts';

/** Only the Spanish pages are published. */
export const PUBLISHED_WORDS: PreviewWords = { paths: sitePaths(addresses), previews };
