import { apiPath, fileOf } from '../http/api-path.ts';
import { type ApiError, yearNotBuilt } from '../http/errors.ts';

/** A file of the static layer. */
export type FetchFile = (path: string) => Response | Promise<Response>;

/** What the index of a build says about it. */
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
 * The site's own address: the one that is set, or that of the build, read once. Never the request's, which the caller writes:
 * a cache would give it to others, and a page might show it.
 */
export function siteReader(known?: string): (fetchFile: FetchFile) => Promise<string> {
  let site = known;
  return async (fetchFile) => {
    site ??= new URL((await readIndex(fetchFile)).endpoints.index).origin;
    return site;
  };
}

/** The error for a year that the build does not include; `undefined` if it does, and so its file is missing. */
export async function yearNotThere(fetchFile: FetchFile, year: number): Promise<ApiError | undefined> {
  const { years } = await readIndex(fetchFile);
  return year < years.first || year > years.last ? yearNotBuilt(year, years) : undefined;
}
