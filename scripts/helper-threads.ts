import type { PartName } from './build-site.ts';
import { mirrorInThread } from './dataset/mirror-work.ts';
import type { MirrorJob } from './dataset/write-mirror.ts';
import type { MatrixTask } from './matrices/write-matrices.ts';
import { startThread } from './one-task-thread.ts';
import type { BuildContext } from './parts/build-part.ts';

/** The compiled code of what can go on beside the build. */
export interface BuildThreads {
  readonly matrices: URL;
  readonly mirror: URL;
}

export interface HelperThreads {
  /** Gives them their work, and the parts what they need to know of it. */
  begin(context: BuildContext): Pick<BuildContext, 'matrixThread' | 'mirror'>;
  dismiss(): Promise<void>;
}

/**
 * Starts those that these parts need. A builder has two cores, but with both helpers there are three threads: the mirror
 * and the rest take about as long, and whichever is behind at the end, no core waits for it.
 */
export function startHelpers(files: BuildThreads, parts: readonly PartName[]): HelperThreads {
  const matrixThread = parts.includes('api') ? startThread<MatrixTask>(files.matrices) : undefined;
  const mirrorThread = parts.includes('dataset') ? startThread<MirrorJob>(files.mirror) : undefined;
  return {
    begin: ({ content, site, years, folder, signal }) => ({
      matrixThread,
      mirror: mirrorThread && mirrorInThread(mirrorThread, { content, site, years, folder }, signal),
    }),
    async dismiss() {
      await Promise.all([matrixThread?.dismiss(), mirrorThread?.dismiss()]);
    },
  };
}
