import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { buildRule, headersFile, redirectsFile } from '../../src/api/host-files.ts';
import { loadPublished } from '../../src/content/load-published.ts';
import { DATASET_FILES, INDEX_FILE, SUMS_FILE } from '../../src/dataset/catalog.ts';
import { checksumList } from '../../src/dataset/dataset-facts.ts';
import { API_ROOT } from '../../src/http/api-path.ts';
import { DATED_PAGES, DOCUMENTATION, languageOfPage, PUBLISHED_PATHS } from '../../src/http/published-paths.ts';
import {
  ASSETS_ROOT,
  datasetPath,
  EMBED_SCRIPT,
  FEED_PATH,
  markdownPath,
  pageFile,
  SECURITY_PATH,
} from '../../src/http/site-path.ts';
import { type BuiltFiles, hasFile, type Report, type Years } from '../../src/verify/api-files-and-links.ts';
import { HEADER_RULES } from '../../src/website/header-rules.ts';
import { readingFiles } from '../../src/website/loaded-readings.ts';
import type { DatasetIndex } from '../../src/website/page.ts';
import { MARKER_FILE } from '../build/output-folder.ts';

/** Files of the site that are in no sitemap; everything else must be named by another file. */
const ROOT_FILES = [
  '/_headers',
  '/_redirects',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  FEED_PATH,
  SECURITY_PATH,
  `/${MARKER_FILE}`,
  ...DATED_PAGES.map(pageFile),
  ...DOCUMENTATION.map(markdownPath),
  ...PUBLISHED_PATHS.flatMap(({ frames, models, notFound }) => [pageFile(frames), models, pageFile(notFound)]),
  EMBED_SCRIPT,
];
/** The start of its content's hash in an asset's name. */
const PRINT = new RegExp(`^${ASSETS_ROOT}/[\\w.-]+-([0-9a-f]{10})\\.\\w+$`);
const [INDEX, SUMS] = [INDEX_FILE, SUMS_FILE].map(({ name }) => datasetPath(name)) as [string, string];
/** What the index lists. */
const LISTED = DATASET_FILES.filter((file) => file !== INDEX_FILE);

/** Everything outside `/api`: checks pages by the sitemap, assets by the pages, downloads by their index and checksums. */
export async function verifySiteFiles(folder: string, dist: BuiltFiles, report: Report): Promise<void> {
  const expected = new Set([...ROOT_FILES, ...pageFiles(dist), ...DATASET_FILES.map(({ name }) => datasetPath(name))]);
  for (const file of expected) {
    if (!dist.files.has(file)) report(file, 'is missing');
  }
  const named = new Set([...assetNames(dist), ...(await verifyReadings(dist, report))]);
  for (const file of dist.files) {
    if (file.startsWith(`${API_ROOT}/`) || expected.has(file)) continue;
    if (!file.startsWith(`${ASSETS_ROOT}/`)) report(file, 'does not belong here');
    else if (!named.has(file)) report(file, 'is an asset that nothing loads');
  }
  for (const asset of named) {
    if (!dist.files.has(asset)) report(asset, 'is loaded by a page, but missing');
  }
  for (const file of dist.files) {
    const [, print] = PRINT.exec(file) ?? [];
    if (print && !sha256(path.join(folder, file)).startsWith(print))
      report(file, 'does not match the hash in its name');
    if (!file.endsWith('.html')) continue;
    const page = dist.read(file);
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(page) ?? [];
    if (!page.endsWith('</html>\n')) report(file, 'is not a complete page');
    else if (canonical && (!URL.canParse(canonical) || pageFile(new URL(canonical).pathname) !== file))
      report(file, `is the page ${canonical}`);
  }
  verifyDownloads(folder, dist, report);
}

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function pageFiles(dist: BuiltFiles): string[] {
  if (!dist.files.has('/sitemap.xml')) return [];
  return [...dist.read('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    pageFile(new URL(url!).pathname),
  );
}

/** Assets that a page, a stylesheet or a script names. */
function assetNames(dist: BuiltFiles): Set<string> {
  const texts = [...dist.files].filter((file) => !file.startsWith(`${API_ROOT}/`) && /\.(html|css|js)$/.test(file));
  const pattern = new RegExp(`${ASSETS_ROOT}/[\\w.-]+\\.[a-z]+`, 'g');
  return new Set(texts.flatMap((file) => dist.read(file).match(pattern) ?? []));
}

/** The texts that pages load one by one, from a folder they name. Returns their files. */
async function verifyReadings(dist: BuiltFiles, report: Report): Promise<string[]> {
  const shells = DATED_PAGES.filter((page) => dist.files.has(pageFile(page)));
  // The numbers page loads none.
  const folders = new Map(
    shells.flatMap((page) => {
      const folder = /data-readings="([^"]*)"/.exec(dist.read(pageFile(page)))?.[1];
      return folder ? [[folder, languageOfPage(page)] as const] : [];
    }),
  );
  const files: string[] = [];
  for (const [folder, language] of folders)
    for (const [name, text] of readingFiles(await loadPublished(language))) {
      const file = `${folder}/${name}`;
      if (dist.files.has(file) && dist.read(file) !== JSON.stringify(text))
        report(file, 'is not the text it is named for');
      files.push(file);
    }
  return files;
}

function verifyDownloads(folder: string, dist: BuiltFiles, report: Report): void {
  const written = LISTED.filter(({ name }) => dist.files.has(datasetPath(name))).map((file) => {
    const name = path.join(folder, datasetPath(file.name));
    return { ...file, bytes: statSync(name).size, sha256: sha256(name) };
  });
  if (dist.files.has(SUMS) && dist.read(SUMS) !== checksumList(written.filter(({ name }) => name !== SUMS_FILE.name)))
    report(SUMS, 'does not hold the checksums of the files');
  if (!dist.files.has(INDEX)) return;
  const listed = new Map(downloads(dist.read(INDEX)).map((file) => [file.name, file]));
  if ([...listed.keys()].join() !== LISTED.map(({ name }) => name).join())
    report(INDEX, 'does not list the files of this code');
  for (const { name, bytes, sha256 } of written) {
    const file = listed.get(name);
    if (file === undefined) continue;
    if (bytes !== file.bytes) report(datasetPath(name), `has ${bytes} bytes, but the index says ${file.bytes}`);
    else if (sha256 !== file.sha256) report(datasetPath(name), 'does not match its checksum in the index');
  }
}

/** None if the index is damaged. */
function downloads(index: string): DatasetIndex['files'] {
  try {
    return (JSON.parse(index) as DatasetIndex).files.filter((file) => file?.name);
  } catch {
    return [];
  }
}

/** Checks that `_headers` and `_redirects`, parsed as Netlify does, are valid, ours, and lead to files. */
export async function verifyHostRules(folder: string, dist: BuiltFiles, report: Report, years?: Years): Promise<void> {
  const missing = ['/_headers', '/_redirects'].filter((file) => !dist.files.has(file));
  for (const file of missing) report(file, 'is missing');
  if (missing.length > 0) return;

  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(folder, '_headers')],
    configHeaders: undefined,
    minimal: true,
  });
  for (const { message } of errors) report('/_headers', message);
  if (headers.length === 0) report('/_headers', 'has no rules');
  // A missing marker is reported with the other files.
  const marker = dist.files.has(`/${MARKER_FILE}`) ? dist.read(`/${MARKER_FILE}`) : '';
  const inputs = /"inputs":"(\w+)"/.exec(marker)?.[1] ?? '';
  if (dist.read('/_headers') !== headersFile([...HEADER_RULES, buildRule(inputs)]))
    report('/_headers', 'does not hold the rules of this code');

  const parsed = await parseAllRedirects({
    redirectsFiles: [path.join(folder, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  for (const { message } of parsed.errors as Error[]) report('/_redirects', message);
  if (dist.read('/_redirects') !== redirectsFile(years)) report('/_redirects', 'does not hold the rules of this code');
  for (const { from, to } of parsed.redirects as { from: string; to: string }[]) {
    if (!to.includes(':') && !hasFile(dist, to)) report('/_redirects', `${from} leads to ${to}, which does not exist`);
  }
}
