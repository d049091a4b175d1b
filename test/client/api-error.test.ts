import { expect, it } from 'vitest';
import { ApiError, ERROR_TEXTS, type ErrorText } from '../../src/client/api-error.ts';

/** What the reason of each is about. */
const REASONS: Readonly<Record<ErrorText, RegExp>> = {
  'Invalid date': /^The date must exist/,
  'Invalid name': /^A name has 1 to 100 Latin letters/,
  'Number not found': /^No such number; valid numbers are 1, 2\.$/,
  'Arcanum not found': /^No such number; valid numbers are 1, 2\.$/,
  'Chart not found': /^No date has these three numbers/,
  'Not found': /^Nothing was found at this path/,
  'Method not allowed': /read-only/,
  'Too many requests': /wait 7 seconds/,
  'Internal error': /^The API failed/,
  'Unexpected answer': /not from this API/,
  'Invalid option': /^A picture takes detail=simple or full/,
  'No answer': /^The API cannot be reached/,
};

it.each([...ERROR_TEXTS, 'Unexpected answer', 'No answer'] as const)('%s has its own reason in English', (error) => {
  const details = { retryAfterSeconds: 7, validNumbers: [1, 2] };
  expect(new ApiError(500, error, 'Espera.', details).reason).toMatch(REASONS[error]);
});
