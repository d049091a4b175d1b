import { datesOfYears } from '../../src/calendar/dates.ts';
import { headersFile, redirectsFile } from '../../src/service/host-files.ts';
import { browserTexts } from '../../src/website/browser-texts.ts';
import { coupleReadings } from '../../src/website/couple-readings.ts';
import { HEADER_RULES } from '../../src/website/header-rules.ts';
import { writeApi } from './api.ts';
import type { BuildContext } from './build-context.ts';
import { openArchives, writeDataset } from './dataset.ts';
import { writeWebsite } from './website.ts';
import { websiteAssets } from './website-assets.ts';
import { writeFiles } from './write-files.ts';

/** Writes every part of the site. Returns the number of files. */
export async function writeSite(job: Omit<BuildContext, 'dates'>, apiOnly: boolean): Promise<number> {
  const { years, folder } = job;
  const context = { ...job, dates: [...datesOfYears(years.first, years.last)] };
  const hostRules = writeFiles(folder, [
    { path: '/_headers', content: headersFile(HEADER_RULES) },
    { path: '/_redirects', content: redirectsFile() },
  ]);
  if (apiOnly) return hostRules + (await writeApi(context));

  // Made by esbuild in a process of its own meanwhile. Its failure is thrown where it is awaited.
  const assets = websiteAssets(browserTexts(job.content), coupleReadings(job.content));
  assets.catch(() => {});
  const archives = await openArchives(context);
  const api = await writeApi(context, { all: [archives.mirror], charts: [archives.charts] });
  const dataset = await writeDataset(context, archives);
  return hostRules + api + dataset + (await writeWebsite(context, await assets));
}
