import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type PageScreenshotOptions,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { CHROMIUM, CHROMIUM_FLAGS } from '../../scripts/draw/chromium.ts';
import { ANSWERS } from '../../src/words/answers.ts';

/** The Spanish pages. */
export const PATHS = ANSWERS.es.paths;

export const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 360, height: 740 };
/** Both languages and both widths in two combinations instead of four. */
export const VISITORS = [
  { locale: 'en-US', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { locale: 'es-ES', viewport: WIDE, hasTouch: false, isMobile: false },
] as const;
export const [PHONE, DESK] = VISITORS;
export const SCHEMES = ['light', 'dark'] as const;

export const BIRTH = { day: 15, month: 6, year: 1990 };
export const OTHER = { day: 29, month: 12, year: 1990 };
/** The sender of a link. */
export const SENDER = { day: 23, month: 11, year: 1987 };
export const PROFILE = PATHS.profile(BIRTH);
export const COUPLE = PATHS.couple(BIRTH, OTHER);

type Kinds = readonly (readonly [name: string, path: string])[];

/** One page of each kind; `noDate` is a word in the language, `nothing` a path without a page. */
const kindsOf = (paths: (typeof ANSWERS)['es' | 'en']['paths'], noDate: string, nothing: string): Kinds => [
  ['home', paths.home],
  ['profile', paths.profile(BIRTH)],
  ['profile-empty', paths.profiles],
  ['profile-wrong', `${paths.profiles}?birth=1990-02-30`],
  ['couple', paths.couple(BIRTH, OTHER)],
  ['couple-invited', paths.couple(BIRTH)],
  ['couple-wrong', `${paths.couples}?a=1990-02-30&b=${noDate}`],
  ['numbers', paths.numbersOf(BIRTH)],
  ['numbers-empty', paths.numbers],
  ['embed', paths.embed],
  ['framed', paths.framed(BIRTH)],
  ['framed-empty', paths.frames],
  ['life-paths', paths.lifePaths],
  ['life-path', paths.lifePath(33)],
  ['arcana', paths.arcana],
  ['arcanum', paths.arcanum(17)],
  ['method', paths.method],
  ['dataset', paths.dataset],
  ['docs', paths.docs],
  ['license', paths.license],
  ['not-found', nothing],
];
export const KINDS = kindsOf(PATHS, 'ayer', '/nada');
export const ENGLISH_KINDS = kindsOf(ANSWERS.en.paths, 'yesterday', `${ANSWERS.en.paths.home}nothing`);

export interface Visit {
  readonly page: Page;
  /** Errors and warnings of the console, and exceptions. */
  readonly complaints: string[];
  /** Requests that left the site. */
  readonly foreign: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** A browser other than the file's. */
  readonly by?: Browser;
  /** Console messages that a test provokes. */
  readonly expected?: RegExp;
  /** Prepares the tab before navigation. */
  readonly before?: (page: Page) => Promise<unknown>;
}

let browser: Browser;
const open: Visit[] = [];

/** Starts a browser for the tests of a file; after each, checks that no visit logged messages or requested other sites. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  });
  afterEach(async () => {
    const visits = open.splice(0);
    for (const { page } of visits) await page.context().close();
    expect(visits.flatMap(({ complaints, foreign }) => [...complaints, ...foreign])).toEqual([]);
  });
  afterAll(() => browser?.close());
}

export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
  const { by = browser, expected = /^$/, before, ...context } = options;
  const siteUrl = inject('siteUrl');
  const home = new URL(path, siteUrl).origin;
  const tab = await by.newContext({ viewport: WIDE, locale: 'es-ES', baseURL: siteUrl, ...context });
  const page = await tab.newPage();
  const complaints: string[] = [];
  const foreign: string[] = [];
  open.push({ page, complaints, foreign });
  const complain = (text: string): void => {
    if (!expected.test(text)) complaints.push(`${path}: ${text}`);
  };
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complain(message.text()));
  page.on('pageerror', (error) => complain(error.message));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && ![siteUrl, home].includes(origin)) foreign.push(request.url());
  });
  await before?.(page);
  await page.goto(path);
  await settled(page);
  return { page, complaints, foreign };
}

/** Waits for pages that load more content, which they mark with `aria-busy`. */
export function settled(page: Page): Promise<void> {
  return page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
}

/** Waits for work that a page does after an event, such as showing the problem with a field that lost focus. */
export async function afterTasks(page: { evaluate(work: () => Promise<unknown>): Promise<unknown> }): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** The width of the content, which may exceed the viewport. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** The number in the center of a star. */
export function centerOf(page: Page, star = ''): Promise<string | null> {
  return page.textContent(`${star} [data-point="E"] .o-number`);
}

/** Types a date as a visitor does: field by field. */
export async function typeDate(page: Page, iso: string, name = 'birth'): Promise<void> {
  const [year, month, day] = iso.split('-') as [string, string, string];
  for (const [part, text] of Object.entries({ day, month, year })) await page.fill(`#${name}-${part}`, text);
}

/** The contents of the three fields. */
export function typedDate(page: Page, name = 'birth'): Promise<string> {
  return page
    .locator(`[data-date="${name}"] input`)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join('/'));
}

/** For manual review in `screenshots/`; skipped in CI to save time. */
export async function keepScreenshot(page: Page, name: string, options: PageScreenshotOptions = {}): Promise<void> {
  if (!process.env.CI) await page.screenshot({ path: `screenshots/${name}.png`, ...options });
}

/** The API's response, requested by the test, not by the page. */
export async function askApi<T>(path: string): Promise<T> {
  return (await (await fetch(`${inject('siteUrl')}${path}`)).json()) as T;
}

/** Saves a file of a profile through the menu. */
export async function save(page: Page, action: string): Promise<void> {
  await page.getByText('Guardar', { exact: true }).click();
  await page.click(`[data-action="${action}"]`);
}
