/**
 * JSON Schema with the TypeScript type it describes. Plain values: the edge loads them with the endpoints, and a schema library would
 * take longer to load than everything else. Descriptions are words: src/words/ has them by path.
 */
export interface Schema<T> {
  readonly [TYPE]?: T;
  /** The published name of a part that several bodies share. */
  readonly [NAME]?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema<unknown>>>;
  readonly items?: Schema<unknown>;
  readonly anyOf?: readonly Schema<unknown>[];
  readonly [keyword: string]: unknown;
}

declare const TYPE: unique symbol;
export const NAME = Symbol('name');

/** The type of the values that a schema describes. */
export type Static<S> = S extends { readonly [TYPE]?: infer T } ? Exclude<T, undefined> : never;

type Properties = Readonly<Record<string, Schema<unknown>>>;
type StaticObject<P extends Properties> = { -readonly [K in keyof P]: Static<P[K]> };

export function object<P extends Properties>(properties: P): Schema<StaticObject<P>> {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** An object with all properties of one and any of another. */
export function withOptional<T extends object, P extends Properties>(
  schema: Schema<T>,
  optional: P,
): Schema<T & Partial<StaticObject<P>>> {
  return { ...schema, properties: { ...schema.properties, ...optional } };
}

/** An object with the same type of value under each key. */
export function record<K extends string, T>(keys: readonly K[], value: Schema<T>): Schema<Record<K, T>> {
  return object(Object.fromEntries(keys.map((key) => [key, value]))) as Schema<Record<K, T>>;
}

type Length = number | { readonly min?: number; readonly max?: number };

/** JSON omits a bound that is `undefined`, here and below. */
export function list<T>(items: Schema<T>, length: Length = {}): Schema<T[]> {
  const { min, max } = typeof length === 'number' ? { min: length, max: length } : length;
  return { minItems: min, maxItems: max, type: 'array', items };
}

export function integer(minimum?: number, maximum?: number): Schema<number> {
  return { type: 'integer', minimum, maximum };
}

/** A multiple of a step, which may be fractional. */
export function number(minimum: number, maximum: number, multipleOf: number): Schema<number> {
  return { type: 'number', minimum, maximum, multipleOf };
}

export function oneOf<const N extends number>(numbers: readonly N[]): Schema<N> {
  return { type: 'integer', enum: [...numbers] };
}

export function word<const W extends string>(words: readonly W[]): Schema<W> {
  return { type: 'string', enum: [...words] };
}

export function constant<const C extends string | number>(value: C): Schema<C> {
  return { type: typeof value === 'string' ? 'string' : 'number', const: value };
}

export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  return { anyOf: [schema, { type: 'null' }] };
}

export function either<A, B>(one: Schema<A>, other: Schema<B>): Schema<A | B> {
  return { anyOf: [one, other] };
}

export function matching(pattern: string): Schema<string> {
  return { type: 'string', pattern };
}

/** A part that several bodies share, by its published name. */
export function named<T>(name: string, schema: Schema<T>): Schema<T> {
  return { ...schema, [NAME]: name };
}

export const text: Schema<string> = { type: 'string', minLength: 1 };
export const texts = list(text, { min: 1 });
export const link: Schema<string> = { type: 'string', format: 'uri' };
/** Not `link`, because a template such as `…/{number}` is not a valid URL. */
export const linkTemplate = matching('^https?://.');
/** A date within the service's years; `format` alone allows any year. */
export const DATE_PATTERN = '^(19[0-9]{2}|20[0-9]{2}|2100)-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$';
export const dateText: Schema<string> = { type: 'string', format: 'date', pattern: DATE_PATTERN };
export const boolean: Schema<boolean> = { type: 'boolean' };
