/** Fits a ten-line stack, but not the megabytes that a library may quote from a reply. */
const MAX_CHARACTERS = 2_000;

/**
 * A problem as logged. Only the stack of an error: its properties and causes may hold what it failed on, such as a URL with a name
 * in it. Terminal escapes are removed.
 */
export function logText(problem: unknown): string {
  const text = (problem instanceof Error && problem.stack) || String(problem);
  return `${text.slice(0, MAX_CHARACTERS)}${text.length > MAX_CHARACTERS ? '…' : ''}`.replace(/[^\P{Cc}\n]/gu, '');
}
