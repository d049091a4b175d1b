/** A failure that its user can mend. Shown as one line, without a stack trace. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
