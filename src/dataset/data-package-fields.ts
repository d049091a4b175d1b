/** A field of a table, in the terms of Frictionless Table Schema. */
export interface Field {
  readonly name: string;
  readonly type: 'integer' | 'string' | 'date' | 'list' | 'array' | 'object';
  /** In Spanish. */
  readonly description: string;
  readonly format?: 'uri';
  readonly delimiter?: string;
  readonly constraints?: {
    readonly required?: true;
    readonly unique?: true;
    readonly minimum?: number | string;
    readonly maximum?: number | string;
    readonly enum?: readonly (number | string)[];
  };
}

export interface TableDescription {
  readonly fields: readonly Field[];
  readonly primaryKey?: readonly string[];
  readonly foreignKeys?: readonly {
    readonly fields: readonly string[];
    readonly reference: { readonly resource: string; readonly fields: readonly string[] };
  }[];
}

const REQUIRED = { required: true } as const;

export function text(name: string, description: string): Field {
  return { name, type: 'string', description, constraints: REQUIRED };
}

export function link(name: string, description: string): Field {
  return { name, type: 'string', format: 'uri', description, constraints: REQUIRED };
}

export function integer(name: string, description: string, minimum: number, maximum: number): Field {
  return { name, type: 'integer', description, constraints: { required: true, minimum, maximum } };
}

export function oneOf(name: string, description: string, values: readonly number[]): Field {
  return { name, type: 'integer', description, constraints: { required: true, enum: values } };
}
