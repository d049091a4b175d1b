import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './violations.ts';
import { COUPLE, DESK, keepScreenshot, PHONE, PROFILE, useBrowser, visit } from './visit.ts';

useBrowser();

const IN_ENGLISH = '/en/profile?birth=1990-06-15';

it('a table of ages has the corners of the star in its color, and a ring around the age halfway', async () => {
  const { page } = await visit(PROFILE);
  await page.click('#tecnica > summary');
  const marked = await page.locator('.ages tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('.age-number')].flatMap((number, i) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(number);
        if (borderTopWidth !== '0px') return [`${i} ring`];
        return backgroundColor === 'rgba(0, 0, 0, 0)' ? [] : [`${i} filled`];
      }),
    ),
  );
  expect(marked).toEqual(Array(8).fill(['0 filled', '4 ring']));
});

it('a profile has the sums of its other points behind a click', async () => {
  const { page } = await visit(PROFILE);
  expect(await page.isVisible('[data-step="U"]')).toBe(false);
  await page.click('#tecnica > summary');
  expect(await page.isVisible('[data-step="U"]')).toBe(false);
  await page.click('.more summary');
  expect(await page.textContent('[data-step="U"] td')).toBe('21 + 7 + 5 + 19 = 52 → 7');
});

it.each([
  { ...PHONE, address: PROFILE, open: 'Completa', zoomIn: 'Acercar', zoomOut: 'Alejar' },
  { ...DESK, address: IN_ENGLISH, open: 'Full', zoomIn: 'Zoom in', zoomOut: 'Zoom out' },
])(
  'the full star of $address fills a screen of $viewport.width px, starts in its middle, is moved and zoomed, and words stay 11 px',
  async ({ viewport, address, open, zoomIn, zoomOut }) => {
    const { page } = await visit(address, { viewport });
    await page.getByRole('button', { name: open }).click();
    const measured = () =>
      page.evaluate(() => {
        const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')!;
        const scroller = dialog.querySelector('.full-star-scroller')!;
        const svg = dialog.querySelector('svg')!;
        const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
        const center = dialog.querySelector('[data-point="E"] .o-disc')!.getBoundingClientRect();
        const sizes = [...svg.querySelectorAll('text')].map((text) => parseFloat(getComputedStyle(text).fontSize));
        return {
          isWhole: dialog.clientWidth === innerWidth && dialog.clientHeight === innerHeight,
          x: Math.round(center.x + center.width / 2 - innerWidth / 2),
          left: Math.round(scroller.scrollLeft),
          smallest: Math.min(...sizes) * scale,
          width: svg.getBoundingClientRect().width,
          cropped: [...dialog.querySelectorAll(':is([data-point="A"], [data-point="C"]) .o-label')]
            .filter((name) => name.getBoundingClientRect().left < 0 || name.getBoundingClientRect().right > innerWidth)
            .map(({ textContent }) => textContent),
        };
      });
    const before = await measured();
    expect(before.isWhole).toBe(true);
    expect(Math.abs(before.x)).toBeLessThan(12);
    expect(before.cropped).toEqual([]);
    expect(before.smallest).toBeGreaterThanOrEqual(10.99);
    // Zooms until it is wider than the screen and can be scrolled.
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: zoomIn }).click();
    const larger = await measured();
    expect(larger.width).toBeGreaterThan(before.width * 1.5);
    expect(Math.abs(larger.x)).toBeLessThan(12);
    await page.mouse.move(viewport.width / 2, 400);
    await page.mouse.down();
    await page.mouse.move(viewport.width / 2 - 60, 400, { steps: 5 });
    await page.mouse.up();
    expect((await measured()).left).toBeGreaterThan(larger.left + 30);
    for (let i = 0; i < 5; i++) await page.getByRole('button', { name: zoomOut }).click();
    expect((await measured()).smallest).toBeGreaterThanOrEqual(10.99);
    await keepScreenshot(page, `full-star-${viewport.width}`);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  },
);

describe('the browser’s storage', () => {
  const pressRemember = async (page: Page, menu = 'Más'): Promise<void> => {
    await page.locator('.menu', { hasText: menu }).locator('summary').click();
    await page.locator('[data-remember]').click();
  };
  const kept = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

  it('has a date and a couple only on request, offers them on the next visit, and can be cleared', async () => {
    const { page } = await visit(PROFILE);
    expect(await kept(page)).toEqual({});
    await pressRemember(page);
    await page.locator('#status', { hasText: 'solo en este navegador' }).waitFor();
    await page.goto(COUPLE, { waitUntil: 'networkidle' });
    await pressRemember(page);
    await page.locator('[data-remember]', { hasText: 'Olvidar' }).waitFor({ state: 'attached' });
    expect(await kept(page)).toEqual({ fecha: '1990-06-15', pareja: '1990-06-15 1990-12-29' });
    for (const address of ['/', '/perfil', '/pareja']) {
      await page.goto(address);
      const links = page.locator('#recordada a');
      await links.nth(1).waitFor();
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([PROFILE, COUPLE]);
    }
    await page.goto(COUPLE, { waitUntil: 'networkidle' });
    await pressRemember(page);
    expect(await kept(page)).toEqual({ fecha: '1990-06-15' });
    await page.goto('/pareja');
    const other = await page.context().newPage();
    await other.goto(PROFILE);
    await other.locator('[data-remember]', { hasText: 'Olvidar' }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Olvidar' }).click();
    await other.locator('[data-remember]', { hasText: 'Recordar' }).waitFor({ state: 'attached' });
    expect([await page.textContent('#recordada'), await kept(page)]).toEqual(['', {}]);
  });

  it.each([
    ['Spanish', PROFILE, 'Más', 'Guardado solo en este navegador', 'Olvidado'],
    ['English', IN_ENGLISH, 'More', 'Kept in this browser only', 'Forgotten'],
  ])('is announced in %s when it changes', async (_, address, menu, kept, forgotten) => {
    const { page } = await visit(address);
    await pressRemember(page, menu);
    await page.locator('#status', { hasText: kept }).waitFor();
    await pressRemember(page, menu);
    await page.locator('#status', { hasText: forgotten }).waitFor();
  });

  it('may be disabled or full, and a stored text that is not a date is not shown', async () => {
    const { page } = await visit(COUPLE);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await pressRemember(page);
    await page.locator('#status', { hasText: 'no deja guardar' }).waitFor();
    expect([await page.textContent('[data-remember]'), await kept(page)]).toEqual(['Recordar en este navegador', {}]);
    for (const pareja of ['', ' ', '1990-06-15', '1990-06-15 1990-02-30', '1990-06-15 <b> 1990-06-15']) {
      await page.goto('/licencia');
      await page.evaluate((text) => localStorage.setItem('pareja', text), pareja);
      await page.goto('/pareja');
      await page.waitForLoadState('networkidle');
      expect(await page.textContent('#recordada')).toBe('');
    }
  });
});
