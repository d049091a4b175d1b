import { client } from './client.ts';
import { dates } from './dates.ts';
import { errors } from './errors.ts';
import { names } from './names.ts';

/** What the client needs to say itself, without a response of the API. */
export const clientErrors = { client, dates, errors, names };
