import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import fs from 'fs-extra';
import { runCommand } from './command/run-command.ts';
import { apiTypes } from './prepack/api-types.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'package');
const lib = path.join(folder, 'lib');

/** Of the manifest, what is about this repository and not about the client: users of the package install nothing else. */
const NOT_PUBLISHED = ['private', 'scripts', 'dependencies', 'devDependencies', 'overrides', 'scarfSettings'];

/** Writes the package to `package/`: the compiled client, its manifest, README and licence. */
await runCommand(async () => {
  await fs.remove(folder);
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.package.json'], { cwd: root, stdio: 'inherit' });
  // The types come from the JSON Schemas instead, so that users of the package need no Zod.
  for (const name of ['api', 'domain/content.js', 'domain/content.d.ts']) await fs.remove(path.join(lib, name));
  await fs.writeFile(path.join(lib, 'client', 'api-types.d.ts'), await apiTypes());
  const manifest = Object.entries((await fs.readJson(path.join(root, 'package.json'))) as object);
  const published = Object.fromEntries(manifest.filter(([key]) => !NOT_PUBLISHED.includes(key)));
  await fs.writeJson(path.join(folder, 'package.json'), published, { spaces: 2 });
  for (const name of ['README.md', 'LICENSE']) await fs.copy(path.join(root, name), path.join(folder, name));
});
