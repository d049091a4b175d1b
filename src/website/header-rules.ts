import { API_RULES, type HeaderRule } from '../api/host-files.ts';
import { DATASET_RULES } from '../dataset/catalog.ts';
import { FOR_OTHER_SITES } from '../http/headers.ts';
import { DOCUMENTATION, PUBLISHED_PATHS } from '../http/published-paths.ts';
import { ASSETS_ROOT, EMBED_SCRIPT, FEED_PATH, markdownPath, pageFile, SECURITY_PATH } from '../http/site-path.ts';

/**
 * A page may load only the site's own files, and no inline script or style. `data:` and `blob:` are only for pictures, for the PNG
 * download and the request builder.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const FRAME_POLICY = PAGE_POLICY.replace("frame-ancestors 'none'", 'frame-ancestors *');

const PAGE_HEADERS: Readonly<Record<string, string>> = {
  // A new deploy is visible within minutes; changed assets have new names.
  'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
  'Content-Security-Policy': PAGE_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // The URLs of profiles and couples contain birth dates, which other sites must not see.
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

const SINGLE_PAGES = PUBLISHED_PATHS.flatMap(
  ({ home, profiles, couples, embed, numbers, method, dataset, docs, license }) => [
    ...[home, profiles, couples, embed, numbers, method, dataset, docs, license],
  ],
);

/**
 * Page by page, because Netlify merges all matching rules: one for everything would also apply to the API. By path and by file,
 * because `netlify dev` looks up a page's headers by its file name.
 */
const PAGE_PATTERNS = [
  ...SINGLE_PAGES.flatMap((path) => [path, pageFile(path)]),
  // Hosts also serve the home page under this name.
  ...PUBLISHED_PATHS.map(({ home }) => `${home}index`),
  ...PUBLISHED_PATHS.flatMap(({ lifePaths, arcana }) => [`${lifePaths}*`, `${arcana}*`]),
];

/** The 404 page and files for programs get the same policy, so that nothing in them can run. */
const OTHER_FILES = [
  ...PUBLISHED_PATHS.flatMap(({ notFound, models }) => [notFound, pageFile(notFound), models]),
  ...['/favicon.ico', '/robots.txt', '/sitemap.xml', SECURITY_PATH],
];
const SITE_RULES: readonly HeaderRule[] = [
  // The documentation for programs, which scripts on other sites may read too.
  ...DOCUMENTATION.map((path) => ({
    path: markdownPath(path),
    headers: {
      ...PAGE_HEADERS,
      ...FOR_OTHER_SITES,
      'Content-Type': 'text/markdown; charset=utf-8',
    },
  })),
  ...[...PAGE_PATTERNS, ...OTHER_FILES].map((path) => ({ path, headers: PAGE_HEADERS })),
  // The only page that may be framed, by any site; cross-origin isolated pages accept only frames that are isolated too.
  ...PUBLISHED_PATHS.flatMap(({ frames }) => [frames, pageFile(frames)]).map((path) => ({
    path,
    headers: {
      ...PAGE_HEADERS,
      'Content-Security-Policy': FRAME_POLICY,
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })),
  {
    path: EMBED_SCRIPT,
    headers: {
      ...FOR_OTHER_SITES,
      'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  {
    path: FEED_PATH,
    headers: {
      ...PAGE_HEADERS,
      ...FOR_OTHER_SITES,
      'Content-Type': 'application/atom+xml; charset=utf-8',
    },
  },
  {
    // In a sandboxed frame our own page has an opaque origin, so it loads its files as another site would.
    path: `${ASSETS_ROOT}/*`,
    headers: {
      ...FOR_OTHER_SITES,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  },
];

/** All rules of `_headers`. Netlify merges all rules that match a path, so no two of them may set the same header. */
export const HEADER_RULES: readonly HeaderRule[] = [...API_RULES, ...DATASET_RULES, ...SITE_RULES];
