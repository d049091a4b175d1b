import path from 'node:path';
import fs from 'fs-extra';
import { datasetPath } from '../../src/contract/routes.ts';
import { browserTexts } from '../../src/website/browser-texts.ts';
import { websiteFiles } from '../../src/website/website-files.tsx';
import type { BuildContext } from './build-context.ts';
import { websiteAssets } from './website-assets.ts';
import { writeFiles } from './write-files.ts';

/** Writes the pages and what they load. Reads the list of downloads, which must be there. Returns how many files. */
export async function writeWebsite({ content, site, folder }: BuildContext): Promise<number> {
  const { assets, files } = await websiteAssets(browserTexts(content));
  const dataset = await fs.readJson(path.join(folder, datasetPath('index.json')));
  return writeFiles(folder, [...files, ...websiteFiles({ site, content, assets, dataset })]);
}
