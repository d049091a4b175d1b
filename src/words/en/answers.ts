import { sitePaths } from '../page-paths.ts';
import { citations } from './citations.ts';
import { dates } from './dates.ts';
import { errors } from './errors.ts';
import { names } from './names.ts';
import { addresses } from './pages/addresses.ts';
import { card } from './pages/card.ts';
import { star } from './pages/star.ts';
import { pictureOptions } from './picture-options.ts';

export const answers: typeof import('../es/answers.ts').answers = {
  citations,
  dates,
  errors,
  names,
  paths: sitePaths(addresses),
  card,
  star,
  pictureOptions,
};
