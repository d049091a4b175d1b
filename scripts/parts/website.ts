import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clientTexts } from '../../src/website/client-texts.ts';
import type { DatasetIndex } from '../../src/website/dataset-index.ts';
import { websiteFiles } from '../../src/website/website-files.tsx';
import { writeFiles } from '../write-files.ts';
import type { BuildPart } from './build-part.ts';
import { writeAssets } from './website-assets.ts';

/** The pages and what they load. */
export const buildWebsite: BuildPart = async ({ content, site, folder }) => {
  const { assets, count } = await writeAssets(folder, clientTexts(content));
  const dataset = await readDatasetIndex(folder);
  return count + await writeFiles(folder, websiteFiles({ site, content, assets, dataset }));
};

/** What an earlier part wrote; a build without downloads has none. */
async function readDatasetIndex(folder: string): Promise<DatasetIndex | undefined> {
  const text = await readFile(path.join(folder, 'dataset', 'index.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : JSON.parse(text) as DatasetIndex;
}
