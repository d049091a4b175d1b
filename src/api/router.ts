import type { AnyEndpoint } from '../endpoints/endpoint.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { queryWith, type WithOptions } from '../endpoints/picture-options.ts';
import { API_ROOT, fileOf, inLanguage, type PathTemplate, splitLanguage } from '../http/api-path.ts';
import { type ApiError, NOT_FOUND } from '../http/errors.ts';
import { COMPLETE, type Language } from '../words/language.ts';

/** What a path leads to, and the rate limit it counts toward. */
interface Target {
  readonly language: Language;
  /** The template of the endpoint that the path was meant for; `undefined` if it resembles none. */
  readonly path: PathTemplate | undefined;
  readonly allowance: AnyEndpoint['allowance'];
  /** Applies to every response, including errors. */
  readonly privacy: AnyEndpoint['privacy'];
  /** The texts it needs, which a language may lack. */
  readonly texts: AnyEndpoint['texts'];
  readonly found:
    | (Links & {
        readonly file: string;
        readonly media: AnyEndpoint['media'];
        /** For builds that have files for some years only. */
        readonly year: number | undefined;
      })
    | (Links & { readonly endpoint: AnyEndpoint; readonly params: unknown })
    | { readonly error: ApiError };
}

/** The languages of a response, and related paths. */
export interface Links {
  readonly languages: readonly Language[];
  /** The paths of the same response in the other languages. */
  readonly alternates: readonly { readonly language: Language; readonly path: string }[];
  readonly related: string | undefined;
}

const JSON_ENDING = '.json';
/** Pictures are requested with an extension. */
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
 * Finds the target of a path; only pictures read the query. Accepts one trailing slash, and file names. Decodes nothing, so an
 * encoded slash is never a separator.
 * @example findTarget('/api/life-path/7') // { allowance: 'other', found: { file: '/api/life-path/7.json', … } }
 */
export function findTarget(pathname: string, query = ''): Target {
  const { language, path } = splitLanguage(pathname.replace(/\/$/, ''));
  return { language, ...targetOf({ path, query, language }) };
}

/** A path without its language, and the language. */
interface Asked {
  readonly path: string;
  readonly query: string;
  readonly language: Language;
}
type AnyTarget = Omit<Target, 'language'>;

function targetOf(asked: Asked): AnyTarget {
  const { path, query, language } = asked;
  if (path !== API_ROOT && !path.startsWith(`${API_ROOT}/`)) return NOTHING;
  const segments = path.slice(API_ROOT.length + 1).split('/');
  const [first] = segments as [string];
  const name = SECTIONS.has(first) ? first : withoutEnding(first, JSON_ENDING);
  const section = SECTIONS.get(name);
  if (section === undefined || (name === '' && path !== API_ROOT)) return NOTHING;
  const sent = endingOf(segments.at(-1)!);
  const ending = section.some((pattern) => pattern.ending === sent) ? sent : '';
  for (const pattern of section) {
    const texts = pattern.ending === ending ? match(pattern, segments) : undefined;
    const read = texts && pattern.endpoint.read(texts, 'address', query, language);
    if (read) return target(pattern.endpoint, answerOf(pattern.endpoint, read, asked));
  }
  // `/matrix/x` was meant as a matrix, but `/matrix.json` is not below it.
  const main = section.find(({ endpoint }) => endpoint.otherwise)?.endpoint;
  if (main?.otherwise === undefined || name !== first) return NOTHING;
  return target(main, { error: main.otherwise(segments.slice(1)) });
}

const NOTHING: AnyTarget = {
  path: undefined,
  allowance: 'other',
  privacy: undefined,
  texts: undefined,
  found: { error: NOT_FOUND },
};

function target({ path, allowance, privacy, texts }: AnyEndpoint, found: Target['found']): AnyTarget {
  return { path, allowance, privacy, texts, found };
}

function answerOf(
  endpoint: AnyEndpoint,
  read: NonNullable<ReturnType<AnyEndpoint['read']>>,
  asked: Asked,
): Target['found'] {
  if (!read.ok) return { error: read.error };
  const params = read.params as never;
  const links = linksOf(endpoint, params, asked);
  if (endpoint.file === undefined) return { endpoint, params, ...links };
  const path = fileOf(endpoint.file(params));
  const file = endpoint.languages ? path : inLanguage(path, asked.language);
  if (endpoint.filesOfFirstLanguage && file !== path) return { endpoint, params, ...links };
  return { file, media: endpoint.media, year: endpoint.year?.(params), ...links };
}

function linksOf(endpoint: AnyEndpoint, params: never, { path, language }: Asked): Links {
  const related = endpoint.related?.(params);
  // Only complete languages have every path.
  const others = endpoint.languages ? [] : COMPLETE.filter((other) => other !== language);
  // The names of a picture's options differ between languages.
  const { options } = params as Partial<WithOptions>;
  return {
    languages: endpoint.languages ?? [language],
    alternates: others.map((other) => ({
      language: other,
      path: `${inLanguage(path, other)}${options ? queryWith(options, other) : ''}`,
    })),
    related: related && COMPLETE.includes(language) ? inLanguage(related, language) : undefined,
  };
}

function patternOf(endpoint: AnyEndpoint, template: PathTemplate): Pattern {
  const ending = endingOf(template);
  const segments = withoutEnding(template, ending).slice(1).split('/');
  return { endpoint, ending, segments: segments.map((part) => (part.startsWith('{') ? undefined : part)) };
}

/** The strings sent for the parameters, if the fixed segments match. */
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
