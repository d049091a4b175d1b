import { sitePaths } from '../page-paths.ts';
import { citations } from './citations.ts';
import { dates } from './dates.ts';
import { errors } from './errors.ts';
import { names } from './names.ts';
import { addresses } from './pages/addresses.ts';

/** The words of responses: all that a running service needs. `index.ts` adds what documents say about them. */
export const answers = { citations, dates, errors, names, paths: sitePaths(addresses) };
