/** A stack of ten lines fits; what a library quotes from a reply of megabytes does not. */
const MAX_CHARACTERS = 2_000;

/**
 * A problem as it is logged. Of an error the stack alone: its properties and causes may hold what it failed on, such as an
 * address with a name in it. Escapes for terminals are dropped.
 */
export function logText(problem: unknown): string {
  const text = (problem instanceof Error && problem.stack) || String(problem);
  return `${text.slice(0, MAX_CHARACTERS)}${text.length > MAX_CHARACTERS ? '…' : ''}`.replace(/[^\P{Cc}\n]/gu, '');
}
