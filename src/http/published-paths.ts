import { ANSWERS, type AnswerWords } from '../words/answers.ts';
import { COMPLETE, type Language } from '../words/language.ts';
import type { SitePaths } from '../words/page-paths.ts';

/** The page paths of every complete language, for code that serves all of them. */
export const PUBLISHED_PATHS = COMPLETE.map((language) => ANSWERS[language].paths) as [SitePaths, ...SitePaths[]];
export const [FIRST_PATHS] = PUBLISHED_PATHS;

/** The language of a page, by its path: each language but the first has its own folder. */
export function languageOfPage(path: string): Language {
  const [first, ...others] = COMPLETE;
  return others.find((language) => `${path}/`.startsWith(ANSWERS[language].paths.home)) ?? first;
}

/** The words of a page, by its path. */
export function wordsOfPage(path: string): AnswerWords {
  return ANSWERS[languageOfPage(path)];
}

/** The documentation pages, which are also served as Markdown. */
export const DOCUMENTATION: readonly string[] = PUBLISHED_PATHS.flatMap((paths) => {
  const { docs, method, dataset, license } = paths;
  return [docs, method, dataset, license];
});

/** The pages that an edge function or the server writes dates into. */
export const DATED_PAGES: readonly string[] = PUBLISHED_PATHS.flatMap((paths) => {
  const { profiles, couples, numbers } = paths;
  return [profiles, couples, numbers];
});
