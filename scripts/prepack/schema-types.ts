import { compile, type JSONSchema } from 'json-schema-to-typescript';

/** JSON Schemas by name as TypeScript, each under its name in Pascal case or another that is given. */
export async function typesOf(
  schemas: Readonly<Record<string, object>>,
  names: Readonly<Record<string, string>> = {},
): Promise<string> {
  const typeName = (name: string): string =>
    names[name] ?? name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  // Compiled as one document: apart, each would bring its own copy of the shared types.
  const definitions = Object.entries(schemas).map(([name, schema]) => [typeName(name), simplified(schema, typeName)]);
  const document = { $defs: Object.fromEntries(definitions) };
  const text = await compile(document as JSONSchema, 'Everything', {
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  });
  return text.replace(/export interface Everything \{[^}]*\}\n/, '').replace(THEIR_NOTE, '');
}

/** The compiler tells in each comment where a type came from, which is of no use to its reader. */
const THEIR_NOTE =
  /\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n| \*\n \* This interface was referenced by.*\n \* via the `definition` .*\n/g;

/** TypeScript cannot say how long a text or how large a number is; a regular expression would only confuse it. */
const SIZES = ['$schema', 'pattern', 'minLength', 'minimum', 'maximum'];

function simplified(schema: unknown, typeName: (name: string) => string): unknown {
  if (Array.isArray(schema)) return schema.map((part) => simplified(part, typeName));
  if (schema === null || typeof schema !== 'object') return schema;
  if ('prefixItems' in schema) return simplified(tuple(schema), typeName);
  const kept = Object.entries(schema).filter(([key]) => !SIZES.includes(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === '$ref' ? `#/$defs/${typeName((value as string).split('/').at(-1)!)}` : simplified(value, typeName),
    ]),
  );
}

/** The compiler knows a tuple only as older drafts wrote it, and takes one in today's words for a list that is always empty. */
function tuple({ prefixItems, ...rest }: { readonly prefixItems?: unknown }): object {
  return { ...rest, items: prefixItems, additionalItems: false };
}
