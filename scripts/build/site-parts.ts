import path from 'node:path';
import fs from 'fs-extra';
import { datesOfYears } from '../../src/calendar/dates.ts';
import { datasetPath, FEED_PATH } from '../../src/http/site-path.ts';
import { CHART_COUNT } from '../../src/method/chart-numbers.ts';
import { fixedApiFiles, type OutputFile } from '../../src/service/api-files.ts';
import { chartFiles } from '../../src/service/chart-files.ts';
import { buildRule, headersFile, redirectsFile } from '../../src/service/host-files.ts';
import { matrixEncoder, matrixFiles } from '../../src/service/matrix-files.ts';
import { browserTexts } from '../../src/website/browser-texts.ts';
import { changelogFeed } from '../../src/website/for-programs.ts';
import { HEADER_RULES } from '../../src/website/header-rules.ts';
import { readingFiles } from '../../src/website/loaded-readings.ts';
import { PAGE_WORDS } from '../../src/website/page-words.ts';
import { websiteFiles } from '../../src/website/website-files.tsx';
import { showProgress } from '../command/progress.ts';
import { ROOT } from '../command/run-command.ts';
import type { BuildContext } from './build-context.ts';
import { openArchives, writeDataset } from './dataset.ts';
import { addFiles, type FileSink, folderSink, writeFiles } from './file-sink.ts';
import { websiteAssets } from './website-assets.ts';

/** Writes every part of the site. Returns the number of files. */
export async function writeSite(job: Omit<BuildContext, 'dates'>, apiOnly: boolean): Promise<number> {
  const { years, folder } = job;
  const context = { ...job, dates: [...datesOfYears(years.first, years.last)] };
  const hostRules = writeFiles(folder, [
    { path: '/_headers', content: headersFile([...HEADER_RULES, buildRule(job.inputs)]) },
    { path: '/_redirects', content: redirectsFile(years) },
  ]);
  if (apiOnly) return hostRules + (await writeApi(context));

  // esbuild bundles in its own process in the meantime. A failure is thrown where this is awaited.
  const ofLanguage = { language: 'es', words: PAGE_WORDS.es } as const;
  const assets = websiteAssets(ofLanguage, browserTexts(job.content, ofLanguage.words), readingFiles(job.content));
  assets.catch(() => {});
  const archives = await openArchives(context);
  const api = await writeApi(context, { all: [archives.mirror], charts: [archives.charts] });
  const dataset = await writeDataset(context, archives);
  // The pages need the list of downloads, which is complete by now.
  const index = await fs.readJson(path.join(folder, datasetPath('index.json')));
  const { assets: addresses, files } = await assets;
  const { site, content } = job;
  const pages = websiteFiles({ ...job, ...ofLanguage, documents: job.words, assets: addresses, dataset: index });
  const changelog = await fs.readFile(path.join(ROOT, 'CHANGELOG.md'), 'utf8');
  const feed = { path: FEED_PATH, content: changelogFeed(changelog, content.publisher, site) };
  return hostRules + api + dataset + writeFiles(folder, [...files, ...pages, feed]);
}

/** Writes `api/`, one file per response, and adds the same bytes to the archives. Returns the number of files. */
async function writeApi(
  context: BuildContext,
  { all = [], charts = [] }: { all?: readonly FileSink[]; charts?: readonly FileSink[] } = {},
): Promise<number> {
  const { years, dates, folder, log, signal } = context;
  const sinks = [folderSink(folder), ...all];
  const fixed = await fixedFiles(context);
  const others = await Promise.all(
    context.others.map(async (edition) => {
      const own = { ...context, ...edition };
      return { context: own, fixed: await fixedFiles(own) };
    }),
  );
  const count =
    others.reduce((sum, own) => sum + own.fixed.length, fixed.length) +
    (1 + others.length) * CHART_COUNT +
    dates.length;
  const progress = showProgress(log, 'Writing files', count);
  let written = 0;
  const onTurn = (count: number): void => {
    signal?.throwIfAborted();
    written += count;
    progress.advance(count);
  };
  await addFiles(fixed, sinks, onTurn);
  await addFiles(chartFiles(context), [...sinks, ...charts], onTurn);
  await addFiles(matrixFiles(matrixEncoder(context), years), sinks, onTurn);
  for (const other of others) {
    await addFiles(other.fixed, [folderSink(folder)], onTurn);
    await addFiles(chartFiles(other.context), [folderSink(folder)], onTurn);
  }
  progress.done();
  return written;
}

async function fixedFiles(context: BuildContext): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for await (const file of fixedApiFiles(context)) files.push(file);
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
