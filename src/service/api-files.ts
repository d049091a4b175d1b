import type { AnyEndpoint, RenderContext } from '../endpoints/endpoint.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { API_ROOT, fileOf } from '../http/api-path.ts';
import { type ApiError, ERROR_NAMES, notFound } from '../http/errors.ts';
import { renderBody } from './render-answer.ts';
import { serviceDocument } from './service-documents.ts';

/** A file of the output: its path from the site's root and its content. src/ makes them, scripts/ writes them. */
export interface OutputFile {
  readonly path: string;
  /** Bytes are valid until the next file is asked for. */
  readonly content: string | Uint8Array;
}

/** The paths of an endpoint's files, if they are few enough to be listed. */
export function fixedPaths({ instances = [], file }: AnyEndpoint): string[] {
  return instances.map((params) => file!(params as never));
}

/** The body that a static host has for an error. */
export function errorFile({ body }: ApiError): string {
  return `${API_ROOT}/errors/${ERROR_NAMES[body.error]}.json`;
}

/** Bodies of the static layer's 404 rules; they are never documents of their own. */
export function staticErrors(): ApiError[] {
  return [notFound(), ...ENDPOINTS.flatMap(({ staticOtherwise }) => (staticOtherwise ? [staticOtherwise] : []))];
}

/** Every file of the API but the matrices and the charts. */
export async function* fixedApiFiles(context: RenderContext): AsyncGenerator<OutputFile> {
  for (const endpoint of ENDPOINTS) {
    for (const params of endpoint.instances ?? []) {
      const path = fileOf(endpoint.file!(params as never));
      const body = endpoint.load
        ? await renderBody(endpoint, params, context)
        : await serviceDocument(endpoint.name, params, context);
      yield json(path, body);
    }
  }
  for (const error of staticErrors()) yield json(errorFile(error), error.body);
}

/** Minified, with the final newline that terminals and editors expect. */
function json(path: string, body: unknown): OutputFile {
  return { path, content: `${JSON.stringify(body)}\n` };
}
