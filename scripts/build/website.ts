import path from 'node:path';
import fs from 'fs-extra';
import { datasetPath } from '../../src/http/site-path.ts';
import { websiteFiles } from '../../src/website/website-files.tsx';
import type { BuildContext } from './build-context.ts';
import type { WebsiteAssets } from './website-assets.ts';
import { writeFiles } from './write-files.ts';

/** Writes the pages and what they load. Reads the list of downloads, which must be there. Returns how many files. */
export async function writeWebsite(
  { content, site, folder }: BuildContext,
  { assets, files }: WebsiteAssets,
): Promise<number> {
  const dataset = await fs.readJson(path.join(folder, datasetPath('index.json')));
  return writeFiles(folder, [...files, ...websiteFiles({ site, content, assets, dataset })]);
}
