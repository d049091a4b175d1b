import type { Words } from './words.ts';

type Descriptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What is said about a path of a published schema or of a named part of one. */
export function describePath({ schemas }: Words, schema: string, path: string): string | undefined {
  return (schemas as Descriptions)[schema]?.[path];
}

/** What a field is, wherever it is; one that is called by a number holds the number's text. */
export function describeName({ fields }: Words, name: string): string | undefined {
  return (fields as Readonly<Record<string, string>>)[/^[0-9]+$/.test(name) ? 'text' : name];
}

/** What a field of a schema is; a part that several schemas share has words of its own. */
export function describeField(words: Words, schema: string, path: string, part?: string): string {
  const text =
    describePath(words, schema, path) ??
    (part === undefined ? undefined : describePath(words, part, '')) ??
    describeName(words, path.replace(/.*\./, ''));
  if (text === undefined) throw new Error(`nothing describes ${path} of ${schema}`);
  return text;
}
