import { buildCommand } from './build/build-site.ts';
import { runCommand } from './command/run-command.ts';

await runCommand((signal) => buildCommand(process.argv.slice(2), signal));
