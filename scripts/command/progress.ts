/** Where progress goes: a terminal gets one line that is redrawn, a log gets a few plain lines. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  /** So much more is done. */
  advance(count: number): void;
  done(): void;
}

const BAR_WIDTH = 30;
const REDRAW_MS = 100;
/** A log line every quarter says that work goes on without filling the log. */
const LOG_STEPS = 4;

/**
 * Shows how far a long piece of work has come.
 *
 * @example const progress = showProgress(process.stderr, 'Writing files', 73_414);
 */
export function showProgress(stream: ProgressStream, label: string, total: number, now = Date.now): Progress {
  const draw = stream.isTTY ? terminalBar(stream, label, total, now) : logLines(stream, label, total);
  let count = 0;
  return {
    advance(by) {
      count += by;
      draw(count);
    },
    done() {
      if (stream.isTTY) stream.write('\r\x1b[K');
    },
  };
}

function terminalBar(stream: ProgressStream, label: string, total: number, now: () => number): (count: number) => void {
  let drawnAt = -Infinity;
  return (count) => {
    if (now() - drawnAt < REDRAW_MS && count < total) return;
    drawnAt = now();
    const filled = Math.round((count / total) * BAR_WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    stream.write(`\r${label} ${bar} ${Math.floor((count / total) * 100)} %`);
  };
}

function logLines(stream: ProgressStream, label: string, total: number): (count: number) => void {
  let step = 0;
  return (count) => {
    const reached = Math.floor((count / total) * LOG_STEPS);
    if (reached <= step) return;
    step = reached;
    stream.write(`${label}: ${count} of ${total}\n`);
  };
}
