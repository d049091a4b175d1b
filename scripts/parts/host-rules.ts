import { headersFile } from '../../src/render/headers-file.ts';
import { redirectsFile } from '../../src/render/redirects-file.ts';
import { HEADER_RULES } from '../header-rules.ts';
import { writeFiles } from '../write-files.ts';
import type { BuildPart } from './build-part.ts';

/** `_headers` and `_redirects`: how a static host serves the rest. */
export const buildHostRules: BuildPart = (context) =>
  writeFiles(context, [
    { path: '/_headers', content: headersFile(HEADER_RULES) },
    { path: '/_redirects', content: redirectsFile() },
  ]);
