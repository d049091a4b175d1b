import path from 'node:path';
import fs from 'fs-extra';
import { headersFile } from '../../src/api/headers-file.ts';
import { redirectsFile } from '../../src/api/redirects-file.ts';
import { datesOfYears } from '../../src/contract/dates-of-years.ts';
import { DATASET_ROOT, datasetPath } from '../../src/contract/routes.ts';
import { datasetFacts } from '../../src/dataset/dataset-facts.ts';
import { mirrorFiles } from '../../src/dataset/mirror-files.ts';
import { HEADER_RULES } from '../../src/website/header-rules.ts';
import { writeApi } from './api.ts';
import type { BuildContext } from './build-context.ts';
import { writeDataset } from './dataset.ts';
import { openMirror } from './mirror.ts';
import { writeWebsite } from './website.ts';
import { writeFiles } from './write-files.ts';

/** Writes every part of the site. Returns the number of files. */
export async function writeSite(job: Omit<BuildContext, 'dates'>, apiOnly: boolean): Promise<number> {
  const { content, site, years, folder } = job;
  const context = { ...job, dates: [...datesOfYears(years.first, years.last)] };
  const hostRules = writeFiles(folder, [
    { path: '/_headers', content: headersFile(HEADER_RULES) },
    { path: '/_redirects', content: redirectsFile() },
  ]);
  if (apiOnly) return hostRules + (await writeApi(context, undefined));

  await fs.ensureDir(path.join(folder, DATASET_ROOT));
  const mirror = openMirror(path.join(folder, datasetPath('api-mirror.tar.gz')));
  for (const file of mirrorFiles(datasetFacts(content.publisher, site, context.dates))) mirror.add(file);
  const api = await writeApi(context, mirror);
  const dataset = await writeDataset(context, mirror);
  return hostRules + api + dataset + (await writeWebsite(context));
}
