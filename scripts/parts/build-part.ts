import type { CalendarDate } from '../../src/contract/calendar-date.ts';
import type { Content } from '../../src/domain/content.ts';
import type { ProgressStream } from '../progress.ts';

/** What every part of the build works on. */
export interface BuildContext {
  readonly content: Content;
  readonly site: string;
  readonly dates: readonly CalendarDate[];
  /** The folder that becomes `dist/` when all parts are done. */
  readonly folder: string;
  readonly log: ProgressStream;
  readonly signal: AbortSignal | undefined;
}

/** Writes one part of the output and returns how many files it wrote. Parts never write the same file. */
export type BuildPart = (context: BuildContext) => Promise<number>;
