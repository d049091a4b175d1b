import { type SitePaths, sitePaths } from '../http/site-path.ts';
import * as es from '../words/es/pages/index.ts';

/** The words of all pages in one language, and the addresses that are made of some of them. */
export type PageWords = typeof es & { readonly paths: SitePaths };

/** By language; only Spanish is published. */
export const PAGE_WORDS: Readonly<Record<'es', PageWords>> = { es: { ...es, paths: sitePaths(es.addresses) } };
