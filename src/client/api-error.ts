import { type ErrorText as ApiErrorText, ERROR_NAMES } from '../http/errors.ts';
import { reasons } from '../words/en/client.ts';

/** The fixed `error` texts of the API, `Unexpected answer` for anything that is not one of its answers, `No answer` for none. */
export type ErrorText = ApiErrorText | 'Unexpected answer' | 'No answer';
export const ERROR_TEXTS = Object.keys(ERROR_NAMES) as readonly ErrorText[];

/** What every method of the client throws when it has no answer, unless the caller aborted or the time was up. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Status of the answer; 400 without a request when a date is refused beforehand; 0 if none came, for which `cause` has the reason. */
  readonly status: number;
  readonly error: ErrorText;
  /** What is wrong, in English, for the programmer. `message` is the API's, in Spanish, for the person who uses the program. */
  readonly reason: string;
  /** On 429: seconds to wait. */
  readonly retryAfterSeconds: number | undefined;
  /** On an unknown number: the valid ones. */
  readonly validNumbers: readonly number[] | undefined;

  constructor(
    status: number,
    error: ErrorText,
    message: string,
    details: { reason?: string; retryAfterSeconds?: number; validNumbers?: readonly number[]; cause?: unknown } = {},
  ) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined);
    this.status = status;
    this.error = error;
    this.reason = details.reason ?? reasons[error](details);
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.validNumbers = details.validNumbers;
  }
}
