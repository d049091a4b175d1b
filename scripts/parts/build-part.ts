import type { CalendarDate } from '../../src/contract/calendar-date.ts';
import type { Content } from '../../src/domain/content.ts';
import type { MirrorWork } from '../dataset/mirror-work.ts';
import type { MatrixTask } from '../matrices/write-matrices.ts';
import type { OneTaskThread } from '../one-task-thread.ts';
import type { ProgressStream } from '../progress.ts';
import type { Trees } from '../write-files.ts';

/** What every part of the build works on. Its `folder` becomes `dist/` when all parts are done. */
export interface BuildContext extends Trees {
  /** The project's folder, with sources and libraries. */
  readonly root: string;
  readonly content: Content;
  readonly site: string;
  readonly years: { readonly first: number; readonly last: number };
  /** Every date of those years, oldest first. */
  readonly dates: readonly CalendarDate[];
  /** A second thread for the matrices; without it, this one writes them all. */
  readonly matrixThread?: OneTaskThread<MatrixTask> | undefined;
  /** The archive, when another thread is at it already; without it, the dataset's part writes it. */
  readonly mirror?: MirrorWork | undefined;
  readonly log: ProgressStream;
  readonly signal: AbortSignal | undefined;
}

/** Writes one part of the output and returns how many files it wrote. Parts never write the same file. */
export type BuildPart = (context: BuildContext) => Promise<number>;
