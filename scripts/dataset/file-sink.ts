import { closeSync, openSync, writeSync } from 'node:fs';

/** A new file that is written in order, at once and in large pieces. */
export interface FileSink {
  write(bytes: Uint8Array): void;
  /** Writes what is left. */
  end(): void;
  readonly ended: boolean;
  /** Lets go of the file, whether it is complete or not. */
  close(): void;
}

const BUFFER_BYTES = 1_048_576;

/** Fails if the file is there already. */
export function openFileSink(path: string): FileSink {
  let file: number | undefined = openSync(path, 'wx');
  const buffer = new Uint8Array(BUFFER_BYTES);
  let length = 0;
  let ended = false;

  function writeAll(bytes: Uint8Array): void {
    if (file === undefined) throw new Error(`${path} is closed`);
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
  }
  function flush(): void {
    writeAll(buffer.subarray(0, length));
    length = 0;
  }

  return {
    write(bytes) {
      if (length + bytes.length > BUFFER_BYTES) flush();
      if (bytes.length > BUFFER_BYTES) return writeAll(bytes);
      buffer.set(bytes, length);
      length += bytes.length;
    },
    end() {
      flush();
      ended = true;
    },
    get ended() {
      return ended;
    },
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}
