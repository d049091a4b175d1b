import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './content-fixture.ts';

export function readDocument(name: string): string {
  return readFileSync(path.join(ROOT, name), 'utf8');
}

export interface Command {
  readonly command: string;
  /** What follows `#`: a note for a person, or what is printed. */
  readonly comment: string | undefined;
}

/** The commands of a document's blocks for a shell, in order. */
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
