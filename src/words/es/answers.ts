import { sitePaths } from '../page-paths.ts';
import { citations } from './citations.ts';
import { dates, longDate, spelling } from './dates.ts';
import { errors } from './errors.ts';
import { names } from './names.ts';
import { addresses } from './pages/addresses.ts';
import { card } from './pages/card.ts';
import { oembed } from './pages/oembed.ts';
import { previews } from './pages/previews.ts';
import { star } from './pages/star.ts';
import { pictureOptions } from './picture-options.ts';

/** The words of responses: all that a running service needs. `index.ts` adds the words of documents. */
export const answers = {
  citations,
  dates,
  errors,
  names,
  paths: sitePaths(addresses),
  longDate,
  oembed,
  previews,
  spelling,
  card,
  star,
  pictureOptions,
};
