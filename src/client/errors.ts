/** The fixed `error` texts of the API, and `Unexpected answer` for anything that is not one of its answers. */
export const ERROR_TEXTS = [
  'Invalid date',
  'Number not found',
  'Arcanum not found',
  'Chart not found',
  'Not found',
  'Method not allowed',
  'Too many requests',
  'Internal error',
  'Unexpected answer',
] as const;
export type ErrorText = (typeof ERROR_TEXTS)[number];

/** What every method of the client throws when there is no answer, apart from aborts and network failures. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Status of the answer; 400 without a request when a date is refused beforehand. */
  readonly status: number;
  readonly error: ErrorText;
  /** On 429: seconds to wait. */
  readonly retryAfterSeconds: number | undefined;
  /** On an unknown number: the valid ones. */
  readonly validNumbers: readonly number[] | undefined;

  constructor(
    status: number,
    error: ErrorText,
    message: string,
    details: { retryAfterSeconds?: number; validNumbers?: readonly number[] } = {},
  ) {
    super(message);
    this.status = status;
    this.error = error;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.validNumbers = details.validNumbers;
  }
}
