import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { expect } from 'vitest';

/** Debian's Firefox; Playwright supports only its own build. */
const FIREFOX = process.env.FIREFOX || '/usr/bin/firefox-esr';
export const HAS_FIREFOX = existsSync(FIREFOX);
export const TELEPHONE = { width: 390, height: 844 } as const;

/**
 * Every page in phone size. Firefox 140 does not support puppeteer's `setViewport`, and windows cannot be narrower than 500 pixels,
 * so the letterboxing of Firefox's fingerprinting protection adds margins.
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

/** Polls until an assertion holds. In Firefox 140, our pages' policy blocks puppeteer's `waitForFunction`. */
export function eventually<T>(ask: () => Promise<T>) {
  return expect.poll(ask, { timeout: 20_000 });
}
