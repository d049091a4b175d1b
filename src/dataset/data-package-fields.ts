/** A field of a table, in the terms of Frictionless Table Schema. */
export interface Field {
  readonly name: string;
  readonly type: 'integer' | 'string' | 'date' | 'array' | 'object';
  /** In Spanish. */
  readonly description: string;
  readonly format?: 'uri';
  readonly constraints?: {
    readonly required?: true;
    readonly unique?: true;
    readonly minimum?: number | string;
    readonly maximum?: number | string;
    readonly enum?: readonly (number | string)[];
  };
}

interface ForeignKey {
  readonly fields: readonly string[];
  readonly reference: { readonly resource: string; readonly fields: readonly string[] };
}

export interface TableDescription {
  readonly fields: readonly Field[];
  readonly primaryKey?: readonly string[];
  readonly foreignKeys?: readonly ForeignKey[];
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

export function date(name: string, description: string): Field {
  return { name, type: 'date', description, constraints: REQUIRED };
}

export function object(name: string, description: string): Field {
  return { name, type: 'object', description, constraints: REQUIRED };
}

export function array(name: string, description: string): Field {
  return { name, type: 'array', description, constraints: REQUIRED };
}

/** What numbers point to: the resource and its key. */
export const ARCANA_KEY = { resource: 'arcana-json', fields: ['number'] } as const;
export const LIFE_PATH_KEY = { resource: 'life-path-json', fields: ['number'] } as const;
export const CHART_TABLE_KEY = { resource: 'chart-csv', fields: ['a', 'b', 'c'] } as const;
export const POSITIONS_KEY = { resource: 'positions-json', fields: ['key'] } as const;
export const KARMIC_TAIL_KEY = { resource: 'karmic-tails-csv', fields: ['m', 'n', 'd'] } as const;

export function reference(fields: readonly string[], target: ForeignKey['reference']): ForeignKey {
  return { fields, reference: target };
}
