import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { coupleChart } from '../../src/method/couple-chart.ts';
import { destinyMatrix } from '../../src/method/destiny-matrix.ts';
import { ANSWERS } from '../../src/words/answers.ts';
import { eventually, HAS_FIREFOX, launchFirefox, TELEPHONE } from './firefox.ts';

const PATHS = ANSWERS.es.paths;

/** An ambiguous day and month: an English browser would read March 4. */
const DATE = { day: 3, month: 4, year: 1985 };
const MATRIX = destinyMatrix(DATE);

// The other tests of the project cover everything in Chromium.
describe.skipIf(!HAS_FIREFOX)('the main path in Firefox', () => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];
  beforeAll(async () => {
    browser = await launchFirefox();
    page = await browser.newPage();
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  });
  afterAll(() => browser?.close());

  const fields = (): Promise<string> =>
    page.$$eval('[data-date="birth"] input', (inputs) => inputs.map((input) => input.value).join('/'));
  const center = (): Promise<string> => page.$eval('[data-point="E"] .o-number', (number) => number.textContent!);

  it('reads a date as it is written in Spanish, and draws its star at once', async () => {
    await page.goto(inject('siteUrl'));
    expect(await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(TELEPHONE);
    await page.focus('#birth-day');
    await page.keyboard.type('3/4/1985');
    await eventually(center).toBe(String(MATRIX.center));
    expect(await fields()).toBe('3/4/1985');
  });

  // What a profile shows, and Back on it, languages.test.ts and sheet-and-menu.test.ts look at in this browser too.
  it('comes back from the profile with the same date', async () => {
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await page.waitForSelector('.position-card .parts');
    // The driver gets no load event for a page from the back/forward cache.
    await page.evaluate(() => history.back());
    await eventually(() => page.evaluate(() => location.pathname)).toBe('/');
    await eventually(center).toBe(String(MATRIX.center));
    expect(await fields()).toBe('3/4/1985');
    expect(complaints).toEqual([]);
  });

  it('sends an invitation, and the recipient sends the couple back', async () => {
    // As a new visitor: a separate context without storage.
    const page = await (await browser.createBrowserContext()).newPage();
    page.on('pageerror', (error) => complaints.push(String(error)));
    const sender = { day: 23, month: 11, year: 1987 };
    const catchShared = (): Promise<void> =>
      page.evaluate(() => {
        Object.assign(navigator, {
          canShare: () => false,
          share: async ({ text, url }: ShareData) => document.body.setAttribute('data-shared', `${text} ${url}`),
        });
      });
    const sharedBy = async (action: string): Promise<string> => {
      await page.waitForSelector(`[data-action="${action}"]`);
      await catchShared();
      await page.$eval(`[data-action="${action}"]`, (button) => (button as HTMLElement).click());
      const shared = (): Promise<string | undefined> => page.$eval('body', (body) => body.dataset.shared);
      await eventually(shared).toBeTruthy();
      return (await shared())!;
    };
    await page.goto(`${inject('siteUrl')}${PATHS.profile(sender)}`);
    const link = `${inject('siteUrl')}${PATHS.couple(sender)}`;
    await page.waitForSelector('[data-action="share"]');
    // This browser prefers English; the language offer must not cover the first screen.
    await page.click('.visitor-mine');
    expect(await sharedBy('compare')).toContain(link);
    // The recipient has no saved dates.
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await page.waitForSelector('.invitation button');
    for (const [part, text] of Object.entries({ day: '3', month: '4', year: '1985' })) {
      await page.focus(`#mia-${part}`);
      await page.keyboard.type(text);
    }
    await page.$eval('.invitation button', (button) => (button as HTMLElement).click());
    await page.waitForSelector('.couple .parts');
    const { points } = coupleChart(sender, DATE);
    expect(await page.$eval('.portrait [data-point="E"] .o-number', (number) => number.textContent)).toBe(
      String(points.E),
    );
    expect(await sharedBy('send-back')).toContain(`${inject('siteUrl')}${PATHS.couple(sender, DATE)}`);
    expect(complaints).toEqual([]);
  });
});
