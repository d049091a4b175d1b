import type * as z from 'zod';
import type { Content } from '../content/content-schema.ts';
import type { PathTemplate } from '../http/api-path.ts';
import type { ApiError } from '../http/errors.ts';
import type { Words } from '../words/field-descriptions.ts';

/** One parameter of a path. */
export interface Parameter {
  readonly name: string;
  /** JSON Schema. */
  readonly schema: { readonly type: 'integer' | 'string'; readonly [keyword: string]: unknown };
  readonly example: string | number;
  /** Assistants and the command line may leave it out; in an address it is always there. */
  readonly isOptional?: true;
}

/** The parameters of a path, or the error for a path that cannot be read. */
export type Read<P> = { readonly ok: true; readonly params: P } | { readonly ok: false; readonly error: ApiError };

/**
 * Reads the texts sent for the parameters, in order. `expected` says what is allowed when the caller does not use HTTP.
 * `undefined` means that the path does not belong to this endpoint.
 */
export type Reader<P> = (texts: readonly string[], expected?: string) => Read<P> | undefined;

/** Returned in place of a body by a renderer that reads the parameters itself: see `readLater`. */
export interface Refused {
  readonly refused: ApiError;
}

export function isRefused(body: object | string): body is Refused {
  return typeof body === 'object' && 'refused' in body;
}

export interface RenderContext {
  readonly content: Content;
  /** Address that links in the body start with. */
  readonly site: string;
  /** Requests of the endpoints with the allowance `dates`, per minute and client, where it is not the default. */
  readonly matrixLimit?: number;
  /** The years of a build that does not have all of them. */
  readonly years?: { readonly first: number; readonly last: number };
}

/** Prepares what all answers share and returns the function that makes one. Only pictures use the query. */
export type Renderer<P, Body> = (context: RenderContext) => (params: P, query?: string) => Body;

/** Everything about one endpoint. Router, files, host rules, index, OpenAPI, documentation, tools and commands follow from it. */
export interface Endpoint<P, Body = object | string | Promise<Uint8Array>> {
  /** Its key in the service index. */
  readonly name: string;
  readonly path: PathTemplate;
  /** Other spellings, accepted but not documented. */
  readonly aliases?: readonly PathTemplate[];
  readonly parameters: readonly Parameter[];
  readonly read: Reader<P>;
  /** Which of the two rate limits a request counts towards. */
  readonly allowance: 'dates' | 'other';
  /**
   * Set if the address holds personal data: search engines may not list it, and no other site may see it as a referrer. If
   * it is `secret`, shared caches may not keep the answer either.
   */
  readonly address?: 'private' | 'secret';
  readonly media: 'json' | 'schema' | 'svg' | 'png';
  /** The name under which the schema of its body is published; the schema itself is in `…-schema-and-docs.ts`, with Zod. */
  readonly schema?: string;
  /** The path whose file holds the answer. Without it, the answer is computed for each request. */
  readonly file?: (params: P) => string;
  /** All parameters that have a file, if they are few enough to list. */
  readonly instances?: readonly P[];
  /** Set if its files are too many to list, so that a static host needs a pattern for them. */
  readonly isPattern?: true;
  /** Set for documents, which are linked by the name of their file. */
  readonly linkedByFile?: true;
  /** The year of a file that only some builds have. */
  readonly year?: (params: P) => number;
  /** Path of what a caller may ask for next. */
  readonly related?: (params: P) => string;
  /** The error for a path that begins like this one and matches nothing; `later` if the module of the body makes it. */
  readonly otherwise?: ((rest: string) => ApiError) | 'later';
  /** The same for a static host, which cannot quote the path. */
  readonly staticOtherwise?: ApiError;
  /** Its command on the command line. `needs` is the least number of arguments, if not one per parameter. */
  readonly command?: { readonly name: string; readonly needs?: number };
  /** What makes the body; loaded on demand, because the edge answers most requests with files. */
  readonly load?: () => Promise<Renderer<P, Body>>;
}

/** An endpoint of the list, where the types of parameters differ. */
export interface AnyEndpoint extends Omit<Endpoint<never>, 'read' | 'instances'> {
  readonly read: Reader<unknown>;
  readonly instances?: readonly unknown[];
}

/** What documents say about an endpoint. In `…-schema-and-docs.ts`, because the edge needs no words and must not load Zod. */
export interface EndpointDocs {
  readonly summary: Words;
  readonly description: Words;
  /** Whether the service index has an example of it. */
  readonly hasExample?: true;
  /** Its parameters, where the usual words do not fit; `schema` has what the endpoint itself checks by code. */
  readonly parameters?: Readonly<Record<string, Words & { readonly schema?: object }>>;
  /** When it is refused what it was asked. */
  readonly refusal?: Words;
  /** Example parameters that are refused, for each error that they can cause. */
  readonly refused?: readonly (readonly string[])[];
  /** Its operation id and tag in OpenAPI. */
  readonly operation?: { readonly id: string; readonly tag: Tag; readonly hasPreflight?: true };
  /** Its tool for assistants, described in English. */
  readonly tool?: { readonly name: string; readonly title: string; readonly description: string };
  /** The schema of the body. That of the service index is in src/service, because it is built from all the others. */
  readonly schema?: z.ZodType;
}

/** The tags of OpenAPI. */
export type Tag = 'life-path' | 'matrix' | 'chart' | 'couple' | 'year' | 'numbers' | 'arcana' | 'service';

/** The answer of an endpoint to parameters that it has read: a body with its newline, a picture, or the error. */
export async function renderAnswer(
  { endpoint, params }: { readonly endpoint: AnyEndpoint; readonly params: unknown },
  context: RenderContext,
  query?: string,
): Promise<string | Uint8Array<ArrayBuffer> | Refused> {
  const body = await renderBody(endpoint, params, context, query);
  if (body instanceof Uint8Array) return body as Uint8Array<ArrayBuffer>;
  return typeof body === 'string' || isRefused(body) ? body : `${JSON.stringify(body)}\n`;
}

/** The same as a value. */
export async function renderBody(
  { name, load }: AnyEndpoint,
  params: unknown,
  context: RenderContext,
  query?: string,
): Promise<object | string> {
  if (load === undefined) throw new Error(`${name} is made of all endpoints, when the site is built`);
  const render = await load();
  return render(context)(params as never, query);
}
