import type { RenderContext } from '../endpoints/endpoint.ts';
import type { SchemaName } from '../endpoints/list.ts';
import type { OfSchema } from '../endpoints/service.ts';
import { publishedSchema } from './json-schemas.ts';
import { openApiDocument } from './openapi/document.ts';
import { serviceIndex } from './service-index.ts';

/** The answers that are made of all endpoints' descriptions, by the names of theirs. */
const DOCUMENTS: Readonly<Record<string, (params: never, context: RenderContext) => object | Promise<object>>> = {
  index: (_, context) => serviceIndex(context),
  openapi: (_, context) => openApiDocument(context),
  schema: ({ name }: OfSchema, { site }) => publishedSchema(name as SchemaName, site),
};

export function serviceDocument(name: string, params: unknown, context: RenderContext): object | Promise<object> {
  return DOCUMENTS[name]!(params as never, context);
}
