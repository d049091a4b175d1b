import type { Content } from '../content/content-schema.ts';
import { inLanguage, type PathTemplate } from '../http/api-path.ts';
import type { ApiError } from '../http/errors.ts';
import type { Limits } from '../settings/rate-limits.ts';
import type { AnswerWords } from '../words/answers.ts';
import type { Language } from '../words/language.ts';
import type { Schema } from './schema.ts';

/** One parameter of a path. */
export interface Parameter {
  readonly name: string;
  /** JSON Schema. */
  readonly schema: Schema<string | number>;
  readonly example: string | number;
  /** Optional in MCP and CLI; required in URLs. */
  readonly isOptional?: true;
}

/** The parameters of a path, or the error for a path that cannot be read. */
export type Read<P> = { readonly ok: true; readonly params: P } | { readonly ok: false; readonly error: ApiError };

/** An address, in which texts are percent-encoded, or the arguments of a command or a tool. */
export type Source = 'address' | 'arguments';

/**
 * Reads the texts sent for the parameters, in order; pictures also read the query of an address. `undefined` means that the path
 * does not belong to this endpoint.
 */
export type Reader<P> = (texts: readonly string[], source: Source, query?: string) => Read<P> | undefined;

export interface RenderContext {
  readonly content: Content;
  /** Address that links in the body start with. */
  readonly site: string;
  readonly language: Language;
  readonly words: AnswerWords;
  /** Where they are not the default. */
  readonly limits?: Limits;
  /** The years of a build that does not have all of them. */
  readonly years?: { readonly first: number; readonly last: number };
}

/** Everything about one endpoint but its words. Router, files, host rules, index, OpenAPI, documentation, tools and commands follow from it. */
export interface Endpoint<P, Body> {
  /** Its key in the service index and in the words. */
  readonly name: string;
  readonly path: PathTemplate;
  /** Other spellings, accepted but not documented. */
  readonly aliases?: readonly PathTemplate[];
  readonly parameters: readonly Parameter[];
  readonly read: Reader<P>;
  /** Which of the two rate limits a request counts towards. */
  readonly allowance: keyof Limits;
  /**
   * Set if the address holds personal data: search engines may not list it, and no other site may see it as a referrer. If
   * it is `secret`, shared caches may not keep the answer either.
   */
  readonly address?: 'private' | 'secret';
  readonly media: 'json' | 'schema' | 'svg' | 'png';
  /** The name under which the schema of its body is published. */
  readonly schemaName?: string;
  /** The schema of the body. That of the service index is in src/service, because it lists all endpoints. */
  readonly schema?: Schema<Body>;
  /** The path whose file holds the answer. Without it, the answer is computed for each request. */
  readonly file?: (params: P) => string;
  /** All parameters that have a file, if they are few enough to list. */
  readonly instances?: readonly P[];
  /** Set if its files are too many to list, so that a static host needs a pattern for them. */
  readonly isPattern?: true;
  /** Set if only the first language has files of it, because there are too many: in others it is computed. */
  readonly filesOfFirstLanguage?: true;
  /** Set for documents, which are linked by the name of their file and are the same for all languages. */
  readonly linkedByFile?: true;
  /** The year of a file that only some builds have. */
  readonly year?: (params: P) => number;
  /** Path of what a caller may ask for next. */
  readonly related?: (params: P) => string;
  /** The error for a path that begins like this one and matches nothing, from the segments after the first. */
  readonly otherwise?: (rest: readonly string[]) => ApiError;
  /** The same for a static host, which cannot quote the path. */
  readonly staticOtherwise?: ApiError;
  /** Its operation id and tag in OpenAPI. */
  readonly operation?: { readonly id: string; readonly tag: Tag; readonly hasPreflight?: true };
  /** Example parameters that are refused, for each error that they can cause. */
  readonly refused?: readonly (readonly string[])[];
  /** Whether the service index has an example of it. */
  readonly hasExample?: true;
  /** Its command on the command line. `needs` is the least number of arguments, if not one per parameter. */
  readonly command?: { readonly name: string; readonly needs?: number };
  /** The name of its tool for assistants. */
  readonly tool?: string;
  /** Prepares what all answers share and returns the function that makes one. Absent if src/service makes it from all endpoints. */
  readonly body?: (context: RenderContext) => (params: P) => Body;
}

/** An endpoint of the list, where the types of parameters and bodies differ. */
export interface AnyEndpoint extends Omit<Endpoint<never, unknown>, 'read' | 'instances'> {
  readonly read: Reader<unknown>;
  readonly instances?: readonly unknown[];
}

/** The tags of OpenAPI. */
export type Tag = 'life-path' | 'matrix' | 'chart' | 'couple' | 'year' | 'numbers' | 'arcana' | 'service';

/** A link from a body to a path of the API, in the body's language. */
export function apiLink({ site, language }: Pick<RenderContext, 'site' | 'language'>, path: string): string {
  return `${site}${inLanguage(path, language)}`;
}

/** The body of an endpoint for parameters that it has read: a value for JSON, or a picture. */
export async function renderBody(
  { name, body }: AnyEndpoint,
  params: unknown,
  context: RenderContext,
): Promise<object | string> {
  if (body === undefined) throw new Error(`${name} is made of all endpoints, when the site is built`);
  return (await body(context)(params as never)) as object | string;
}

/** The same as it is sent: text with its newline, or bytes. */
export async function renderAnswer(
  { endpoint, params }: { readonly endpoint: AnyEndpoint; readonly params: unknown },
  context: RenderContext,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const body = await renderBody(endpoint, params, context);
  if (body instanceof Uint8Array) return body as Uint8Array<ArrayBuffer>;
  return typeof body === 'string' ? body : `${JSON.stringify(body)}\n`;
}
