import { ANSWERS } from './answers.ts';
import * as enDates from './en/dates.ts';
import { oembed as enOembed } from './en/pages/oembed.ts';
import { previews as enPreviews } from './en/pages/previews.ts';
import * as esDates from './es/dates.ts';
import { oembed as esOembed } from './es/pages/oembed.ts';
import { previews as esPreviews } from './es/pages/previews.ts';
import type { Language } from './language.ts';

const es = {
  ...ANSWERS.es,
  longDate: esDates.longDate,
  oembed: esOembed,
  previews: esPreviews,
  spelling: esDates.spelling,
};

/** What is said of a link to a page with dates. */
export const PREVIEW_WORDS: Readonly<Record<Language, typeof es>> = {
  es,
  en: { ...ANSWERS.en, longDate: enDates.longDate, oembed: enOembed, previews: enPreviews, spelling: enDates.spelling },
};
