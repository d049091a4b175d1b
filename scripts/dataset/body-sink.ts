/** A file that grows by one API body after another and never holds more than a few of them in memory. */
export interface BodySink {
  add(name: string, content: Buffer): Promise<void>;
  close(): Promise<void>;
  /** Gives up: the file stays unfinished. After `close` it does nothing. */
  abort(): void;
}
