import { openDistFolder } from '../../scripts/verify/verify-dist.ts';
import type { BuiltFiles } from '../../src/verify/api-files-and-links.ts';
import { yearSite } from '../shared-site.ts';

export interface BuiltSite extends BuiltFiles {
  readonly folder: string;
  /** Paths of all HTML files. */
  readonly pages: readonly string[];
}

/** The real build with one year of matrices, which includes everything that pages link to. */
export async function openSmallSite(): Promise<BuiltSite> {
  const { dir } = await yearSite();
  const dist = await openDistFolder(dir);
  const pages = [...dist.files].filter((file) => file.endsWith('.html')).sort();
  return { ...dist, folder: dir, pages };
}
