import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds by its default rules, one line per place. */
export async function violations(page: Page): Promise<string[]> {
  // Half a megabyte, which a page needs once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations: found } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  });
}
