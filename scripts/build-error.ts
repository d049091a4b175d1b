/** A build that cannot go on for a reason its user can mend. Shown as one line, without a stack trace. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}
