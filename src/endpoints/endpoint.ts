import type { Content } from '../content/content-schema.ts';
import { inLanguage, type PathTemplate } from '../http/api-path.ts';
import type { ApiError } from '../http/errors.ts';
import type { Limits } from '../settings/rate-limits.ts';
import type { AnswerWords } from '../words/answers.ts';
import type { Language } from '../words/language.ts';
import type { Schema } from './schema.ts';

export interface Parameter {
  readonly name: string;
  readonly schema: Schema<string | number>;
  readonly example: string | number;
  /** Optional in MCP and CLI; required in URLs. */
  readonly isOptional?: true;
}

/** The parameters of a path, or the error if it cannot be parsed. */
export type Read<P> = { readonly ok: true; readonly params: P } | { readonly ok: false; readonly error: ApiError };

/** A URL, where strings are percent-encoded, or the arguments of a command or tool. */
export type Source = 'address' | 'arguments';

/**
 * Reads the strings sent for the parameters, in order; pictures also read the query, whose parameter names depend on the
 * language. `undefined` means that the path does not belong to this endpoint; with `never`, it refuses such paths itself.
 */
export type Reader<P, Unread = undefined> = (
  texts: readonly string[],
  source: Source,
  query?: string,
  language?: Language,
) => Read<P> | Unread;

export interface Edition {
  readonly language: Language;
  readonly content: Content;
}

export interface RenderContext {
  readonly content: Content;
  /** Base URL of links in the body. */
  readonly site: string;
  readonly language: Language;
  readonly words: AnswerWords;
  /** All languages; set only during a build. */
  readonly editions?: readonly Edition[];
  /** Set if not the defaults. */
  readonly limits?: Limits;
  /** The years of a partial build. */
  readonly years?: { readonly first: number; readonly last: number };
}

/** Everything about an endpoint except its words. Router, files, host rules, index, OpenAPI, docs, tools and commands derive from it. */
export interface Endpoint<P, Body> {
  /** Its key in the service index and in the words. */
  readonly name: string;
  readonly path: PathTemplate;
  /** Undocumented alternatives. */
  readonly aliases?: readonly PathTemplate[];
  readonly parameters: readonly Parameter[];
  readonly read: Reader<P>;
  /** Which of the two rate limits a request counts toward. */
  readonly allowance: keyof Limits;
  /**
   * Set if the URL holds personal data: search engines may not list it, and no other site may see it as a referrer. If `secret`,
   * shared caches may not keep the response either.
   */
  readonly privacy?: 'private' | 'secret';
  readonly media: 'json' | 'schema' | 'svg' | 'png';
  readonly schemaName?: string;
  /** The body's schema. The service index has its schema in src/api, because it lists all endpoints. */
  readonly schema?: Schema<Body>;
  /** The path of the file that holds the response. If absent, the response is computed per request. */
  readonly file?: (params: P) => string;
  /** All parameters that have a file, if they are few enough to list. */
  readonly instances?: readonly P[];
  /** Set if there are too many files to list, so that a static host needs a pattern for them. */
  readonly isPattern?: true;
  /** Set if there are too many files to write for every language: only the first has them, and the gateway computes the others. */
  readonly filesOfFirstLanguage?: true;
  /** Set for documents, which are linked by the name of their file. */
  readonly linkedByFile?: true;
  /** The texts it needs; it does not exist in a language without them. */
  readonly texts?: readonly (keyof Content)[];
  /** Set if the response is the same under every language's path: the languages it is written in. */
  readonly languages?: readonly Language[];
  /** The year of a file, for partial builds. */
  readonly year?: (params: P) => number;
  readonly related?: (params: P) => string;
  /** The error for a path that starts like this one but matches nothing, given the segments after the first. */
  readonly otherwise?: (rest: readonly string[]) => ApiError;
  /** The same for a static host, which cannot quote the path. */
  readonly staticOtherwise?: ApiError;
  readonly operation?: { readonly id: string; readonly tag: Tag; readonly hasPreflight?: true };
  /** Invalid example parameters, for each error that they can cause. */
  readonly refused?: readonly (readonly string[])[];
  readonly hasExample?: true;
  /** Its CLI command. `needs` is the minimum number of arguments, if not one per parameter. */
  readonly command?: { readonly name: string; readonly needs?: number };
  readonly tool?: string;
  /** Prepares what all bodies share and returns the function that makes one. Absent if src/api makes it from all endpoints. */
  readonly body?: (context: RenderContext) => (params: P) => Body;
}

/** An endpoint in the list, where parameter and body types differ. */
export interface AnyEndpoint extends Omit<Endpoint<never, unknown>, 'read' | 'instances'> {
  readonly read: Reader<unknown>;
  readonly instances?: readonly unknown[];
}

export type Tag = 'life-path' | 'matrix' | 'chart' | 'couple' | 'year' | 'numbers' | 'arcana' | 'service';

/** Whether a language has all texts that an endpoint needs. Only the first language must have all texts. */
export function isWhole(
  { texts = [] }: { readonly texts?: AnyEndpoint['texts'] | undefined },
  content: Content,
): boolean {
  return texts.every((part) => content[part] !== undefined);
}

/** A link from a body to a path of the API, in the body's language. */
export function apiLink({ site, language }: Pick<RenderContext, 'site' | 'language'>, path: string): string {
  return `${site}${inLanguage(path, language)}`;
}

/** The body of an endpoint for parameters that it has read: a value for JSON, or a picture, which may be a promise. */
export function renderBody({ name, body }: AnyEndpoint, params: unknown, context: RenderContext): object | string {
  if (body === undefined) throw new Error(`${name} is made from all endpoints when the site is built`);
  return body(context)(params as never) as object | string;
}

/** The same as sent: text with a newline, or bytes. */
export async function renderAnswer(
  { endpoint, params }: { readonly endpoint: AnyEndpoint; readonly params: unknown },
  context: RenderContext,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const body = await renderBody(endpoint, params, context);
  if (body instanceof Uint8Array) return body as Uint8Array<ArrayBuffer>;
  return typeof body === 'string' ? body : `${JSON.stringify(body)}\n`;
}
