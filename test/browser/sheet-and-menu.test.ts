import { describe, expect, it } from 'vitest';
import { useBothBrowsers, windows } from './both-browsers.ts';
import { COUPLE, PHONE, PROFILE, settled, useBrowser, visit } from './visit.ts';

useBrowser();
const openIn = useBothBrowsers();

const PAGES = [
  ['profile', PROFILE],
  ['couple', COUPLE],
] as const;
const TABLE = PAGES.flatMap(([name, path]) =>
  windows(390, 600, 820, 1180, 1280, 1366).map((window) => ({ name, path, ...window })),
);

it.each(TABLE)('a $name in $browser at $width px keeps its menus on the screen', async ({ path, ...window }) => {
  const page = await openIn(path, window);
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('.menu').length), { timeout: 10_000 }).toBe(2);
  const edges = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLDetailsElement>('.profile-actions .menu')].map((menu) => {
      menu.open = true;
      const { left, right } = menu.querySelector('.menu-list')!.getBoundingClientRect();
      menu.open = false;
      return left >= 0 && right <= document.documentElement.clientWidth;
    }),
  );
  expect(edges).toEqual([true, true]);
});

it.each(PAGES.flatMap(([name, path]) => windows(390, 1366).map((window) => ({ name, path, ...window }))))(
  'a menu of a $name in $browser at $width px opens where it is seen whole, wherever its button is',
  async ({ path, ...window }) => {
    const page = await openIn(path, window);
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('.menu').length), { timeout: 10_000 })
      .toBe(2);
    const cutOff = await page.evaluate(() => {
      document.documentElement.style.scrollBehavior = 'auto';
      const actions = document.querySelector('.profile-actions')!;
      return [0.02, 0.3, 0.6, 0.8].flatMap((part) => {
        scrollBy(0, actions.getBoundingClientRect().top - innerHeight * part);
        const { top, bottom } = actions.getBoundingClientRect();
        const room = Math.max(top, innerHeight - bottom);
        return [...actions.querySelectorAll<HTMLDetailsElement>('.menu')].flatMap((menu) => {
          menu.querySelector('summary')!.click();
          const list = menu.querySelector('.menu-list')!.getBoundingClientRect();
          menu.querySelector('summary')!.click();
          // If neither side has enough room, the rest can be scrolled to.
          const isSeen = list.height > 0 && (list.height + 8 > room || (list.top >= 0 && list.bottom <= innerHeight));
          return isSeen ? [] : [[part, list.top, list.bottom, room]];
        });
      });
    });
    expect(cutOff).toEqual([]);
  },
);

it.each(PAGES.flatMap(([name, path]) => windows(390).map((window) => ({ name, path, ...window }))))(
  'Back on a $name in $browser at $width px takes away the sheet or the full star, and stays on the page',
  async ({ path, ...window }) => {
    const page = await openIn(path, window);
    const tap = (point: string, inside: string): Promise<void> =>
      page.evaluate(
        ([one, root]) =>
          void document
            .querySelector(`${root} [data-point="${one}"] .o-disc`)!
            .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })),
        [point, inside] as const,
      );
    const shown = (): Promise<string> =>
      page.evaluate(() =>
        [
          location.pathname,
          document.querySelector('dialog[open]') ? 'full' : '',
          document.querySelector('.note.is-open')?.getAttribute('data-note') ?? '',
        ].join(' '),
      );
    const back = (): Promise<void> => page.evaluate(() => history.back());
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('.note').length), { timeout: 10_000 })
      .toBe(1);
    const { pathname } = new URL(path, 'http://localhost');
    await tap('B', '.portrait');
    await expect.poll(shown).toBe(`${pathname}  B`);
    // Another point reuses the sheet.
    await tap('D', '.portrait');
    await expect.poll(shown).toBe(`${pathname}  D`);
    await back();
    await expect.poll(shown).toBe(`${pathname}  `);
    await page.evaluate(() => document.querySelector<HTMLElement>('.portrait-bar button')!.click());
    await expect.poll(shown).toBe(`${pathname} full `);
    await tap('B', 'dialog');
    await expect.poll(shown).toBe(`${pathname} full B`);
    await back();
    await expect.poll(shown).toBe(`${pathname} full `);
    // A tap in the instant in which the dialog goes, whose close event is still to come, is not lost.
    await page.evaluate(
      () =>
        new Promise((done) => {
          new MutationObserver((_, observer) => {
            if (document.querySelector('dialog')) return;
            observer.disconnect();
            const disc = document.querySelector('.portrait [data-point="B"] .o-disc')!;
            disc.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
            setTimeout(done, 100);
          }).observe(document.body, { childList: true, subtree: true });
          history.back();
        }),
    );
    expect(await shown()).toBe(`${pathname}  B`);
    await back();
    await expect.poll(shown).toBe(`${pathname}  `);
    // Closing with the button leaves no history entry for Back.
    const before = await page.evaluate(() => history.state);
    await tap('B', '.portrait');
    await expect.poll(shown).toBe(`${pathname}  B`);
    await page.evaluate(() => document.querySelector<HTMLElement>('.note-close')!.click());
    await expect.poll(shown).toBe(`${pathname}  `);
    await expect.poll(() => page.evaluate(() => history.state)).toEqual(before);
    // The full star takes the place of the sheet; closed, it returns the focus.
    await tap('B', '.portrait');
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('.portrait-bar button')!;
      button.focus();
      button.click();
    });
    await expect.poll(shown).toBe(`${pathname} full `);
    await tap('D', 'dialog');
    await expect.poll(shown).toBe(`${pathname} full D`);
    await back();
    await expect.poll(shown).toBe(`${pathname} full `);
    await back();
    await expect.poll(shown).toBe(`${pathname}  `);
    await expect.poll(() => page.evaluate(() => history.state)).toEqual(before);
    expect(await page.evaluate(() => document.activeElement!.parentElement!.className)).toContain('portrait-bar');
  },
);

describe.each(PAGES)('a %s', (_name, path) => {
  it.each([
    { width: 1366, height: 768 },
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
  ])('shows what a click chose, at $width × $height px, and words of 12 px', async (viewport) => {
    const { page } = await visit(path, { viewport });
    const smallest = await page.evaluate(() => {
      const svg = document.querySelector<SVGSVGElement>('.portrait svg')!;
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      return Math.min(
        ...[...svg.querySelectorAll('.o-label')].map((text) => parseFloat(getComputedStyle(text).fontSize) * scale),
      );
    });
    expect(smallest).toBeGreaterThanOrEqual(12);
    await page.locator('.portrait [data-point="B"] .o-disc').click();
    await page.locator('.note.is-open').waitFor();
    const seen = (selector: string): Promise<boolean> =>
      page.locator(selector).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        // Scrolling rounds to whole pixels.
        return top >= -1 && bottom <= innerHeight + 1;
      });
    expect([await seen('.note-name'), await seen('.note-keyword'), await seen('.note')]).toEqual([true, true, true]);
    expect(await seen('.portrait [data-point="B"]')).toBe(true);
  });

  it('shows on a phone that more sections follow, and which one is current', async () => {
    const { page } = await visit(path, PHONE);
    const fade = await page.evaluate(() => {
      const nav = document.querySelector('.page-nav')!;
      const { backgroundImage, position } = getComputedStyle(nav, '::after');
      return { isLonger: nav.scrollWidth > nav.clientWidth, position, isFaded: backgroundImage.includes('gradient') };
    });
    expect(fade).toEqual({ isLonger: true, position: 'sticky', isFaded: true });
    const links = await page.locator('.page-nav a').all();
    for (const link of links.slice(2)) {
      await link.evaluate((one) => (one as HTMLElement).click());
      const name = await link.textContent();
      await expect.poll(() => page.locator('.page-nav [aria-current]').allTextContents()).toEqual([name]);
      await expect
        .poll(() =>
          link.evaluate((one) => one.getBoundingClientRect()).then(({ left, right }) => left >= 0 && right <= 390),
        )
        .toBe(true);
    }
  });

  it.each(['texts-', 'readings-'])(
    'without its %s file says so, leaves no hole, and can be tried again',
    async (file) => {
      const isBlocked = (url: URL): boolean =>
        url.pathname.startsWith(`/assets/${file}`) || (file === 'readings-' && url.pathname.startsWith('/api/chart/'));
      const { page } = await visit(path, {
        ...PHONE,
        expected: /ERR_FAILED|Failed to fetch/,
        before: (tab) => tab.route(isBlocked, (route) => route.abort()),
      });
      const notice = page.locator('.load-failure');
      await notice.waitFor();
      const hole = await notice.evaluate((one) => {
        const next = [...document.querySelectorAll('main :is(h2, h3, svg, .profile-actions, form), footer')]
          .map((element) => element.getBoundingClientRect().top)
          .filter((top) => top > one.getBoundingClientRect().bottom - 1);
        return Math.min(...next) - one.getBoundingClientRect().bottom;
      });
      expect(hole).toBeLessThan(200);
      await page.unroute(isBlocked);
      await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
      await page.locator('.position-card .parts').first().waitFor();
    },
  );
});

it('a profile keeps its star and says so if a proxy answers for the API', async () => {
  const { page } = await visit(PROFILE, {
    before: (tab) => tab.route('**/api/chart/**', (route) => route.fulfill({ json: { error: 'x' } })),
  });
  await page.locator('.load-failure').waitFor();
  expect(await page.locator('.portrait svg .o-number').count()).toBeGreaterThan(20);
});

describe('the star of a profile', () => {
  const moving = (): number => document.querySelector('.portrait')!.getAnimations({ subtree: true }).length;

  it('is revealed within 1.2 seconds, once per tab', async () => {
    const { page } = await visit('/licencia');
    // On a busy machine, the test may look only after the animations have ended.
    await page.addInitScript(() => {
      const begun: Animation[] = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        begun.push(animation);
        return animation;
      };
      Object.assign(window, { begun });
    });
    const timingsOf = (): Promise<{ point: string | null; delay: number; end: number }[]> =>
      page.evaluate(() =>
        (window as unknown as { begun: Animation[] }).begun.map(({ effect }) => {
          const { delay, endTime } = effect!.getComputedTiming();
          const point = (effect as KeyframeEffect).target!.getAttribute('data-point');
          return { point, delay: delay!, end: Number(endTime) };
        }),
      );
    await page.goto(PROFILE);
    await settled(page);
    const timings = await timingsOf();
    const points = await page
      .locator('.portrait [data-point]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-point')));
    expect(new Set(timings.map(({ point }) => point))).toEqual(new Set(points));
    const delays = ['A', 'D', 'E', 'M', 'R', 'R1', 'P3'].map(
      (one) => timings.find(({ point }) => point === one)!.delay,
    );
    expect(delays[0]).toBe(0);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(Math.max(...timings.map(({ end }) => end))).toBeLessThanOrEqual(1_200);
    await expect.poll(() => page.evaluate(moving), { timeout: 10_000 }).toBe(0);
    await page.reload();
    await settled(page);
    expect(await timingsOf()).toEqual([]);
  });

  it('is not animated with reduced motion', async () => {
    const { page } = await visit(PROFILE, { reducedMotion: 'reduce' });
    expect(await page.evaluate(moving)).toBe(0);
  });
});
