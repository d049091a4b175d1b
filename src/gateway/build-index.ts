import { apiPath, fileOf } from '../http/api-path.ts';
import { type ApiError, yearNotBuilt } from '../http/errors.ts';

/** Fetches a file of the static layer. */
export type FetchFile = (path: string) => Response | Promise<Response>;

/** What a build's index says about it. */
interface BuildIndex {
  readonly endpoints: { readonly index: string };
  readonly years: { readonly first: number; readonly last: number };
}

async function readIndex(fetchFile: FetchFile): Promise<BuildIndex> {
  const file = await fetchFile(fileOf(apiPath('/')));
  if (file.status !== 200) throw new Error(`the static layer answered ${file.status} for its index`);
  return file.json();
}

/**
 * The site's own address: the setting, or the build's, read once. Never the request's, which the caller controls: a cache would
 * serve it to others, and a page might show it.
 */
export function siteReader(known?: string): (fetchFile: FetchFile) => Promise<string> {
  let site = known;
  return async (fetchFile) => {
    site ??= new URL((await readIndex(fetchFile)).endpoints.index).origin;
    return site;
  };
}

/** The error for a year that is not in the build; `undefined` if it is, which means that the file is missing. */
export async function yearNotThere(fetchFile: FetchFile, year: number): Promise<ApiError | undefined> {
  const { years } = await readIndex(fetchFile);
  return year < years.first || year > years.last ? yearNotBuilt(year, years) : undefined;
}
