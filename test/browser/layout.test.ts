import { afterEach, describe, expect, it } from 'vitest';
import { KINDS, NARROW, SCHEMES, useBrowser, visit, WIDE, type Visit } from './visit.ts';

useBrowser();
let current: Visit;
afterEach(() => current.close());

/** The browser itself reports a page that answers 404. */
const EXPECTED_COMPLAINT = /status of 404/;

describe.each(KINDS)('%s', (name, path) => {
  it('complains about nothing, asks no other site, and needs no sideways scrolling at 360 px', async () => {
    current = await visit(path, { viewport: NARROW });
    const { page, complaints, foreign } = current;
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(NARROW.width);
    expect(complaints.filter((text) => name !== 'not-found' || !EXPECTED_COMPLAINT.test(text))).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it.each([['wide', WIDE], ['narrow', NARROW]] as const)('is drawn %s in both schemes', async (size, viewport) => {
    for (const scheme of SCHEMES) {
      await current?.close();
      current = await visit(path, { viewport, colorScheme: scheme });
      const { page } = current;
      const brightness = await page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.documentElement).backgroundColor)![0]));
      expect(brightness > 128).toBe(scheme === 'light');
      await page.screenshot({ path: `screenshots/${name}-${scheme}-${size}.png`, fullPage: true });
    }
  });
});

describe('the picture at 360 px', () => {
  it('has numbers of at least 11 px and medallions that a finger hits', async () => {
    current = await visit('/perfil?birth=1990-06-15', { viewport: NARROW });
    const sizes = await current.page.evaluate(() => {
      const svg = document.querySelector<SVGSVGElement>('svg.octagram')!;
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      const fonts = [...svg.querySelectorAll('.o-number')].map((text) => parseFloat(getComputedStyle(text).fontSize) * scale);
      const links = [...svg.querySelectorAll('a .o-disc')].map((disc) => disc.getBoundingClientRect().width);
      return { number: Math.min(...fonts), link: Math.min(...links) };
    });
    expect(sizes.number).toBeGreaterThanOrEqual(11);
    // The least size of a target by WCAG 2.2.
    expect(sizes.link).toBeGreaterThanOrEqual(24);
  });
});
