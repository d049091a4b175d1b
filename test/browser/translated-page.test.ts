import { describe, expect, it } from 'vitest';
import { type AnyPage, useBothBrowsers, windows } from './both-browsers.ts';
import { BIRTH, COUPLE, PATHS, PROFILE, useBrowser } from './visit.ts';

useBrowser();
const openIn = useBothBrowsers();

/** For busy machines. */
const PATIENCE = { timeout: 10_000 };

type Act = (page: AnyPage) => Promise<void>;

const type =
  (id: string, text: string): Act =>
  async (page) => {
    await page.focus(`#${id}`);
    await page.keyboard.type(text);
  };
const click =
  (selector: string): Act =>
  (page) =>
    page.click(selector);

/** On a phone, an open note covers other points. */
const POINTS = ['[data-point="A"]', '.note-close', '[data-point="B"]'].map((one) => click(`.portrait ${one}`));

/** Actions of a visitor, in order, and the part of the page that they update. */
const CHANGES: readonly (readonly [what: string, path: string, part: string, acts: readonly Act[]])[] = [
  [
    'the numbers of another date',
    PATHS.numbersOf(BIRTH),
    '#numeros',
    [type('birth-day', '23'), type('birth-month', '11')],
  ],
  ['the numbers of a longer name', PATHS.numbersOf(BIRTH), '#numeros', [type('nombre', 'Eva'), type('nombre', ' Luz')]],
  [
    'the front page of another date',
    '/',
    '.hero',
    [type('birth-month', '11'), type('birth-day', '31'), type('birth-month', '12')],
  ],
  ['the note of another point', PROFILE, '.note', POINTS],
  ['the note of a couple', COUPLE, '.note', POINTS],
  ['the request builder', '/docs', '#constructor', [click('[data-try="arcanum"]'), click('[data-try="year"]')]],
];

/** A browser that translates a page replaces its text nodes with elements, and the page keeps the detached nodes. */
describe('a translated page updates like any other', () => {
  describe.each(windows(1280))('in $browser', (window) => {
    it.each(CHANGES)('%s', async (_, path, part, acts) => {
      // Its script may draw the part after the page has loaded.
      const openDrawn = async (): Promise<AnyPage> => {
        const page = await openIn(path, window);
        const isDrawn = (selector: string): boolean => document.querySelector(selector) !== null;
        await expect.poll(() => page.evaluate(isDrawn, part), PATIENCE).toBe(true);
        return page;
      };
      // Sequential, because only the front tab gets the focus.
      const plain = await openDrawn();
      const expected: string[] = [await textOf(plain, part)];
      for (const act of acts) {
        await act(plain);
        await expect.poll(() => textOf(plain, part), PATIENCE).not.toBe(expected.at(-1));
        expected.push(await textOf(plain, part));
      }
      const translated = await openDrawn();
      for (const [i, act] of acts.entries()) {
        await translated.evaluate(wrapTexts);
        await act(translated);
        await expect.poll(() => textOf(translated, part), PATIENCE).toBe(expected[i + 1]);
      }
    });
  });
});

/** Runs in the page. Skips texts that translators skip. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement!.closest('script, svg, noscript, select')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

function textOf(page: AnyPage, part: string): Promise<string> {
  return page.evaluate((selector: string) => document.querySelector<HTMLElement>(selector)!.innerText, part);
}
