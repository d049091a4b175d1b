import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { MatrixJob } from './write-share.ts';

/** A second thread that writes matrices. */
export interface MatrixHelper {
  /** Resolves when the thread has nothing left to take, rejects when it failed. To be called once. */
  help(task: MatrixTask): Promise<void>;
  /** Ends the thread, whatever it is doing. */
  dismiss(): Promise<void>;
}

export interface MatrixTask {
  readonly job: MatrixJob;
  /** Of the {@link SharedWork} that its threads take from. */
  readonly memory: SharedArrayBuffer;
}

/** Starts it from the compiled `helper-thread.ts`. A thread takes long to start, so let it do that before there is work. */
export function startMatrixHelper(file: URL): MatrixHelper {
  // Without the options of this process, whose loaders a compiled file does not need.
  const worker = new Worker(file, { execArgv: [] });
  const ended = once(worker, 'exit');
  // Thrown to whoever waits for it; if nobody does, the thread had nothing to fail at.
  ended.catch(() => {});
  return {
    async help(task) {
      worker.postMessage(task);
      await ended;
    },
    async dismiss() {
      await worker.terminate();
    },
  };
}
