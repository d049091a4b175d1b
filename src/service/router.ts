import type { AnyEndpoint } from '../endpoints/endpoint.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { API_ROOT, fileOf, inLanguage, type PathTemplate, splitLanguage } from '../http/api-path.ts';
import { type ApiError, NOT_FOUND } from '../http/errors.ts';
import { type Language, PUBLISHED } from '../words/language.ts';

/** What a path leads to, and the rate limit it counts towards. */
export interface Target {
  readonly language: Language;
  /** The template of the endpoint that it was meant for; `undefined` if it looks like none. */
  readonly path: PathTemplate | undefined;
  readonly allowance: AnyEndpoint['allowance'];
  /** Applies to every response, including errors. */
  readonly address: AnyEndpoint['address'];
  readonly found:
    | {
        readonly file: string;
        readonly media: AnyEndpoint['media'];
        readonly related: string | undefined;
        /** A build may have files for some years only. */
        readonly year: number | undefined;
      }
    | { readonly endpoint: AnyEndpoint; readonly params: unknown }
    | { readonly error: ApiError };
}

const JSON_ENDING = '.json';
/** Pictures are requested by extension. */
const PICTURE_ENDING = /\.(?:svg|png)$/;

/** A template's segments; `undefined` for a parameter. */
interface Pattern {
  readonly endpoint: AnyEndpoint;
  readonly segments: readonly (string | undefined)[];
  /** `.svg` or `.png`, or nothing. */
  readonly ending: string;
}

/** The patterns by first segment, in list order. */
const SECTIONS = new Map<string, Pattern[]>();
for (const endpoint of ENDPOINTS) {
  for (const template of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    const pattern = patternOf(endpoint, template);
    const first = pattern.segments[0] ?? '';
    SECTIONS.set(first, [...(SECTIONS.get(first) ?? []), pattern]);
  }
}

/**
 * Finds what a path asks for; only pictures read the query. Accepts one trailing slash, and file names. Decodes nothing, so an encoded
 * slash is never a separator.
 *
 * @example findTarget('/api/life-path/7') // { allowance: 'other', found: { file: '/api/life-path/7.json', … } }
 */
export function findTarget(pathname: string, query = '', published = PUBLISHED): Target {
  const { language, path } = splitLanguage(pathname.replace(/\/$/, ''), published);
  return { language, ...targetOf(path, query, (file) => inLanguage(file, language, published)) };
}

type AnyTarget = Omit<Target, 'language'>;

function targetOf(path: string, query: string, fileIn: (path: string) => string): AnyTarget {
  if (path !== API_ROOT && !path.startsWith(`${API_ROOT}/`)) return NOTHING;
  const segments = path.slice(API_ROOT.length + 1).split('/');
  const [first] = segments as [string];
  const name = SECTIONS.has(first) ? first : withoutEnding(first, JSON_ENDING);
  const section = SECTIONS.get(name);
  if (section === undefined || (name === '' && path !== API_ROOT)) return NOTHING;
  const asked = endingOf(segments.at(-1)!);
  const ending = section.some((pattern) => pattern.ending === asked) ? asked : '';
  for (const pattern of section) {
    const texts = pattern.ending === ending ? match(pattern, segments) : undefined;
    const read = texts && pattern.endpoint.read(texts, 'address', query);
    if (read) return target(pattern.endpoint, answerOf(pattern.endpoint, read, fileIn));
  }
  // `/matrix/x` was meant as a matrix, but `/matrix.json` is not below it.
  const main = section.find(({ endpoint }) => endpoint.otherwise)?.endpoint;
  if (main?.otherwise === undefined || name !== first) return NOTHING;
  return target(main, { error: main.otherwise(segments.slice(1)) });
}

const NOTHING: AnyTarget = { path: undefined, allowance: 'other', address: undefined, found: { error: NOT_FOUND } };

function target({ path, allowance, address }: AnyEndpoint, found: Target['found']): AnyTarget {
  return { path, allowance, address, found };
}

function answerOf(
  endpoint: AnyEndpoint,
  read: NonNullable<ReturnType<AnyEndpoint['read']>>,
  fileIn: (path: string) => string,
): Target['found'] {
  if (!read.ok) return { error: read.error };
  const params = read.params as never;
  if (endpoint.file === undefined) return { endpoint, params };
  const path = fileOf(endpoint.file(params));
  const file = endpoint.linkedByFile ? path : fileIn(path);
  if (endpoint.filesOfFirstLanguage && file !== path) return { endpoint, params };
  const related = endpoint.related?.(params);
  return {
    file,
    media: endpoint.media,
    related: related && fileIn(related),
    year: endpoint.year?.(params),
  };
}

function patternOf(endpoint: AnyEndpoint, template: PathTemplate): Pattern {
  const ending = endingOf(template);
  const segments = withoutEnding(template, ending).slice(1).split('/');
  return { endpoint, ending, segments: segments.map((part) => (part.startsWith('{') ? undefined : part)) };
}

/** What was sent for the parameters, if the fixed segments match. */
function match({ segments, ending }: Pattern, sent: readonly string[]): string[] | undefined {
  if (sent.length !== segments.length) return undefined;
  const bare = withoutEnding(sent.at(-1)!, ending || JSON_ENDING);
  const texts: string[] = [];
  for (let i = 0; i < segments.length; i++) {
    const text = i === segments.length - 1 ? bare : sent[i]!;
    if (segments[i] === undefined) texts.push(text);
    else if (segments[i] !== sent[i] && (segments[i] !== text || text.endsWith(JSON_ENDING))) return undefined;
  }
  return texts;
}

function endingOf(text: string): string {
  return PICTURE_ENDING.exec(text)?.[0] ?? '';
}

function withoutEnding(text: string, ending: string): string {
  return ending !== '' && text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}
