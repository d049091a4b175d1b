/** A build that cannot go on for a reason its user can mend. Shown as one line, without a stack trace. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** By its name: the compiled build has a class of its own. */
export function isBuildError(error: unknown): error is BuildError {
  return error instanceof Error && error.name === 'BuildError';
}
