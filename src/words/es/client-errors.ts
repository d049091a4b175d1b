import { client } from './client.ts';
import { dates } from './dates.ts';
import { errors } from './errors.ts';
import { names } from './names.ts';

/** The messages that the client needs without a response of the API. */
export const clientErrors = { client, dates, errors, names };
