import type { CalendarDate } from '../../src/calendar/dates.ts';
import type { Content } from '../../src/content/content-schema.ts';
import type { PageTexts } from '../../src/content/page-texts.ts';
import type { Limits } from '../../src/settings/rate-limits.ts';
import type { Language } from '../../src/words/language.ts';
import type { Words } from '../../src/words/words.ts';
import type { ProgressStream } from '../command/progress.ts';

/** What a language brings. */
export interface Edition {
  readonly language: Language;
  readonly content: Content;
  /** Only a complete language has them. */
  readonly pages: PageTexts | undefined;
  readonly words: Words;
}

/** What every part of the build works with: that of the first language, and the other languages beside it. The `folder` becomes the output when all parts are done. */
export interface BuildContext extends Edition {
  readonly others: readonly Edition[];
  /** All of them. */
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
