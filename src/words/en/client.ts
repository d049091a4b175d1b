import { clientMessages } from './client-messages.ts';
import { dates } from './dates.ts';
import { errors } from './errors.ts';
import { names } from './names.ts';

export const client: typeof import('../es/client.ts').client = { client: clientMessages, dates, errors, names };
