import { type ErrorText as ApiErrorText, ERROR_NAMES } from '../http/errors.ts';
import { reasons } from '../words/en/client-messages.ts';

/** The API's fixed `error` texts, `Unexpected answer` for a response that is not the API's, `No answer` if none came. */
export type ErrorText = ApiErrorText | 'Unexpected answer' | 'No answer';
export const ERROR_TEXTS = Object.keys(ERROR_NAMES) as readonly ErrorText[];

/** What every client method throws on failure, unless the caller aborted or the request timed out. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 400 without a request if a date is invalid; 0 if no response came (`cause` has the reason). */
  readonly status: number;
  readonly error: ErrorText;
  /** What went wrong, in English, for developers. `message` is the API's, in the client's language, for end users. */
  readonly reason: string;
  /** On 429: the seconds to wait. */
  readonly retryAfterSeconds: number | undefined;
  /** For an unknown number: the valid ones. */
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
