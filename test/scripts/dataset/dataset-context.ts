import { datesOfYears } from '../../../src/contract/calendar-date.ts';
import type { BuildContext } from '../../../scripts/parts/build-part.ts';
import { content } from '../../content-fixture.ts';

export const SITE = 'https://example.org';

/** What the build gives its parts, for some years and a folder; `log` collects what is printed. */
export function datasetContext(folder: string, first?: number, last?: number): BuildContext & { readonly printed: string[] } {
  const printed: string[] = [];
  return {
    content, site: SITE, dates: [...datesOfYears(first, last)], folder, signal: undefined, printed,
    log: { write: (text) => printed.push(text) },
  };
}
