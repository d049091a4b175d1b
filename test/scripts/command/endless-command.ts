import { runCommand } from '../../../scripts/command/run-command.ts';

// A command that runs until it is aborted, for run-command.test.ts.
void runCommand(async (signal) => {
  const work = setInterval(() => {}, 1_000);
  console.log(`running as ${process.pid}`);
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  clearInterval(work);
  signal.throwIfAborted();
});
