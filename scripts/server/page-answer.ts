import type { Answer, PlainHeaders } from '../../src/gateway/answers.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { answerFile, type FileRequest, type ServedBody } from './file-answer.ts';
import { candidates, fileName } from './file-name.ts';
import type { Generation, LargeFile } from './generation.ts';
import type { StoredFile } from './stored-file.ts';

/** What Netlify sends with a page that no rule speaks of: keep it, but ask before showing it again. */
const DEFAULT_HEADERS = { 'cache-control': 'public, max-age=0, must-revalidate' };
const TEXT_HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Everything outside the API: pages, the dataset, redirects, and the page for what is not there. */
export async function answerPage(
  generation: Generation,
  pathname: string,
  request: FileRequest,
): Promise<Answer<ServedBody>> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return text(405, 'Method not allowed', { allow: 'GET, HEAD' });
  const { rules } = generation;
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
  const extra = { ...DEFAULT_HEADERS, ...rules.headersFor(pathname) };
  const find = async (name: string | undefined): Promise<StoredFile | LargeFile | undefined> => {
    for (const candidate of name === undefined ? [] : candidates(name)) {
      const file = await generation.find(candidate, encoding);
      if (file !== undefined) return file;
    }
    return undefined;
  };

  const forced = rules.redirectFor(pathname, true);
  const file = forced === undefined ? await find(fileName(pathname)) : undefined;
  if (file !== undefined) return answerFile(file, request, extra);
  const redirect = forced ?? rules.redirectFor(pathname, false);
  if (redirect !== undefined && redirect.status >= 300 && redirect.status < 400) {
    return { status: redirect.status, headers: { ...extra, location: redirect.to }, body: null };
  }
  const target = redirect === undefined ? undefined : await find(fileName(redirect.to));
  if (redirect !== undefined && target !== undefined) return answerFile(target, request, extra, redirect.status);
  const missing = await generation.find('/404.html', encoding);
  return missing === undefined ? text(404, 'Not found') : answerFile(missing, request, extra, 404);
}

export function text(status: number, words: string, extra: PlainHeaders = {}): Answer<never> {
  return { status, headers: { ...TEXT_HEADERS, ...extra }, body: `${words}\n` };
}
