import type { Words } from './words.ts';

type Descriptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The description of a path of a published schema, or of a named part of one. */
export function describePath({ schemas }: Words, schema: string, path: string): string | undefined {
  return (schemas as Descriptions)[schema]?.[path];
}

/** A field's general description; a field named by a number holds that number's text. */
export function describeName({ fields }: Words, name: string): string | undefined {
  return (fields as Readonly<Record<string, string>>)[/^[0-9]+$/.test(name) ? 'text' : name];
}

/** A schema field's description; shared parts have their own words. */
export function describeField(words: Words, schema: string, path: string, part?: string): string {
  const text =
    describePath(words, schema, path) ??
    (part === undefined ? undefined : describePath(words, part, '')) ??
    describeName(words, path.replace(/.*\./, ''));
  if (text === undefined) throw new Error(`nothing describes ${path} of ${schema}`);
  return text;
}
