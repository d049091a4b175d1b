import type { Language } from '../language.ts';

const anywhere = 'Accepted under every language; if two names set one option, that of the path wins.';

/** The sentences of the OpenAPI document about HTTP rather than one endpoint. */
export const openapi = {
  /** `roots` are phrases such as "English below `…`". */
  about: (roots: readonly string[]): string[] => [
    'A read-only interface without keys; the data is licensed under CC-BY 4.0.',
    `The language is the first part of the path, and each is a server of this document: texts are ${roots.join(' and ')}. A query or \`Accept-Language\` changes nothing. \`Content-Language\` says what a body is written in, and \`Link\` with \`rel="alternate"\` where it is in the other languages; \`/languages\` has the names of things in each.`,
    'HEAD gives the headers of GET without the body for every path, and OPTIONS the allowed methods.',
  ],
  limits: (matrix: number, other: number): string =>
    `Limits per client and minute: ${matrix} ${matrix === 1 ? 'request' : 'requests'} for matrices, couples, years, days, numbers and names together, and ${other} for everything else.`,
  documentation: 'Documentation',

  servers: { es: 'Spanish', en: 'English' } satisfies Record<Language, string>,

  /** In document order. */
  tags: {
    'life-path': 'The life path numbers: 1 to 9, 11, 22 and 33.',
    matrix: 'The destiny matrix: twelve positions, each with a major arcanum.',
    chart: 'The whole chart: points, lines, purposes, chakras and ages.',
    couple: 'The chart of two dates.',
    year: 'The arcanum of a year.',
    numbers: 'The numbers of classic numerology: of a date, of a day and of a name.',
    arcana: 'The 22 major arcana.',
    service: 'Index and schemas.',
  },

  options: {
    detail: 'How much is drawn: the twelve positions or, with `full`, the whole chart.',
    theme: (root: string, light: string, dark: string): string =>
      `The colors, as \`${root}\` names them: \`${light}\` (light) or \`${dark}\` (dark). ${anywhere} Without it, an SVG follows the viewer and a PNG is light.`,
    width: (root: string): string => `The width of the picture in pixels, as \`${root}\` names it. ${anywhere}`,
    format: (root: string, card: string, story: string): string =>
      `What the picture is for, as \`${root}\` names it: \`${card}\` (the preview of a link, 1200 × 630, unless told otherwise) or \`${story}\` (a story, 1080 × 1920). ${anywhere}`,
  },

  preflight: {
    summary: 'Allowed methods (browser preflight)',
    description:
      'Browsers send it by themselves before a request with custom headers. It does not count toward the limit.',
    parameter: 'Any text: a preflight does not depend on it.',
  },

  responses: {
    notModified: 'The content has not changed since the version of If-None-Match.',
    preflight: 'Permission for the browser.',
    tooManyRequests: 'Too many requests; Retry-After says how long to wait.',
    internalError: 'A failure of the service.',
    methodNotAllowed: 'With a method other than GET, HEAD or OPTIONS.',
    schema: 'JSON Schema 2020-12.',
  },

  headers: {
    'Access-Control-Allow-Origin': 'Open to all origins.',
    'Access-Control-Allow-Methods': 'Methods that a browser may use.',
    'Access-Control-Max-Age': 'How many seconds this response is valid.',
    'X-API-License': 'License of the data.',
    'X-Content-Type-Options': 'The content type must not be guessed.',
    'Cache-Control': 'May be cached for a day.',
    'Cache-Control-Private': 'Only the requester’s own cache may keep it.',
    'Cache-Control-Error': 'Errors are not cached.',
    'Content-Language': 'What the texts are written in: that of the path.',
    Link: 'The same in the other languages (`rel="alternate"` with `hreflang`), and what belongs to it (`rel="related"`).',
    ETag: 'Version of the content, for If-None-Match.',
    Allow: 'Allowed methods.',
    'Retry-After': 'Seconds to wait.',
    RateLimit: 'Requests left, and seconds until there are more.',
    'RateLimit-Policy': 'Quota, and window in seconds.',
  },
};
