import type { CalendarDate } from '../../src/calendar/dates.ts';
import type { Content } from '../../src/content/content-schema.ts';
import type { PageTexts } from '../../src/content/page-texts.ts';
import type { Limits } from '../../src/settings/rate-limits.ts';
import type { Language } from '../../src/words/language.ts';
import type { Words } from '../../src/words/words.ts';
import type { ProgressStream } from '../command/progress.ts';

/** The content of one language. */
export interface Edition {
  readonly language: Language;
  readonly content: Content;
  /** Only in a complete language. */
  readonly pages: PageTexts | undefined;
  readonly words: Words;
}

/** What all parts of the build share: the first language's edition and the others. `folder` becomes the output when all are done. */
export interface BuildContext extends Edition {
  readonly others: readonly Edition[];
  readonly editions: readonly Edition[];
  /** The texts that the dataset takes English names from. */
  readonly english: Content;
  readonly site: string;
  readonly limits: Limits;
  readonly years: { readonly first: number; readonly last: number };
  /** Every date of those years, oldest first. */
  readonly dates: readonly CalendarDate[];
  /** Hash of the build's inputs. */
  readonly inputs: string;
  readonly folder: string;
  readonly log: ProgressStream;
  readonly signal: AbortSignal | undefined;
}
