import { apiPath, fileOf } from '../http/api-path.ts';
import { findTarget } from '../service/router.ts';
import type { ServiceIndex } from '../service/service-index.ts';
import type { BuiltFiles } from './built-files.ts';

/** From the site's own address, which only the built index knows, to a check of any address in a body. */
export function linkChecker(dist: BuiltFiles): (url: string) => string | undefined {
  const index = fileOf(apiPath('/'));
  // A missing index is a fault of its own; without it nobody knows which site the links should lead to.
  if (!dist.files.has(index)) return () => undefined;
  const { endpoints, license_url } = JSON.parse(dist.read(index)) as ServiceIndex;
  const site = new URL(endpoints.index!).origin;
  const known = new Map<string, boolean>();
  return (url) => {
    if (url === license_url) return undefined;
    const { origin, pathname } = new URL(url);
    if (origin !== site) return `links to another site: ${url}`;
    if (!known.has(pathname)) known.set(pathname, isComputed(pathname) || hasFile(dist, pathname));
    return known.get(pathname) ? undefined : `links to a page that does not exist: ${url}`;
  };
}

/** What has no file, because the gateway computes it: pictures of dates, and couples and years, if they are right. */
export function isComputed(pathname: string): boolean {
  return 'endpoint' in findTarget(pathname).found;
}

/** A file by its own name, or by the names that static hosts add. */
export function hasFile({ files }: BuiltFiles, pathname: string): boolean {
  const bare = decodeURIComponent(pathname).replace(/\/$/, '');
  return ['', '.json', '.html', '/index.html', '/index.json'].some((end) => files.has(`${bare}${end}`));
}
