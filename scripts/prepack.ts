import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import fs from 'fs-extra';
import { runCommand } from './command/run-command.ts';
import { apiTypes } from './prepack/api-types.ts';

const root = path.resolve(import.meta.dirname, '..');
const lib = path.join(root, 'lib');

/** Compiles the client to `lib/`, which is all that the package holds besides its README. */
await runCommand(async () => {
  await fs.remove(lib);
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.package.json'], { cwd: root, stdio: 'inherit' });
  // The types come from the JSON Schemas instead, so that users of the package need no Zod.
  for (const name of ['api', 'domain/content.js', 'domain/content.d.ts']) await fs.remove(path.join(lib, name));
  await fs.writeFile(path.join(lib, 'client', 'api-types.d.ts'), await apiTypes());
});
