import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { content } from '../content-fixture.ts';
import { DESK, keepScreenshot, NARROW, PHONE, PROFILE, useBrowser, visit } from './visit.ts';

useBrowser();

const open = async (path: string, options: object): Promise<Page> => (await visit(path, options)).page;

/** In screen pixels: the touch targets and the texts of the picture. */
function sizes(
  page: Page,
): Promise<{ targets: number[]; discs: number[]; labels: number[]; numbers: number[]; crossing: string[] }> {
  return page.evaluate(() => {
    const svg = document.querySelector<SVGSVGElement>('svg.octagram')!;
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const all = (selector: string): Element[] => [...svg.querySelectorAll(selector)];
    const labels = all('.o-label');
    // Compares the middle of a text line, where its letters are, with circles and other lines.
    const letters = (label: Element): DOMRect => {
      const { x, y, width, height } = label.getBoundingClientRect();
      return new DOMRect(x, y + height / 4, width, height / 2);
    };
    const crossing = labels.flatMap((label) => {
      const a = letters(label);
      const discs = all('.o-disc').filter((disc) => {
        const b = disc.getBoundingClientRect();
        const [x, y] = [b.x + b.width / 2, b.y + b.height / 2];
        const away = Math.hypot(x - Math.max(a.left, Math.min(x, a.right)), y - Math.max(a.top, Math.min(y, a.bottom)));
        return away < b.width / 2 - 1;
      });
      const words = labels.filter((other) => {
        const b = letters(other);
        return other !== label && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      });
      return [...discs, ...words].map((other) => `${label.textContent} on ${other.parentElement!.textContent}`);
    });
    const widths = (circles: Element[]): number[] => circles.map((circle) => circle.getBoundingClientRect().width);
    const heights = (texts: Element[]): number[] =>
      texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale);
    return {
      targets: widths(all('a .o-finger')),
      discs: widths(all('a .o-disc')),
      labels: heights(labels),
      numbers: heights(all('.o-number')),
      crossing,
    };
  });
}

describe('on a phone of 390 px', () => {
  it('the star of the front page is seen without scrolling', async () => {
    const page = await open('/', PHONE);
    for (const point of ['A', 'B', 'C', 'D', 'E']) {
      const box = (await page.locator(`svg [data-point="${point}"] .o-disc`).boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(PHONE.viewport.height);
      expect([box.x >= 0, box.x + box.width <= PHONE.viewport.width]).toEqual([true, true]);
    }
  });

  it('points are 44 px and texts 12 px, without overlaps', async () => {
    const page = await open(PROFILE, PHONE);
    const { targets, labels, crossing } = await sizes(page);
    expect(targets).toHaveLength(12);
    expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);
    expect(Math.min(...labels)).toBeGreaterThanOrEqual(12);
    expect(crossing).toEqual([]);
  });

  it('even at 360 px numbers are 11 px, and medallions as wide as WCAG 2.2 asks of a target', async () => {
    const { numbers, discs } = await sizes(await open(PROFILE, { viewport: NARROW }));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(11);
    expect(Math.min(...discs)).toBeGreaterThanOrEqual(24);
  });

  it('a tap on any point opens its bottom sheet without layout shifts', async () => {
    const page = await open(PROFILE, PHONE);
    expect(await page.isVisible('.note')).toBe(false);
    const place = (): Promise<[number, number]> =>
      page.evaluate(() => [scrollY, document.querySelector('svg.octagram')!.getBoundingClientRect().top]);
    await page.evaluate(() => {
      const { top } = document.querySelector('svg.octagram')!.getBoundingClientRect();
      // Below the sticky section list.
      scrollTo({ top: scrollY + top - 60, behavior: 'instant' });
    });
    const before = await place();
    await page.locator('svg [data-point="B"] .o-number').tap();
    const note = page.locator('.note');
    await note.waitFor();
    const { title } = content.positions.find(({ key }) => key === 'soul')!;
    const { name, places } = content.arcana[6 - 1]!;
    for (const text of [title, name, ...Object.values(places.soul)]) expect(await note.textContent()).toContain(text);
    expect([await place(), new URL(page.url()).hash]).toEqual([before, '']);
    const box = (await note.boundingBox())!;
    expect(Math.round(box.y + box.height)).toBe(PHONE.viewport.height);
    await keepScreenshot(page, 'sheet');
    await page.getByLabel('Cerrar').tap();
    await page.locator('svg [data-point="F"] .o-number').tap();
    expect(await note.textContent()).toContain('Punto F');
    await page.getByLabel('Cerrar').tap();
    expect(await page.isVisible('.note')).toBe(false);
  });
});

describe('with a mouse', () => {
  it('a clicked point stays selected while the pointer crosses others on its way to the note', async () => {
    const page = await open(PROFILE, DESK);
    await page.locator('svg [data-point="B"] .o-disc').click();
    for (const point of ['E', 'D', 'P3']) await page.locator(`svg [data-point="${point}"] .o-number`).hover();
    const link = page.locator('.note-name a');
    await link.hover();
    expect(await link.textContent()).toBe(content.arcana[6 - 1]!.name);
    await link.click();
    await page.waitForURL('**/arcanos/6');
  });

  it('a point that the pointer only crosses changes nothing', async () => {
    const page = await open(PROFILE, DESK);
    // On a busy machine, the pointer would pause on its way.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    const center = (await page.locator('svg [data-point="E"]').boundingBox())!;
    const note = (await page.locator('.note-name a').boundingBox())!;
    await page.mouse.move(center.x + center.width / 2, center.y + center.height / 2);
    await page.mouse.move(note.x + 10, note.y + 10, { steps: 12 });
    await page.clock.runFor(1_000);
    expect(await page.getAttribute('.note', 'data-note')).toBe('E');
  });
});
