import { clientMessages } from './client-messages.ts';
import { dates } from './dates.ts';
import { errors } from './errors.ts';
import { names } from './names.ts';

/** The messages that the client needs without a response of the API. */
export const client = { client: clientMessages, dates, errors, names };
