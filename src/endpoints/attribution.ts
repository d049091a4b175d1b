import type { Publisher } from '../content/content-schema.ts';
import { API_VERSION } from '../http/api-path.ts';
import { escapeHtml } from '../text/quote.ts';
import type { AnswerWords } from '../words/answers.ts';
import type { RenderContext } from './endpoint.ts';

/** How to credit the source, the license's one condition: the same on pages and in the API. */
type Source = Pick<Publisher, 'name' | 'license'>;
type Citations = AnswerWords['citations'];

export function attributionText({ name, license }: Source, { attribution }: Pick<Citations, 'attribution'>): string {
  return attribution(name, license);
}

export function attributionHtml(publisher: Source, site: string, { citations, paths }: AnswerWords): string {
  const href = escapeHtml(`${site}${paths.home}`);
  return `<a href="${href}" rel="nofollow noopener">${escapeHtml(attributionText(publisher, citations))}</a>`;
}

export function citation({ name, license }: Source, what: string, url: string): string {
  return `${name} (${license}): ${what}, ${url}`;
}

/** The last fields of a body that the method page explains under a heading. */
export function bodyOrigin(context: RenderContext, what: string, heading?: string) {
  return recordOrigin(context, what, `${context.words.paths.method}${heading === undefined ? '' : `#${heading}`}`);
}

/** The last fields of a body that has its own page. */
export function recordOrigin({ content: { publisher }, site, words }: RenderContext, what: string, page: string) {
  const source_url = `${site}${page}`;
  return {
    source_url,
    suggested_citation: citation(publisher, what, source_url),
    license: publisher.license,
    license_url: publisher.license_url,
    attribution: attributionText(publisher, words.citations),
    api_version: API_VERSION,
  };
}
