import path from 'node:path';
import fs from 'fs-extra';
import { chartFiles, fixedApiFiles, matrixEncoder, matrixFiles, type OutputFile } from '../../src/api/files.ts';
import { buildRule, headersFile, redirectsFile } from '../../src/api/host-files.ts';
import { chart } from '../../src/endpoints/chart.ts';
import { isWhole } from '../../src/endpoints/endpoint.ts';
import { datasetPath, FEED_PATH } from '../../src/http/site-path.ts';
import { CHART_COUNT } from '../../src/method/chart-numbers.ts';
import { browserTexts } from '../../src/website/browser-texts.ts';
import { changelogFeed } from '../../src/website/for-programs.ts';
import { HEADER_RULES } from '../../src/website/header-rules.ts';
import { readingFiles } from '../../src/website/loaded-readings.ts';
import { websiteFiles } from '../../src/website/website-files.tsx';
import { COMPLETE } from '../../src/words/language.ts';
import { PAGE_WORDS, WORDS } from '../../src/words/words.ts';
import { showProgress } from '../command/progress.ts';
import { ROOT } from '../command/run-command.ts';
import type { BuildContext } from './build-context.ts';
import { openArchives, writeDataset } from './dataset.ts';
import { addFiles, type FileSink, folderSink, writeFiles } from './file-sink.ts';
import { websiteAssets } from './website-assets.ts';

/** Writes every part of the site. Returns the number of files. */
export async function writeSite(context: BuildContext, apiOnly: boolean): Promise<number> {
  const { years, folder, site, limits } = context;
  const hostRules = writeFiles(folder, [
    { path: '/_headers', content: headersFile([...HEADER_RULES, buildRule(context.inputs)]) },
    { path: '/_redirects', content: redirectsFile(years) },
  ]);
  if (apiOnly) return hostRules + (await writeApi(context));

  // esbuild bundles in its own process in the meantime. A failure is thrown where this is awaited.
  const editions = context.editions.flatMap(({ pages, ...edition }) =>
    pages ? [{ ...edition, pages, words: PAGE_WORDS[edition.language] }] : [],
  );
  const assets = websiteAssets(
    editions.map(({ language, words, content }) => ({
      ...{ language, words, site },
      ...{ texts: browserTexts(content, words), readings: readingFiles(content) },
    })),
  );
  assets.catch(() => {});
  const archives = await openArchives(context);
  const api = await writeApi(context, archives);
  const dataset = await writeDataset(context, archives);
  // The pages need the list of downloads, which is complete by now.
  const index = await fs.readJson(path.join(folder, datasetPath('index.json')));
  const { assets: addresses, files } = await assets;
  const pages = websiteFiles(
    editions.map((edition, i) => ({
      ...{ ...edition, site, limits, documents: WORDS[edition.language] },
      ...{ assets: addresses[i]!, dataset: index },
    })),
  );
  const changelog = await fs.readFile(path.join(ROOT, 'CHANGELOG.md'), 'utf8');
  const feed = { path: FEED_PATH, content: changelogFeed(changelog, context.content.publisher, site) };
  return hostRules + api + dataset + writeFiles(folder, [...files, ...pages, feed]);
}

/** Writes `api/`, one file per response, and adds the same bytes to the archives. Returns the number of files. */
async function writeApi(
  context: BuildContext,
  archives?: { readonly mirrors: readonly FileSink[]; readonly charts: FileSink },
): Promise<number> {
  const { years, dates, folder, log, signal } = context;
  const [mirror = [], ...mirrors] = archives?.mirrors.map((one) => [one]) ?? [];
  const sinks = [folderSink(folder), ...mirror];
  const fixed = await fixedFiles(context);
  const others = await Promise.all(
    context.others.map(async (edition) => {
      const own = { ...context, ...edition };
      return { context: own, fixed: await fixedFiles(own) };
    }),
  );
  const count =
    others.reduce((sum, own) => sum + own.fixed.length, fixed.length) +
    context.editions.filter(({ content }) => isWhole(chart, content)).length * CHART_COUNT +
    dates.length;
  const progress = showProgress(log, 'Writing files', count);
  let written = 0;
  const checkSignal = (): void => signal?.throwIfAborted();
  const onTurn = (count: number): void => {
    checkSignal();
    written += count;
    progress.advance(count);
  };
  await addFiles(fixed, sinks, onTurn);
  await addFiles(chartFiles(context), archives ? [...sinks, archives.charts] : sinks, onTurn);
  await addFiles(matrixFiles(matrixEncoder(context), years), sinks, onTurn);
  for (const other of others) {
    const ownMirror = mirrors[COMPLETE.indexOf(other.context.language) - 1] ?? [];
    const both = [folderSink(folder), ...ownMirror];
    await addFiles(other.fixed, both, onTurn);
    await addFiles(chartFiles(other.context), both, onTurn);
    // The live site computes these matrices; a static copy cannot.
    const matrices = (): Iterable<OutputFile> =>
      matrixFiles(matrixEncoder(other.context), years, other.context.language);
    if (ownMirror.length > 0) await addFiles(matrices(), ownMirror, checkSignal);
  }
  progress.done();
  return written;
}

async function fixedFiles(context: BuildContext): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for await (const file of fixedApiFiles(context)) files.push(file);
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
