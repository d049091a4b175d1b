import { citations } from './citations.ts';
import { dates } from './dates.ts';
import { errors } from './errors.ts';
import { names } from './names.ts';

export const answers: typeof import('../es/answers.ts').answers = { citations, dates, errors, names };
