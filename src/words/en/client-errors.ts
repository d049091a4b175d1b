import { client } from './client.ts';
import { dates } from './dates.ts';
import { errors } from './errors.ts';
import { names } from './names.ts';

export const clientErrors: typeof import('../es/client-errors.ts').clientErrors = { client, dates, errors, names };
