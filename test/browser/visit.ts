import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type PageScreenshotOptions,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { CHROMIUM, CHROMIUM_FLAGS } from '../../scripts/draw/chromium.ts';
import { sitePath } from '../../src/http/site-path.ts';

export const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 360, height: 740 };
/** Both languages and both widths, in two browsers instead of four. */
export const VISITORS = [
  { locale: 'en-US', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { locale: 'es-ES', viewport: WIDE, hasTouch: false, isMobile: false },
] as const;
export const SCHEMES = ['light', 'dark'] as const;

/** One of each kind of page. */
export const KINDS: readonly (readonly [name: string, path: string])[] = [
  ['home', sitePath.home()],
  ['profile', sitePath.profile({ day: 15, month: 6, year: 1990 })],
  ['profile-empty', sitePath.profiles()],
  ['profile-wrong', '/perfil?birth=1990-02-30'],
  ['couple', sitePath.couple({ day: 15, month: 6, year: 1990 }, { day: 29, month: 12, year: 1990 })],
  ['couple-invited', sitePath.couple({ day: 15, month: 6, year: 1990 })],
  ['couple-wrong', '/pareja?a=1990-02-30&b=ayer'],
  ['numbers', sitePath.numbersOf({ day: 15, month: 6, year: 1990 })],
  ['numbers-empty', sitePath.numbers()],
  ['embed', sitePath.embed()],
  ['framed', sitePath.framed({ day: 15, month: 6, year: 1990 })],
  ['framed-empty', sitePath.frames()],
  ['life-paths', sitePath.lifePaths()],
  ['life-path', sitePath.lifePath(33)],
  ['arcana', sitePath.arcana()],
  ['arcanum', sitePath.arcanum(17)],
  ['method', sitePath.method()],
  ['dataset', sitePath.dataset()],
  ['docs', sitePath.docs()],
  ['licence', sitePath.licence()],
  ['not-found', '/nada'],
];

export interface Visit {
  readonly page: Page;
  /** Errors and warnings of the console, and exceptions. */
  readonly complaints: string[];
  /** Requests that left the site. */
  readonly foreign: string[];
}

let browser: Browser;
const open: BrowserContext[] = [];

/** Starts a browser for the tests of a file, and ends the visits of each. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  });
  afterEach(async () => {
    for (const context of open.splice(0)) await context.close();
  });
  afterAll(() => browser?.close());
}

/** `by` is another browser than the one of the file. */
export async function visit(path: string, options: BrowserContextOptions = {}, by = browser): Promise<Visit> {
  const siteUrl = inject('siteUrl');
  const context = await by.newContext({ viewport: WIDE, locale: 'es-ES', baseURL: siteUrl, ...options });
  open.push(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${path}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== siteUrl)
      foreign.push(request.url());
  });
  await page.goto(path);
  // A page that asks for more once it is loaded says so.
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  return { page, complaints, foreign };
}

/** Types a date as a visitor does: field by field. */
export async function typeDate(page: Page, iso: string, name = 'birth'): Promise<void> {
  const [year, month, day] = iso.split('-') as [string, string, string];
  for (const [part, text] of Object.entries({ day, month, year })) await page.fill(`#${name}-${part}`, text);
}

/** What the three fields say. */
export function typedDate(page: Page, name = 'birth'): Promise<string> {
  return page
    .locator(`[data-date="${name}"] input`)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join('/'));
}

/** For a person to look at, in `screenshots/`: where nobody does, it would only take time. */
export async function keepScreenshot(page: Page, name: string, options: PageScreenshotOptions = {}): Promise<void> {
  if (!process.env.CI) await page.screenshot({ path: `screenshots/${name}.png`, ...options });
}

/** The API's own answer, asked for by the test and not by the page. */
export async function askApi<T>(path: string): Promise<T> {
  return (await (await fetch(`${inject('siteUrl')}${path}`)).json()) as T;
}

/** Saves a file of a profile as a visitor does: from the menu. */
export async function save(page: Page, action: string): Promise<void> {
  await page.getByText('Guardar', { exact: true }).click();
  await page.click(`[data-action="${action}"]`);
}
