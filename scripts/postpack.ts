import { runCommand } from './command/run-command.ts';
import { restoreReadme } from './prepack/package-readme.ts';

await runCommand(restoreReadme);
