import type { OneTaskThread } from '../one-task-thread.ts';
import type { MirrorJob } from './write-mirror.ts';

/** The mirror while another thread writes it. */
export interface MirrorWork {
  /** When it began. */
  readonly started: number;
  /** Waits for its end, and tells meanwhile how many matrices are packed. */
  finish(onPacked: (matrices: number) => void): Promise<void>;
}

/** Begins at once: the mirror takes as long as everything else that the build does. */
export function mirrorInThread(thread: OneTaskThread<MirrorJob>, job: MirrorJob, signal?: AbortSignal): MirrorWork {
  let packed = 0;
  let tell: (matrices: number) => void = () => {};
  const done = thread.run(job, signal, (matrices) => tell((packed = matrices as number)));
  // Its failure is thrown to whoever finishes it.
  done.catch(() => {});
  return {
    started: performance.now(),
    finish(onPacked) {
      tell = onPacked;
      tell(packed);
      return done;
    },
  };
}
