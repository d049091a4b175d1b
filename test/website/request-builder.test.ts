import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/website/components/code-samples.tsx';
import { keyOf, RequestBuilder, StatusCode } from '../../src/website/components/request-builder.tsx';
import { builderRequests } from '../../src/website/pages/docs-reference.tsx';
import { es } from '../../src/words/es/index.ts';
import { PAGE_WORDS } from '../../src/words/words.ts';

const ORIGIN = 'https://example.org';
const requests = builderRequests({ documents: es, words: PAGE_WORDS.es });
/** Typed input with everything that is special in URLs, markup or code strings. */
const TYPED = 'a/b?c=1&d#e "ñ" \'%2F\\ $& <i>';

function shown(request: string, language: string, values: Record<string, string>, id: string): string {
  const html = renderToString(
    h(RequestBuilder, { origin: ORIGIN, requests, request, language, values, words: PAGE_WORDS.es }),
  );
  const [, text] = new RegExp(`<pre id="${id}"><code>([^<]*)</code>`).exec(html)!;
  return text!.replace(
    /&(amp|lt|quot);/g,
    (_, name: 'amp' | 'lt' | 'quot') => ({ amp: '&', lt: '<', quot: '"' })[name],
  );
}

it.each(
  requests.flatMap((one) =>
    one.parameters.map((parameter) => [one.name, parameter.name, one.path, keyOf(one, parameter)] as const),
  ),
)(
  'the request builder sends what was typed into %s %s as one part of the path',
  (request, parameter, template, key) => {
    const url = shown(request, 'curl', { [key]: TYPED }, 'try-url');
    const { pathname, search, hash } = new URL(url);
    const place = template.split('/').findIndex((part) => part.startsWith(`{${parameter}}`));
    const parts = pathname.split('/');
    expect([parts.length, search, hash]).toEqual([template.split('/').length, '', '']);
    expect(decodeURIComponent(parts[place]!).replace(/\.(?:svg|png)$/, '')).toBe(TYPED);
    // Quoted, in every programming language.
    for (const { name } of LANGUAGES) expect(shown(request, name, { [key]: TYPED }, 'try-code')).toContain(`"${url}"`);
    expect(url).not.toMatch(/["\\\s]/);
    expect(shown(request, 'curl', { [key]: ' ' }, 'try-url')).toBe('Completa los datos.');
  },
);

it('only a status below 400 has the color of success', () => {
  const isRight = (status: number): boolean => renderToString(h(StatusCode, { status })).includes('is-right');
  const statuses = [200, 204, 206, 304, 308, 399, 400, 404, 405, 413, 429, 500, 503];
  expect(statuses.filter(isRight)).toEqual([200, 204, 206, 304, 308, 399]);
});
