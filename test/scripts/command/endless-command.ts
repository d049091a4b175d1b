import { runCommand } from '../../../scripts/command/run-command.ts';

// Commands that run until they are aborted, for run-command.test.ts; one of them does not take the signal.
const start = (): NodeJS.Timeout => {
  console.log(`running as ${process.pid}`);
  return setInterval(() => {}, 1_000);
};
const untilKilled = async (): Promise<void> => {
  start();
  await new Promise(() => {});
};
const untilAborted = async (signal: AbortSignal): Promise<void> => {
  const work = start();
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  clearInterval(work);
  signal.throwIfAborted();
};
void runCommand(process.env.WITHOUT_SIGNAL ? untilKilled : untilAborted);
