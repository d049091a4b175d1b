import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { DATASET_FILES } from '../../src/dataset/catalogue.ts';
import { CAPTION_HEIGHT } from '../../src/picture/octagram-svg.ts';
import { SIMPLE_LAYOUT } from '../../src/picture/simple-layout.ts';
import { hasProgram, runProgram } from '../scripts/build/dataset/program.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { KINDS, save, typeDate, useBrowser, visit } from './visit.ts';

useBrowser();

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const PROFILE = '/perfil?birth=1990-06-15';

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

describe('copy buttons', () => {
  it.each(KINDS.filter(([name]) => ['home', 'profile', 'life-path', 'arcanum', 'docs', 'licence'].includes(name)))(
    '%s: each copies its text and says so',
    async (_, path) => {
      const { page } = await visit(path, CLIPBOARD);
      await page.locator('.fold').evaluateAll((folds) => {
        for (const fold of folds) (fold as HTMLDetailsElement).open = true;
      });
      const buttons = await page.locator('[data-copy]:visible').all();
      expect(buttons.length).toBeGreaterThan(0);
      for (const button of buttons) {
        const source = await page.textContent(`#${await button.getAttribute('data-copy')}`);
        await button.click();
        await page.locator('#status', { hasText: 'Copiado' }).waitFor();
        expect(await clipboard(page)).toBe(source);
      }
      expect(await page.getAttribute('#status', 'role')).toBe('status');
    },
  );

  it('the examples copied from the front page are those of the typed date', async () => {
    const { page } = await visit('/', CLIPBOARD);
    await typeDate(page, '1990-12-29');
    await page.locator('#leyenda', { hasText: '29 de diciembre' }).waitFor();
    await page.click('[data-copy="sample-curl"]');
    expect(await clipboard(page)).toBe(`curl ${inject('siteUrl')}/api/matrix/29/12/1990`);
  });
});

describe('the downloads', () => {
  it.runIf(hasProgram('sha256sum'))('are saved under the names that SHA256SUMS knows', async () => {
    const folder = await temporaryFolder('downloads');
    const small = [
      'matrix.parquet',
      'open-numerology.sqlite',
      'people.csv',
      'datapackage.json',
      'LICENSE',
      'SHA256SUMS',
    ];
    for (const name of small) {
      const { page } = await visit('/datos');
      const link = page.locator('.files a').getByText(name, { exact: true });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      await download.saveAs(path.join(folder, download.suggestedFilename()));
    }
    const report = await runProgram('sha256sum', ['-c', '--ignore-missing', 'SHA256SUMS'], folder);
    expect(report.toString()).toBe(
      DATASET_FILES.map(({ name }) => name)
        .filter((name) => small.includes(name) && name !== 'SHA256SUMS')
        .map((name) => `${name}: OK\n`)
        .join(''),
    );
  });
});

describe('the profile', () => {
  it('shares its address: through the system where it can, else by copying', async () => {
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

  it('gives the picture as a PNG file with its colours', async () => {
    const { page, complaints } = await visit(PROFILE);
    const [download] = await Promise.all([page.waitForEvent('download'), save(page, 'png')]);
    expect(download.suggestedFilename()).toBe('matriz-1990-06-15.png');
    const png = (await readFile(await download.path())).toString('base64');
    const { width, height, center, corner } = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })!;
      pen.drawImage(image, 0, 0);
      const colour = (x: number, y: number): number[] => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3);
      // Beside the centre's number, and a corner of the paper.
      return {
        width: image.width,
        height: image.height,
        center: colour(image.width / 2 - 80, 756),
        corner: colour(2, 2),
      };
    }, png);
    expect([width, height]).toEqual([SIMPLE_LAYOUT.width * 2, (SIMPLE_LAYOUT.height + CAPTION_HEIGHT) * 2]);
    expect([center, corner]).toEqual([
      [0x93, 0x29, 0x1f],
      [0xf7, 0xf2, 0xe8],
    ]);
    expect(complaints).toEqual([]);
  });
});

describe('the picture of the API', () => {
  it('is valid XML, and an image in a page', async () => {
    const { page } = await visit('/docs');
    const result = await page.evaluate(async () => {
      const text = await (await fetch('/api/matrix/29/12/1990.svg')).text();
      const xml = new DOMParser().parseFromString(text, 'image/svg+xml');
      const image = new Image();
      image.src = '/api/matrix/29/12/1990.svg';
      await image.decode();
      return {
        root: xml.documentElement.nodeName,
        errors: xml.querySelectorAll('parsererror').length,
        width: image.naturalWidth,
      };
    });
    expect(result).toEqual({ root: 'svg', errors: 0, width: SIMPLE_LAYOUT.width });
  });

  it.each([
    ['light', 'rgb(247, 242, 232)'],
    ['dark', 'rgb(23, 21, 18)'],
  ] as const)('opened by itself it follows the %s scheme', async (colorScheme, paper) => {
    const { page, complaints } = await visit('/api/matrix/29/12/1990.svg', { colorScheme });
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('.o-paper')!).fill)).toBe(paper);
    expect(complaints).toEqual([]);
  });
});
