import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds by its default rules, or by the named ones, one line per place. */
export async function violations(page: Page, ...runOnly: string[]): Promise<string[]> {
  // Injected once per page, because it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const options = rules.length > 0 ? { runOnly: rules } : {};
    const { violations: found } = await (globalThis as unknown as { axe: typeof axe }).axe.run(options);
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  }, runOnly);
}
