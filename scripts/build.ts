import { runCommand, UserError } from './command/run-command.ts';

await runCommand(async (signal) => {
  const { buildCommand } = await import('./build/build-site.ts').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const cause = { cause: error };
    throw new UserError('a build needs the dev dependencies: run npm ci without --omit=dev', cause);
  });
  await buildCommand(process.argv.slice(2), signal);
});
