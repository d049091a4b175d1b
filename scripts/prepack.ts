import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import fastGlob from 'fast-glob';
import fs from 'fs-extra';
import { loadContent } from './build/load-content.ts';
import { ROOT, siteUrl } from './command/environment.ts';
import { runCommand } from './command/run-command.ts';
import { apiTypes } from './prepack/api-types.ts';
import { bundleProgram } from './prepack/bundle-program.ts';
import { dataModules } from './prepack/data-modules.ts';
import { usePackageReadme } from './prepack/package-readme.ts';

const lib = path.join(ROOT, 'lib');

/** Makes `lib/`, which with `bin/` and a README is all that the package holds: client, texts, programs. */
await runCommand(async () => {
  await fs.remove(lib);
  await compileClient();
  const content = await loadContent(path.join(ROOT, 'data'));
  for (const [name, text] of Object.entries(await dataModules(content)))
    await fs.outputFile(path.join(lib, 'data', name), text);
  await fs.copy(path.join(ROOT, 'data', 'LICENSE'), path.join(lib, 'data', 'LICENSE'));
  const { version, homepage } = await fs.readJson(path.join(ROOT, 'package.json'));
  const site = process.env.SITE_URL ? siteUrl(process.env).site : homepage;
  await fs.writeFile(
    path.join(lib, 'package-facts.js'),
    `export const site = ${JSON.stringify(site)};\nexport const version = ${JSON.stringify(version)};\n`,
  );
  await bundleProgram('src/cli/run-cli.ts', path.join(lib, 'cli.js'));
  await bundleProgram('src/mcp/stdio.ts', path.join(lib, 'mcp.js'));
  await usePackageReadme();
});

async function compileClient(): Promise<void> {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.package.json'], { cwd: ROOT, stdio: 'inherit' });
  // The types come from the JSON Schemas instead, so that users of the package need no Zod.
  for (const name of ['api', 'domain/content.js', 'domain/content.d.ts']) await fs.remove(path.join(lib, name));
  await fs.writeFile(path.join(lib, 'client', 'api-types.d.ts'), await apiTypes());
  // The compiler renames imports in code, but not in declarations, where not every user's compiler allows `.ts`.
  for (const name of await fastGlob('**/*.d.ts', { cwd: lib, absolute: true })) {
    const text = await fs.readFile(name, 'utf8');
    await fs.writeFile(name, text.replace(/((?:from |import\()['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js'));
  }
}
