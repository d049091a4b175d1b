import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { isoDate } from '../../src/calendar/dates.ts';
import { articles, BIRTH, NAME, OTHER, TODAY } from '../approved/articles.ts';
import { pageLines } from '../approved/page-lines.ts';
import { PATHS, useBrowser, visit } from './visit.ts';

useBrowser();

/** The lines of a document as serialized by this browser, normalized for open sections and content without scripts. */
async function linesIn(page: Page, html: string): Promise<string> {
  const written = await page.evaluate((text) => {
    const { body } = new DOMParser().parseFromString(text, 'text/html');
    for (const fallback of body.querySelectorAll('noscript')) fallback.remove();
    for (const fold of body.querySelectorAll('details')) {
      fold.removeAttribute('open');
      fold.removeAttribute('data-seen');
    }
    return body.innerHTML;
  }, html);
  return pageLines(written);
}

// A script assembles a page step by step from several files; the approved output renders its components at once.
it.each([
  ['profile', '#perfil', PATHS.profile(BIRTH), 'Perfil del 15 de junio de 1990'],
  ['couple', '#pareja', PATHS.couple(BIRTH, OTHER), 'Pareja del 15 de junio de 1990 y del 29 de diciembre de 1990'],
  ['numbers', '#numeros', PATHS.numbersOf(BIRTH), 'Los números del 15 de junio de 1990: camino de vida 4'],
] as const)('the drawn %s is the approved one', async (name, root, address, title) => {
  const { page } = await visit(address, { before: (tab) => tab.clock.setFixedTime(`${isoDate(TODAY)}T12:00:00`) });
  if (name === 'numbers') await page.fill('#nombre', NAME);
  expect(await page.title()).toBe(`${title} · Open Numerology`);
  // A blank page, whose policy allows inline styles.
  const blank = await page.context().newPage();
  const drawn = await linesIn(blank, await page.locator(root).innerHTML());
  expect(drawn).toBe(await linesIn(blank, articles(inject('siteUrl'))[name]));
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  expect(new Set(asked).size).toBe(asked.length);
});
