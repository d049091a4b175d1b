import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Another thread, which does one task. */
export interface OneTaskThread<Task> {
  /** Resolves when the thread is done, rejects when it failed or the signal says stop. To be called once. */
  run(task: Task, signal?: AbortSignal, onMessage?: (message: unknown) => void): Promise<void>;
  /** Ends the thread, whatever it is doing. */
  dismiss(): Promise<void>;
}

/** Starts it from compiled code. A thread takes long to start, so let it do that before there is work. */
export function startThread<Task>(file: URL): OneTaskThread<Task> {
  // Without the options of this process, whose loaders a compiled file does not need.
  const worker = new Worker(file, { execArgv: [] });
  const ended = once(worker, 'exit');
  // Thrown to whoever waits for it; if nobody does, the thread had nothing to fail at.
  ended.catch(() => {});
  return {
    async run(task, signal, onMessage = () => {}) {
      signal?.addEventListener('abort', () => void worker.terminate(), { once: true });
      worker.on('message', onMessage);
      worker.postMessage(task);
      await ended;
      signal?.throwIfAborted();
    },
    async dismiss() {
      await worker.terminate();
    },
  };
}
