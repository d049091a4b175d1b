import { runCommand } from './command/run-command.ts';
import { verifyCommand } from './verify/verify-dist.ts';

await runCommand((signal) => verifyCommand(process.argv.slice(2), signal));
