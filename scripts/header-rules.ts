import { DATASET_RULES } from '../src/dataset/header-rules.ts';
import { API_RULES, type HeaderRule } from '../src/render/headers-file.ts';
import { SITE_RULES } from '../src/render/site-headers.ts';

/** All rules of `_headers`. Netlify joins those that match the same path, so no two say the same header for one. */
export const HEADER_RULES: readonly HeaderRule[] = [...API_RULES, ...DATASET_RULES, ...SITE_RULES];
