import type { ResponseObject } from './responses.ts';

/** What the document says about a path; all paths have the same methods. */
export interface Operation {
  readonly path: string;
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly answer: ResponseObject;
  readonly parameters?: readonly object[];
  readonly errors?: Readonly<Record<number, ResponseObject>>;
}

export function parameter(name: string, schema: object, example: unknown, description: string): object {
  return { name, in: 'path', required: true, description, schema, example };
}
