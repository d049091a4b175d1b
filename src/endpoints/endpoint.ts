import type * as z from 'zod';
import type { Content } from '../content/content.ts';
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

/** What was read from a path, or the answer to a path that could not be read. */
export type Read<P> = { readonly ok: true; readonly params: P } | { readonly ok: false; readonly error: ApiError };

/**
 * Reads what was sent for the parameters, in their order. `expected` says what is allowed where the caller is not asking
 * by HTTP. `undefined` means that the path is not of this endpoint at all.
 */
export type Reader<P> = (texts: readonly string[], expected?: string) => Read<P> | undefined;

/** Given by a renderer in place of a body, where reading is left to it: see `readLater`. */
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

/** Prepares what all answers share and returns the function that makes one; the query is for pictures. */
export type Renderer<P, Body> = (context: RenderContext) => (params: P, query?: string) => Body;

/** Everything about one endpoint. Router, files, host rules, index, OpenAPI, documentation, tools and commands follow from it. */
export interface Endpoint<P, Body = object | string | Promise<Uint8Array>> {
  /** Its key in the service index. */
  readonly name: string;
  readonly path: PathTemplate;
  /** Other spellings that are understood and not listed. */
  readonly aliases?: readonly PathTemplate[];
  readonly parameters: readonly Parameter[];
  readonly read: Reader<P>;
  /** Which of the two limits a request counts for. */
  readonly allowance: 'dates' | 'other';
  /**
   * The address holds what is nobody else's business: no search engine lists it, no other site gets to see it. If it is a
   * secret, neither may a cache that others share keep the answer.
   */
  readonly address?: 'private' | 'secret';
  readonly media: 'json' | 'schema' | 'svg' | 'png';
  /** The name under which the schema of its body is published; the schema itself is in `schemas.ts`, with Zod. */
  readonly schema?: string;
  /** If its answers are files: the path whose file has the answer. Otherwise it is computed for each request. */
  readonly file?: (params: P) => string;
  /** All parameters for which there is a file of its own, if they are few. */
  readonly instances?: readonly P[];
  /** Its files are too many to be listed: a static host finds them by a pattern. */
  readonly isPattern?: true;
  /** Documents are linked by the name of their file. */
  readonly linkedByFile?: true;
  /** The year of a file that only some builds have. */
  readonly year?: (params: P) => number;
  /** Path of what a caller may ask for next. */
  readonly related?: (params: P) => string;
  /** The answer to a path that begins like this one and leads nowhere; `later` if the module of the body has it. */
  readonly otherwise?: ((rest: string) => ApiError) | 'later';
  /** The same for a static host, which cannot quote the path. */
  readonly staticOtherwise?: ApiError;
  /** The error that its parameters may give, by an example. */
  readonly refusal?: ApiError;
  /** As a command of the command line, with the fewest arguments that it takes if not one for each parameter. */
  readonly command?: { readonly name: string; readonly needs?: number };
  /** What makes the body; loaded on demand, because the edge answers most requests with files. */
  readonly load?: () => Promise<Renderer<P, Body>>;
}

/** An endpoint whose parameters are checked elsewhere. */
export interface AnyEndpoint extends Omit<Endpoint<never>, 'read' | 'instances'> {
  readonly read: Reader<unknown>;
  readonly instances?: readonly unknown[];
}

/** What documents say of an endpoint: in `…-docs.ts`, because the edge needs no words and must not load Zod. */
export interface EndpointDocs {
  readonly summary: Words;
  readonly description: Words;
  /** Whether the service index has an example of it. */
  readonly hasExample?: true;
  /** Its parameters, where the usual words do not do. */
  readonly parameters?: Readonly<Record<string, Words>>;
  /** When its parameters are refused. */
  readonly refusal?: Words;
  /** Parameters that are refused, where only the module of the body can tell. */
  readonly refused?: readonly string[];
  /** OpenAPI's name for the operation, and the chapter that it belongs to. */
  readonly operation?: { readonly id: string; readonly tag: Tag; readonly hasPreflight?: true };
  /** As a tool for assistants, which are spoken to in English. */
  readonly tool?: { readonly name: string; readonly title: string; readonly description: string };
  /** The body. The service index has its own in src/service, made of all others. */
  readonly schema?: z.ZodType;
}

/** The chapters of OpenAPI. */
export type Tag = 'life-path' | 'matrix' | 'chart' | 'couple' | 'year' | 'numbers' | 'arcana' | 'service';

/** The answer of an endpoint to parameters that it has read: a body with its newline, a drawing, or why there is none. */
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
