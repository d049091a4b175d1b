/** What the threads that write matrices know of each other. Atomic numbers in shared memory, so that nobody waits. */
export interface SharedWork {
  /** The next piece of work that nobody has taken yet. */
  take(): number;
  /** Counts files as written. */
  add(files: number): void;
  /** By all threads together. */
  written(): number;
  /** Asks every thread to stop after its piece. */
  stop(): void;
  stopped(): boolean;
  /** To be given to another thread. */
  readonly memory: SharedArrayBuffer;
}

const NEXT = 0;
const WRITTEN = 1;
const STOPPED = 2;
const FIELDS = 3;

export function sharedWork(memory = new SharedArrayBuffer(FIELDS * Int32Array.BYTES_PER_ELEMENT)): SharedWork {
  const fields = new Int32Array(memory);
  return {
    take: () => Atomics.add(fields, NEXT, 1),
    add(files) {
      Atomics.add(fields, WRITTEN, files);
    },
    written: () => Atomics.load(fields, WRITTEN),
    stop() {
      Atomics.store(fields, STOPPED, 1);
    },
    stopped: () => Atomics.load(fields, STOPPED) === 1,
    memory,
  };
}
