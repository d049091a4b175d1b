import { CACHE_CONTROL } from '../http/headers.ts';
import { DATASET_ROOT, datasetPath } from '../http/site-path.ts';
import type { HeaderRule } from '../service/headers-file.ts';
import { DATASET_FILES, type DatasetFile } from './catalogue.ts';

/** Headers that a script needs for range requests, and to see its remaining allowance where requests are counted. */
const EXPOSED = [
  ...['Accept-Ranges', 'Content-Disposition', 'Content-Length', 'Content-Range', 'ETag', 'X-API-License'],
  ...['RateLimit', 'RateLimit-Policy', 'Retry-After'],
];

const COMMON: HeaderRule = {
  path: `${DATASET_ROOT}/*`,
  headers: {
    'Cache-Control': CACHE_CONTROL,
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': EXPOSED.join(', '),
    'X-API-License': 'CC-BY-4.0',
    'X-Content-Type-Options': 'nosniff',
  },
};

/** Netlify merges all rules that match a path, so no header may be both in the common rule and in a file's own. */
export const DATASET_RULES: readonly HeaderRule[] = [COMMON, ...DATASET_FILES.map(fileRule)];

/** Browsers save a file under the name that guides, checksums and data package use. */
function fileRule({ name, mediaType, disposition }: DatasetFile): HeaderRule {
  return {
    path: datasetPath(name),
    headers: { 'Content-Type': mediaType, 'Content-Disposition': `${disposition}; filename="${name}"` },
  };
}
