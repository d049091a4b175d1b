import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { KINDS, NARROW, SCHEMES, useBrowser, visit, WIDE, type Visit } from './visit.ts';

useBrowser();
let current: Visit;
afterEach(() => current.close());

/** Every rule that axe has, but those that it calls experimental. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations: found } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`));
  });
}

describe.each(KINDS)('%s has no violation that axe can find', (_, path) => {
  it.each(SCHEMES)('in the %s scheme', async (colorScheme) => {
    for (const viewport of [WIDE, NARROW]) {
      await current?.close();
      current = await visit(path, { colorScheme, viewport });
      expect(await violations(current.page)).toEqual([]);
    }
  });
});

describe('axe', () => {
  it('would find a violation', async () => {
    current = await visit('/licencia');
    await current.page.evaluate(() => document.querySelector('main')!.append(document.createElement('img')));
    expect(await violations(current.page)).not.toEqual([]);
  });
});
