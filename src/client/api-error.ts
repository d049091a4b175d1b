import { type ErrorText as ApiErrorText, ERROR_NAMES } from '../http/errors.ts';

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
    this.reason = details.reason ?? reasonOf(error, details);
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.validNumbers = details.validNumbers;
  }
}

/** The reason for an answer that has only its `error`. */
function reasonOf(error: ErrorText, details: { retryAfterSeconds?: number; validNumbers?: readonly number[] }): string {
  switch (error) {
    case 'Invalid date':
      return 'The date must exist and be in a year from 1900 to 2100 that this API has.';
    case 'Invalid name':
      return 'A name has 1 to 100 Latin letters, with spaces, hyphens, apostrophes and full stops between them.';
    case 'Invalid option':
      return 'A picture takes detail=simple or full, tema=claro or oscuro, and ancho from 100 to 2000.';
    case 'Number not found':
    case 'Arcanum not found':
      return `No such number; valid numbers are ${(details.validNumbers ?? []).join(', ')}.`;
    case 'Chart not found':
      return 'No date has these three numbers.';
    case 'Not found':
      return 'Nothing was found at this path; check baseUrl, and that the API is as new as this client.';
    case 'Method not allowed':
      return 'The API is read-only.';
    case 'Too many requests':
      return `The rate limit is reached; wait ${details.retryAfterSeconds ?? 'some'} seconds. For many dates, use calendar(year).`;
    case 'Internal error':
      return 'The API failed; try again later.';
    case 'Unexpected answer':
      return 'The response is not from this API.';
    case 'No answer':
      return 'The API cannot be reached, or the connection broke off; check baseUrl and the network. The cause has the details.';
  }
}
