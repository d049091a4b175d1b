import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { expect } from 'vitest';

/** Debian's; Playwright drives only a Firefox of its own making. */
const FIREFOX = process.env.FIREFOX || '/usr/bin/firefox-esr';
export const HAS_FIREFOX = existsSync(FIREFOX);
export const TELEPHONE = { width: 390, height: 844 } as const;

/**
 * Every page as large as on a telephone. Not by puppeteer's `setViewport`, which sends a command that Firefox 140 does not
 * know; and no window is narrower than 500 pixels, so inside of it the page gets margins, as a guard against fingerprinting
 * gives them.
 */
export function launchFirefox({ width, height }: { width: number; height: number } = TELEPHONE): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    defaultViewport: null,
    args: [`--width=${width + 110}`, `--height=${height + 156}`],
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US',
      'intl.locale.requested': 'en-US',
      'privacy.resistFingerprinting.letterboxing': true,
      'privacy.resistFingerprinting.letterboxing.dimensions': `${width}x${height}`,
    },
  });
}

/** Asks until it is so. Not puppeteer's `waitForFunction`: in Firefox 140 the policy of our pages forbids it. */
export function eventually<T>(ask: () => Promise<T>) {
  return expect.poll(ask, { timeout: 20_000 });
}
