/** Where progress goes: a terminal gets one redrawn line, a log a few plain ones. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const BAR_WIDTH = 30;
const REDRAW_MS = 100;
/** A log line per quarter shows progress without filling the log. */
const LOG_STEPS = 4;

/**
 * @example const progress = showProgress(process.stderr, 'Writing files', 73_414);
 */
export function showProgress(stream: ProgressStream, label: string, total: number, now = Date.now) {
  let [count, step, drawnAt] = [0, 0, -Infinity];
  const drawBar = (): void => {
    if (now() - drawnAt < REDRAW_MS && count < total) return;
    drawnAt = now();
    const filled = Math.round((count / total) * BAR_WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    stream.write(`\r${label} ${bar} ${Math.floor((count / total) * 100)} %`);
  };
  const log = (): void => {
    const reached = Math.floor((count / total) * LOG_STEPS);
    if (reached > step) stream.write(`${label}: ${count} of ${total}\n`);
    step = Math.max(step, reached);
  };
  return {
    advance(by: number): void {
      count += by;
      if (stream.isTTY) drawBar();
      else log();
    },
    done(): void {
      if (stream.isTTY) stream.write('\r\x1b[K');
    },
  };
}
