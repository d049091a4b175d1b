import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { HAS_FIREFOX, launchFirefox, TELEPHONE } from './firefox.ts';
import { visit } from './visit.ts';

/** The common interface of both drivers' pages. */
export interface AnyPage {
  focus(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  evaluate<T>(look: () => T): Promise<T>;
  evaluate<T, A>(look: (given: A) => T, given: A): Promise<T>;
  frames(): readonly { evaluate<T>(look: () => T): Promise<T> }[];
  readonly keyboard: { type(text: string): Promise<void>; press(key: 'Backspace' | 'Enter' | 'Tab'): Promise<void> };
}

interface Window {
  readonly browser: 'Chromium' | 'Firefox';
  readonly width: number;
}

/** Firefox has one width, a phone's; without Firefox, tests run only in Chromium. */
export function windows(...widths: readonly number[]): Window[] {
  return [
    ...widths.map((width) => ({ browser: 'Chromium', width }) as const),
    ...(HAS_FIREFOX ? [{ browser: 'Firefox', width: TELEPHONE.width } as const] : []),
  ];
}

/** Opens pages in either browser. */
export function useBothBrowsers(): (path: string, window: Window) => Promise<AnyPage> {
  let firefox: Browser | undefined;
  beforeAll(async () => {
    firefox = HAS_FIREFOX ? await launchFirefox() : undefined;
  });
  afterAll(() => firefox?.close());
  return async (path, { browser, width }) => {
    if (browser === 'Chromium') return (await visit(path, { viewport: { width, height: 844 } })).page as AnyPage;
    // A separate context without storage.
    const page = await (await firefox!.createBrowserContext()).newPage();
    await page.goto(new URL(path, inject('siteUrl')).href, { waitUntil: 'networkidle0' });
    return page as unknown as AnyPage;
  };
}

/** Types a date field by field on the keyboard; an empty text clears its field. */
export async function typeKeys(page: AnyPage, date: string, id = 'birth'): Promise<void> {
  for (const [i, text] of date.split('/').entries()) {
    await page.focus(`#${id}-${['day', 'month', 'year'][i]}`);
    await page.keyboard.press('Backspace');
    if (text) await page.keyboard.type(text);
  }
}
