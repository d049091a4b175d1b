import type { BuildContext } from '../../../scripts/parts/build-part.ts';
import { datesOfYears } from '../../../src/contract/dates-of-years.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../../src/contract/limits.ts';
import { content, ROOT } from '../../content-fixture.ts';

export const SITE = 'https://example.org';

/** What the build gives its parts, for some years and a folder; `log` collects what is printed. */
export function datasetContext(
  folder: string,
  first = FIRST_YEAR,
  last = LAST_YEAR,
): BuildContext & { readonly printed: string[] } {
  const printed: string[] = [];
  return {
    root: ROOT,
    content,
    site: SITE,
    years: { first, last },
    dates: [...datesOfYears(first, last)],
    folder,
    signal: undefined,
    printed,
    log: { write: (text) => printed.push(text) },
  };
}
