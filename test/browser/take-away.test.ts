import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { JSHandle, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { DATASET_FILES } from '../../src/dataset/catalog.ts';
import { SIMPLE_LAYOUT } from '../../src/picture/star-layout.ts';
import { CAPTION_HEIGHT } from '../../src/picture/star-style.ts';
import { hasProgram, runProgram } from '../scripts/build/dataset/program.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { KINDS, PROFILE, save, typeDate, useBrowser, visit } from './visit.ts';

useBrowser();

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Draws the picture at a URL in the browser, where its pixels stay. */
function draw(page: Page, src: string): Promise<JSHandle<ImageData>> {
  return page.evaluateHandle(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, width, height);
  }, src);
}

const sizeOf = (picture: JSHandle<ImageData>): Promise<number[]> =>
  picture.evaluate(({ width, height }) => [width, height]);
const colorAt = (picture: JSHandle<ImageData>, x: number, y: number): Promise<number[]> =>
  picture.evaluate(
    ({ data, width }, [column, row]) => [...data.slice((row! * width + column!) * 4).slice(0, 3)],
    [x, y],
  );

describe('copy buttons', () => {
  it.each(KINDS.filter(([name]) => ['home', 'profile', 'life-path', 'arcanum', 'docs', 'license'].includes(name)))(
    '%s: each copies its text and says so',
    async (_, address) => {
      const { page } = await visit(address, CLIPBOARD);
      await page.locator('.fold').evaluateAll((folds) => {
        for (const fold of folds) (fold as HTMLDetailsElement).open = true;
      });
      const buttons = await page.locator('[data-copy]:visible').all();
      expect(buttons.length).toBeGreaterThan(0);
      for (const button of buttons) {
        const source = await page.textContent(`#${await button.getAttribute('data-copy')}`);
        await button.click();
        await page.locator('#status[role="status"]', { hasText: 'Copiado' }).waitFor();
        expect(await clipboard(page)).toBe(source);
      }
    },
  );

  it('the examples copied from the front page use the typed date, which is announced', async () => {
    const { page } = await visit('/', CLIPBOARD);
    await typeDate(page, '1990-12-29');
    await page.locator('#leyenda[aria-live="polite"]', { hasText: '29 de diciembre' }).waitFor();
    await page.click('[data-copy="sample-curl"]');
    expect(await clipboard(page)).toBe(`curl ${inject('siteUrl')}/api/matrix/29/12/1990`);
  });

  it('a text is selected if the browser refuses to copy it', async () => {
    const { page } = await visit('/licencia');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.click('[data-copy="atribucion-texto"]');
    await page.locator('#status', { hasText: 'cópialo a mano' }).waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toContain('creativecommons.org');
  });
});

it.runIf(hasProgram('sha256sum'))('downloads are saved under the names that SHA256SUMS knows', async () => {
  const folder = await temporaryFolder('downloads');
  const small = 'matrix.parquet open-numerology.sqlite people.csv datapackage.json LICENSE SHA256SUMS'.split(' ');
  for (const name of small) {
    const { page } = await visit('/datos');
    const link = page.locator('.files a').getByText(name, { exact: true });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    await download.saveAs(path.join(folder, download.suggestedFilename()));
  }
  const report = await runProgram('sha256sum', ['-c', '--ignore-missing', 'SHA256SUMS'], folder);
  const names = DATASET_FILES.map(({ name }) => name).filter((name) => small.includes(name) && name !== 'SHA256SUMS');
  expect(report.toString()).toBe(names.map((name) => `${name}: OK\n`).join(''));
});

describe('the profile', () => {
  it('shares its URL through the system or, if that is not possible, by copying', async () => {
    const { page } = await visit(PROFILE, CLIPBOARD);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
    await page.click('[data-action="share"]');
    await page.locator('#status', { hasText: 'Enlace copiado' }).waitFor();
    expect(await clipboard(page)).toBe(page.url());

    const shared = await page.evaluate(
      () =>
        new Promise((resolve) => {
          Object.defineProperty(navigator, 'share', { value: async (data: object) => resolve(data) });
          document.querySelector<HTMLButtonElement>('[data-action="share"]')!.click();
        }),
    );
    const title = 'La matriz del destino del 15 de junio de 1990';
    expect(shared).toEqual({ title, text: title, url: page.url() });
  });

  it.each([
    ['png', 'matriz-1990-06-15.png', SIMPLE_LAYOUT.width * 2, (SIMPLE_LAYOUT.height + CAPTION_HEIGHT) * 2],
    ['card', 'matriz-1990-06-15-tarjeta.png', 1200, 630],
    ['story', 'matriz-1990-06-15-historia.png', 1080, 1920],
  ])('saves a picture, %s, in its size and colors', async (action, name, width, height) => {
    const { page } = await visit(PROFILE);
    const [download] = await Promise.all([page.waitForEvent('download'), save(page, action)]);
    expect(download.suggestedFilename()).toBe(name);
    const file = await readFile(await download.path());
    const picture = await draw(page, `data:image/png;base64,${file.toString('base64')}`);
    expect(await sizeOf(picture)).toEqual([width, height]);
    expect(await colorAt(picture, 2, 2)).toEqual([0xf7, 0xf2, 0xe8]);
    // Next to the center's number.
    if (action === 'png') expect(await colorAt(picture, width / 2 - 80, 756)).toEqual([0x93, 0x29, 0x1f]);
  });
});

describe('the pictures of the API', () => {
  it('are valid XML, and images in a page', async () => {
    const { page } = await visit('/docs');
    const svg = await (await fetch(`${inject('siteUrl')}/api/matrix/29/12/1990.svg`)).text();
    // A blank page, whose policy allows inline styles.
    const blank = await page.context().newPage();
    const parsed = await blank.evaluate((text) => {
      const xml = new DOMParser().parseFromString(text, 'image/svg+xml');
      return [xml.documentElement.nodeName, xml.querySelectorAll('parsererror').length];
    }, svg);
    expect(parsed).toEqual(['svg', 0]);
    const [width] = await sizeOf(await draw(page, '/api/matrix/29/12/1990.svg'));
    expect(width).toBe(SIMPLE_LAYOUT.width);
  });

  it.each([
    ['light', 'rgb(247, 242, 232)'],
    ['dark', 'rgb(23, 21, 18)'],
  ] as const)('opened by themselves they follow the %s scheme', async (colorScheme, paper) => {
    const { page } = await visit('/api/matrix/29/12/1990.svg', { colorScheme });
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('.o-paper')!).fill)).toBe(paper);
  });
});
