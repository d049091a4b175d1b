import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { headersFile, redirectsFile } from '../../src/service/host-files.ts';
import { type BuiltFiles, hasFile, type Report, type Years } from '../../src/verify/built-files.ts';
import { HEADER_RULES } from '../../src/website/header-rules.ts';

/** `_headers` and `_redirects`, read as Netlify reads them, are valid, ours, and lead to files. */
export async function verifyHostRules(folder: string, dist: BuiltFiles, report: Report, years?: Years): Promise<void> {
  const missing = ['/_headers', '/_redirects'].filter((file) => !dist.files.has(file));
  for (const file of missing) report(file, 'is missing');
  if (missing.length > 0) return;

  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(folder, '_headers')],
    configHeaders: undefined,
    minimal: true,
  });
  for (const { message } of errors) report('/_headers', message);
  if (headers.length === 0) report('/_headers', 'holds no rule');
  if (dist.read('/_headers') !== headersFile(HEADER_RULES)) report('/_headers', 'does not hold the rules of this code');

  const parsed = await parseAllRedirects({
    redirectsFiles: [path.join(folder, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  for (const { message } of parsed.errors as Error[]) report('/_redirects', message);
  if (dist.read('/_redirects') !== redirectsFile(years)) report('/_redirects', 'does not hold the rules of this code');
  for (const { from, to } of parsed.redirects as { from: string; to: string }[]) {
    if (!to.includes(':') && !hasFile(dist, to)) report('/_redirects', `${from} leads to ${to}, which does not exist`);
  }
}
