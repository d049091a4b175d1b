import path from 'node:path';
import fs from 'fs-extra';
import { chartFiles, fixedApiFiles, matrixFiles } from '../../src/api/files.ts';
import { buildRule, headersFile, redirectsFile } from '../../src/api/host-files.ts';
import { chart } from '../../src/endpoints/chart.ts';
import { isWhole } from '../../src/endpoints/endpoint.ts';
import { FEED_PATH } from '../../src/http/site-path.ts';
import { CHART_COUNT } from '../../src/method/chart-numbers.ts';
import { browserTexts } from '../../src/website/browser-texts.ts';
import { changelogFeed } from '../../src/website/for-programs.ts';
import { HEADER_RULES } from '../../src/website/header-rules.ts';
import { readingFiles } from '../../src/website/loaded-readings.ts';
import { websiteFiles } from '../../src/website/website-files.tsx';
import { PAGE_WORDS, WORDS } from '../../src/words/words.ts';
import { showProgress } from '../command/progress.ts';
import { ROOT } from '../command/run-command.ts';
import type { BuildContext } from './build-context.ts';
import { type Archives, completeDataset, openArchives, writeTables } from './dataset.ts';
import { encodeBody } from './encode-body.ts';
import { addFiles, folderSink, writeFiles } from './file-sink.ts';
import { allEnded } from './output-folder.ts';
import { websiteAssets } from './website-assets.ts';

/** Writes every part of the site. Returns the number of files. */
export async function writeSite(context: BuildContext): Promise<number> {
  const { years, folder, site, limits } = context;
  const hostRules = writeFiles(folder, [
    { path: '/_headers', content: headersFile([...HEADER_RULES, buildRule(context.inputs)]) },
    { path: '/_redirects', content: redirectsFile(years) },
  ]);
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
  await writeTables(context);
  const archives = openArchives(context);
  const api = await writeApi(context, archives);
  const dataset = await completeDataset(context, archives);
  const { assets: addresses, files } = await assets;
  const pages = websiteFiles(
    editions.map((edition, i) => ({
      ...{ ...edition, site, limits, documents: WORDS[edition.language] },
      ...{ assets: addresses[i]!, dataset },
    })),
  );
  const changelog = await fs.readFile(path.join(ROOT, 'CHANGELOG.md'), 'utf8');
  const feed = { path: FEED_PATH, content: changelogFeed(changelog, context.content.publisher, site) };
  const written = [files, pages, [feed]].reduce((sum, part) => sum + writeFiles(folder, part), hostRules + api);
  // The index does not list itself.
  return written + dataset.files.length + 1;
}

/** Writes `api/`, one file per response, and adds the same bytes to the archives. Returns the number of files. */
async function writeApi(context: BuildContext, { mirrors, charts }: Archives): Promise<number> {
  const { dates, folder, log, signal } = context;
  const editions = context.editions.map((edition) => {
    const own = { ...context, ...edition };
    return { own, fixed: fixedApiFiles(own) };
  });
  const count = editions.reduce(
    (sum, { own, fixed }) => sum + fixed.length + (isWhole(chart, own.content) ? CHART_COUNT : 0),
    dates.length,
  );
  const progress = showProgress(log, 'Writing files', count);
  const checkSignal = (): void => signal?.throwIfAborted();
  const onTurn = (count: number): void => {
    checkSignal();
    progress.advance(count);
  };
  // zlib compresses the archives of one language while the files of the other are written.
  await allEnded(
    editions.map(async ({ own, fixed }) => {
      const isFirst = own.language === context.language;
      const mirror = mirrors.get(own.language);
      const both = [folderSink(folder), ...(mirror ? [mirror] : [])];
      await addFiles(fixed, both, onTurn);
      await addFiles(chartFiles(own, encodeBody), isFirst ? [...both, charts] : both, onTurn);
      const matrices = matrixFiles(own, encodeBody);
      // The live site computes the matrices of other languages; a static copy cannot.
      if (isFirst) await addFiles(matrices, both, onTurn);
      else if (mirror) await addFiles(matrices, [mirror], checkSignal);
    }),
  );
  progress.done();
  return count;
}
