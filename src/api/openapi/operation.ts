import { invalidDate } from '../../contract/errors.ts';
import type { SchemaName } from '../../contract/routes.ts';
import { schemaRef } from './components.ts';
import { failure, type ResponseObject, success } from './responses.ts';

/** One GET of the API. */
export interface Operation {
  readonly path: string;
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly answer: ResponseObject;
  readonly parameters?: readonly object[];
  readonly errors?: Readonly<Record<number, ResponseObject>>;
  /** Whether the specification has OPTIONS for it. All paths answer it, but SDKs need no method for each. */
  readonly preflight?: true;
}

/** 200 with a body of a published schema. */
export function body(name: SchemaName, description: string, example: unknown): ResponseObject {
  return success(schemaRef(name), description, example);
}

export const WRONG_DATE = {
  400: failure(
    'error-invalid-date',
    invalidDate({ part: 'date', date: { day: 30, month: 2, year: 2000 }, lastDay: 29 }),
    'La fecha no es válida o no existe.',
  ),
} as const;
