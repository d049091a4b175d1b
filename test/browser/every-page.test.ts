import { describe, expect, it } from 'vitest';
import { misplaced, misplacedMessages } from './appearance.ts';
import { violations } from './violations.ts';
import { KINDS, keepScreenshot, NARROW, SCHEMES, useBrowser, visit, WIDE } from './visit.ts';

useBrowser();

const SIZES = [
  ['wide', WIDE],
  ['narrow', NARROW],
] as const;
const CASES = KINDS.flatMap(([name, path]) => SIZES.map(([size, viewport]) => ({ name, path, size, viewport })));

/** The browser itself reports a page that answers 404. */
const EXPECTED_COMPLAINT = /status of 404/;

describe('every kind of page', () => {
  it.each(CASES)(
    '$name, $size: fits, has everything in its place, follows the scheme, is accessible, complains of nothing and stays at home',
    async ({ name, path, size, viewport }) => {
      const { page, complaints, foreign } = await visit(path, { viewport });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await keepScreenshot(page, `${name}-${colorScheme}-${size}`, { fullPage: true });
        const { width, brightness } = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          brightness: Number(/\d+/.exec(getComputedStyle(document.documentElement).backgroundColor)![0]),
        }));
        expect(width).toBeLessThanOrEqual(viewport.width);
        expect(brightness > 128).toBe(colorScheme === 'light');
        // The titles of a frame are those of the page around it.
        const expected = name.startsWith('framed') ? [expect.stringMatching(/^page-has-heading-one /)] : [];
        expect(await violations(page), colorScheme).toEqual(expected);
      }
      expect(await misplaced(page)).toEqual([]);
      expect(await misplacedMessages(page)).toEqual([]);
      expect(complaints.filter((text) => name !== 'not-found' || !EXPECTED_COMPLAINT.test(text))).toEqual([]);
      expect(foreign).toEqual([]);
    },
  );
});

describe('the picture at 360 px', () => {
  it('has numbers of at least 11 px and medallions that a finger hits', async () => {
    const { page } = await visit('/perfil?birth=1990-06-15', { viewport: NARROW });
    const sizes = await page.evaluate(() => {
      const svg = document.querySelector<SVGSVGElement>('svg.octagram')!;
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      const fonts = [...svg.querySelectorAll('.o-number')].map(
        (text) => parseFloat(getComputedStyle(text).fontSize) * scale,
      );
      const links = [...svg.querySelectorAll('a .o-disc')].map((disc) => disc.getBoundingClientRect().width);
      return { number: Math.min(...fonts), link: Math.min(...links) };
    });
    expect(sizes.number).toBeGreaterThanOrEqual(11);
    // The least size of a target by WCAG 2.2.
    expect(sizes.link).toBeGreaterThanOrEqual(24);
  });
});
