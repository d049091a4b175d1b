export const clientMessages: typeof import('../es/client-messages.ts').clientMessages = {
  expected: "Expected 'YYYY-MM-DD', for example '1990-06-15', or { day: 15, month: 6, year: 1990 }.",
  instant: 'A Date object is an instant: its day depends on the time zone.',
  noConnection: 'There is no connection to the API.',
};

/**
 * @example wrongArgument(0, '"x" is not a date.') // 'First argument: "x" is not a date.'
 */
export const wrongArgument = (place: number, problem: string): string =>
  `${['First', 'Second'][place]} argument: ${problem}`;

/** Details of an error response besides `error`. */
interface ErrorDetails {
  readonly retryAfterSeconds?: number;
  readonly validNumbers?: readonly number[];
}

const noSuchNumber = ({ validNumbers = [] }: ErrorDetails): string =>
  `No such number; valid numbers are ${validNumbers.join(', ')}.`;

/** Explanations by `error`. For developers, in English only. */
export const reasons = {
  'Invalid date': () => 'The date must exist and be in a year from 1900 to 2100 that this API has.',
  'Invalid name': () => 'A name has 1 to 100 characters: Latin letters, spaces, hyphens, apostrophes and periods.',
  'Invalid option': () =>
    'A picture takes detail=simple or full, theme=light or dark, width from 100 to 2000, and format=link or story.',
  'Number not found': noSuchNumber,
  'Arcanum not found': noSuchNumber,
  'Chart not found': () => 'No date has these three numbers.',
  'Not found': () => 'Nothing was found at this path; check baseUrl, and that the API is as new as this client.',
  'Method not allowed': () => 'The API is read-only.',
  'Too many requests': ({ retryAfterSeconds }: ErrorDetails) =>
    `The rate limit is reached; wait ${retryAfterSeconds ?? 'some'} seconds. For many dates, use calendar(year).`,
  'Internal error': () => 'The API failed; try again later.',
  'Unexpected answer': () => 'The response is not from this API; check baseUrl.',
  'No answer': () =>
    'The API cannot be reached, or the connection broke off; check baseUrl and the network. The cause has the details.',
};
