import path from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import fastGlob from 'fast-glob';
import fs from 'fs-extra';
import { ROOT } from '../command/run-command.ts';

/** One file of JavaScript for Node, with everything that it needs in it: the package has no dependencies. */
export async function bundleProgram(entry: string, outfile: string, options: BuildOptions): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    // No program draws; pictures would be a third of the smaller one.
    external: ['*/pictures.ts'],
    minify: true,
    platform: 'node',
    target: 'node20.19',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    ...options,
    metafile: true,
  });
  const licences = await licencesOf(metafile);
  if (licences !== '') await fs.writeFile(`${outfile}.LICENSE.txt`, licences);
}

/** The licences of what is passed on go with it. */
async function licencesOf({ inputs }: Metafile): Promise<string> {
  const packages = Object.keys(inputs).flatMap((file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  const texts = [...new Set(packages)].map(async (folder) => {
    const [licence] = await fastGlob('licen[cs]e*', { cwd: path.join(ROOT, folder), caseSensitiveMatch: false });
    if (licence === undefined) throw new Error(`${folder} has no licence`);
    return `${folder.split('node_modules/').at(-1)}\n\n${await fs.readFile(path.join(ROOT, folder, licence), 'utf8')}`;
  });
  return (await Promise.all(texts)).join('\n\n');
}
