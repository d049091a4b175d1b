import { type AnyEndpoint, isRefused, type Refused, type RenderContext } from '../endpoints/endpoint.ts';

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
