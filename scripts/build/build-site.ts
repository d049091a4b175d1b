import path from 'node:path';
import { datesOfYears, FIRST_YEAR, LAST_YEAR } from '../../src/calendar/dates.ts';
import { LIMITS, type Limits } from '../../src/settings/rate-limits.ts';
import { readServiceSettings, siteUrl } from '../../src/settings/settings.ts';
import { COMPLETE, PUBLISHED } from '../../src/words/language.ts';
import type { ProgressStream } from '../command/progress.ts';
import { folderOfUser, ROOT, readArguments, UserError } from '../command/run-command.ts';
import { hashInputs, readDataFiles } from './hash-inputs.ts';
import { inputsOfBuild, replaceFolder, requireApart, requireReplaceable } from './output-folder.ts';

/** `npm run build`: arguments, settings and messages around the build. `npm start` runs it too. */
export async function buildCommand(args: string[], signal: AbortSignal): Promise<void> {
  const started = performance.now();
  const options = readBuildArguments(args);
  const { site, from } = siteUrl(process.env);
  console.log(`Building ${path.relative(process.cwd(), options.outDir) || '.'} for ${site} (${from})`);
  const { support, limits } = readServiceSettings(process.env);
  const count = await buildSite({ ...options, site, support, limits, log: process.stderr, signal });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const megabytes = (process.resourceUsage().maxRSS * 1024) / 1e6;
  console.log(
    count === undefined
      ? `Nothing changed since the last build (${seconds} s)`
      : `${count} files in ${seconds} s, peak memory ${megabytes.toFixed(1)} MB`,
  );
}

export function readBuildArguments(args: string[]): Pick<BuildOptions, 'outDir' | 'dataDir' | 'years'> {
  const options = { out: { type: 'string' }, data: { type: 'string' }, years: { type: 'string' } } as const;
  const usage = '--out <folder>, --data <folder>, --years <first>-<last>';
  const { out, data, years } = readArguments(args, options, usage);
  for (const [name, value] of Object.entries({ out, data }))
    if (value === '') throw new UserError(`--${name}: is empty; allowed: a folder`);
  return {
    outDir: folderOfUser(out ?? path.join(ROOT, 'dist')),
    dataDir: folderOfUser(data ?? path.join(ROOT, 'data')),
    ...(years === undefined ? {} : { years: readYears(years) }),
  };
}

export function readYears(text: string): { first: number; last: number } {
  const [, first, last] = /^([0-9]{4})-([0-9]{4})$/.exec(text)?.map(Number) ?? [];
  if (first && last && first >= FIRST_YEAR && first <= last && last <= LAST_YEAR) return { first, last };
  throw new UserError(`--years: "${text}" is not a range; allowed: ${FIRST_YEAR}-${LAST_YEAR} or a part of it`);
}

export interface BuildOptions {
  readonly dataDir: string;
  readonly outDir: string;
  readonly site: string;
  /** Replaces the contact in `data/publisher.json`. */
  readonly support?: string | undefined;
  /** Shown in documents. */
  readonly limits?: Limits;
  readonly years?: { readonly first: number; readonly last: number };
  readonly log: ProgressStream;
  /** Aborting stops the build between two files and leaves the previous output as it was. */
  readonly signal?: AbortSignal;
}

/** Builds the whole output folder or leaves it as it was. Returns the number of files, or `undefined` if nothing changed. */
export async function buildSite(options: BuildOptions): Promise<number | undefined> {
  const { dataDir, outDir, site, support, log, signal } = options;
  const { years = { first: FIRST_YEAR, last: LAST_YEAR }, limits = LIMITS } = options;
  requireReplaceable(outDir);
  requireApart(outDir, [dataDir, path.join(ROOT, 'src'), path.join(ROOT, 'scripts')]);
  const data = await readDataFiles(dataDir);
  const inputs = await hashInputs(data, { site, support, limits, years });
  if (inputsOfBuild(outDir) === inputs) return undefined;
  // Loaded on demand: if nothing has changed, loading would take most of the time.
  const { parseContent, parsePages } = await import('./load-content.ts');
  const { writeSite } = await import('./site-parts.ts');
  const { WORDS } = await import('../../src/words/words.ts');
  const editions = PUBLISHED.map((language) => {
    const missing: string[] = [];
    const isComplete = COMPLETE.includes(language);
    const content = parseContent(data, language, isComplete ? undefined : (file) => missing.push(file));
    if (missing.length > 0)
      log.write(`${language} is published without what needs ${missing.map((file) => `data/${file}`).join(', ')}\n`);
    const publisher = { ...content.publisher, ...(support ? { support } : {}) };
    const pages = isComplete ? parsePages(data, language) : undefined;
    return { language, words: WORDS[language], content: { ...content, publisher }, pages };
  });
  const [first, ...others] = editions;
  const english = editions.find(({ language }) => language === 'en')!.content;
  const { publisher } = first!.content;
  if (/\.example$/.test(publisher.support) && !/^http:\/\/localhost[:/]/.test(`${site}/`))
    log.write(`Warning: ${publisher.support} is an example that reaches nobody; set SUPPORT_CONTACT\n`);
  const dates = [...datesOfYears(years.first, years.last)];
  const context = { ...first!, others, editions, english, site, limits, years, dates, inputs, log, signal };
  return replaceFolder(outDir, inputs, (folder) => writeSite({ ...context, folder }));
}
