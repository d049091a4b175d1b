import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { datasetPath } from '../../src/contract/routes.ts';
import { browserTexts } from '../../src/website/browser-texts.ts';
import type { DatasetIndex } from '../../src/website/page.ts';
import { websiteFiles } from '../../src/website/website-files.tsx';
import { writeFiles } from '../write-files.ts';
import type { BuildPart } from './build-part.ts';
import { websiteAssets } from './website-assets.ts';

/** The pages and what they load. */
export const buildWebsite: BuildPart = async (context) => {
  const { root, content, site, folder } = context;
  const { assets, files } = await websiteAssets(root, browserTexts(content));
  const dataset = await readDatasetIndex(folder);
  return (
    (await writeFiles(context, files)) + (await writeFiles(context, websiteFiles({ site, content, assets, dataset })))
  );
};

/** What an earlier part wrote; a build without downloads has none. */
async function readDatasetIndex(folder: string): Promise<DatasetIndex | undefined> {
  const text = await readFile(path.join(folder, datasetPath('index.json')), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  return text === undefined ? undefined : (JSON.parse(text) as DatasetIndex);
}
