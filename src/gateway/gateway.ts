import { findTarget } from '../api/router.ts';
import type { Content } from '../content/content-schema.ts';
import { isWhole, renderAnswer } from '../endpoints/endpoint.ts';
import { isApiPath, splitLanguage, withoutFirstLanguage } from '../http/api-path.ts';
import { METHOD_NOT_ALLOWED, NOT_FOUND } from '../http/errors.ts';
import { languageOfPage } from '../http/published-paths.ts';
import { policiesOf } from '../settings/rate-limits.ts';
import { ANSWERS } from '../words/answers.ts';
import type { Language } from '../words/language.ts';
import { canonicalPath } from './canonical-path.ts';
import { clientKey } from './client-key.ts';
import { createCounter, tooManyPages, wantsPage } from './count-request.ts';
import { fileResponse } from './responses.ts';
import { notBuilt, type Service, siteReader } from './service.ts';
import { withDeadline } from './with-deadline.ts';

/**
 * GETs a file of the static layer; the response's headers must be mutable. The signal is passed inside its controller, which
 * creates it lazily: a static layer in memory does not need it.
 */
export type Files = (
  path: string,
  headers: Headers,
  control: Pick<AbortController, 'signal'>,
) => Response | Promise<Response>;

export type Gateway = (request: Request, address: string | undefined, files: Files) => Promise<Response>;

export interface GatewayOptions extends Service {
  /** Loads the texts of computed responses when the first one is requested. */
  readonly loadContent: (language: Language) => Promise<Content>;
}

/** A static layer that has not started to respond by then is considered down. */
const FILE_DEADLINE_MS = 10_000;

/**
 * Everything between a request and the static files: canonical paths, preflight, rate limit, validation, and the contract's
 * headers. The same on every platform. HEAD is handled like GET: every HTTP server drops the body itself, and so sends the same
 * length as for GET.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { limits, loadContent } = options;
  const siteOf = siteReader(options.site);
  const policies = policiesOf(limits);
  const { count, fail, respond } = createCounter(options);

  return async (request, address, files) => {
    const { path, query } = splitUrl(request.url);
    const pathLanguage = (): Language => (isApiPath(path) ? splitLanguage(path).language : languageOfPage(path));
    try {
      const { method, headers } = request;
      if (method === 'OPTIONS') return respond.preflight(headers);
      if (method !== 'GET' && method !== 'HEAD') return respond.error(METHOD_NOT_ALLOWED, pathLanguage());
      const read = (file: string) => fetchFile(files, file, new Headers());
      const site = () => siteOf(read);
      if (!isApiPath(path)) {
        // Pages and downloads: only by canonical path, because the host's rules go by path.
        const canonical = canonicalPath(path);
        if (canonical === undefined) return respond.error(NOT_FOUND);
        if (canonical !== path) return respond.redirect(encoded(`${canonical}${query}`));
        const page = () => fetchFile(files, path, headers);
        const language = pathLanguage();
        const refusal = (seconds: number) => respond.page(tooManyPages(seconds, language), 429);
        const refuse = wantsPage(headers) ? refusal : undefined;
        return await count(policies.other, clientKey(address), site, page, { language, refuse });
      }
      const unprefixed = withoutFirstLanguage(path);
      if (unprefixed !== undefined) return respond.redirect(encoded(`${unprefixed}${query}`));
      const { language, allowance, privacy, texts, found } = findTarget(path, query);
      const answer = async (): Promise<Response> => {
        if ('error' in found) return respond.error(found.error, language);
        if ('endpoint' in found) {
          const content = await loadContent(language);
          if (!isWhole({ texts }, content)) return respond.error(NOT_FOUND, language);
          const body = await renderAnswer(found, { content, site: await site(), language, words: ANSWERS[language] });
          return respond.computed(body, found.endpoint.media, headers, found);
        }
        const file = await fetchFile(files, found.file, picked(headers));
        if (file.status === 200 || file.status === 304) return fileResponse(file, found);
        const error = await notBuilt(read, language, found.year);
        if (error) return respond.error(error, language);
        if (!isWhole({ texts }, await loadContent(language))) return respond.error(NOT_FOUND, language);
        throw new Error(`${found.file} should exist, but the static layer answered ${file.status}`);
      };
      return await count(policies[allowance], clientKey(address), site, answer, { privacy, language });
    } catch (error) {
      return fail(error, pathLanguage());
    }
  };
}

/** A body that arrives after the deadline is canceled; unread, its file would stay open. */
function fetchFile(files: Files, path: string, headers: Headers): Response | Promise<Response> {
  const ask = (control: Pick<AbortController, 'signal'>) => files(path, headers, control);
  return withDeadline('the static layer', FILE_DEADLINE_MS, ask, ({ body }) => body?.cancel());
}

/** A request's URL is already normalized; splitting it takes a tenth of the time of parsing it again. */
function splitUrl(url: string): { path: string; query: string } {
  const [, path, query = ''] = /^[^/]+\/\/[^/]+([^?#]+)(\?[^#]*)?/.exec(url)!;
  return { path: path!, query };
}

/** Parsed, because raw text may contain characters that are invalid in a header. The path starts with one slash. */
function encoded(target: string): string {
  const { pathname, search } = new URL(target, 'https://x');
  return `${pathname}${search}`;
}

/** The only request headers that matter for an API file: the contract has no ranges or other conditions. */
function picked(headers: Headers): Headers {
  const some = new Headers();
  for (const name of ['if-none-match', 'accept-encoding']) {
    const value = headers.get(name);
    if (value !== null) some.set(name, value);
  }
  return some;
}
