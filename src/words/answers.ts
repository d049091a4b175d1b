import { answers as en } from './en/answers.ts';
import { answers as es } from './es/answers.ts';
import { COMPLETE, LANGUAGES, type Language } from './language.ts';

/** The words of responses, without those of documents, which would be most of a program's size. */
export type AnswerWords = typeof es;

const WRITTEN: Readonly<Record<Language, AnswerWords>> = { es, en };

/** A language without pages links to the first language's. */
export const ANSWERS = Object.fromEntries(
  LANGUAGES.map((language) => {
    const { paths } = WRITTEN[COMPLETE.includes(language) ? language : COMPLETE[0]];
    return [language, { ...WRITTEN[language], paths }];
  }),
) as typeof WRITTEN;
