import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './content-fixture.ts';

export function readDocument(name: string): string {
  return readFileSync(path.join(ROOT, name), 'utf8');
}

export interface Command {
  readonly command: string;
  /** The text after `#`: a note or the expected output. */
  readonly comment: string | undefined;
}

/** The commands in a document's shell blocks, in order. */
export function commandsOf(text: string): Command[] {
  return [...text.matchAll(/^```(?:sh|console)\n([\s\S]*?)^```/gm)].flatMap(([block, lines]) => {
    const typed = block.startsWith('```console')
      ? [...lines!.matchAll(/^\$ (.*)$/gm)].map(([, line]) => line!)
      : lines!.trimEnd().split('\n');
    return typed.map((line) => {
      const [command, comment] = line.split(/ +# /);
      return { command: command!, comment };
    });
  });
}

/** The tables of a document: rows of cells, without the line under the head. */
export function tablesOf(text: string): string[][][] {
  return [...text.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) =>
    table
      .trimEnd()
      .split('\n')
      .filter((_, i) => i !== 1)
      .map((row) =>
        row
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      ),
  );
}

/** A document's headings, paragraphs, tables and blocks of code, in order. */
export function blocksOf(text: string): string[] {
  return text
    .trim()
    .split(/(^```[\s\S]*?^```$)/m)
    .flatMap((part) => (part.startsWith('```') ? [part] : part.split(/\n{2,}/)))
    .map((block) => block.trim())
    .filter((block) => block !== '');
}

/** The kind of a block and what is the same in every language: code, links and numbers, in any order. */
export function sharedFacts(block: string): { readonly kind: string; readonly facts: readonly string[] } {
  const kind = /^(?:#+|```\w*|\||<img|\[!\[)/.exec(block)?.[0] ?? 'paragraph';
  if (kind.startsWith('```')) return { kind, facts: [] };
  const code = [...block.matchAll(/`[^`]+`/g)].map(([found]) => found);
  const words = block.replace(/`[^`]+`|\]\([^)]*\)|src="[^"]*"/g, ' ');
  // 73,414 is 73 414 in Spanish, 4.5 is 4,5, and a number of four digits has no separator there.
  const numbers = [...words.matchAll(/\d+(?:[.,\u202f\u00a0 ]\d+)*/g)].map(([found]) => found.replace(/[^\d]/g, ''));
  return { kind, facts: [...new Set([...code, ...numbers])].sort() };
}
