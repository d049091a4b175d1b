import { datasetPath } from '../../../src/contract/routes.ts';
import { writeFiles } from '../write-files.ts';

/** Writes files of the dataset by their names. */
export function writeDatasetTexts(site: string, texts: Readonly<Record<string, string>>): void {
  writeFiles(
    site,
    Object.entries(texts).map(([name, content]) => ({ path: datasetPath(name), content })),
  );
}
