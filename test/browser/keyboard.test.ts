import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { content } from '../content-fixture.ts';
import { PROFILE, useBrowser, visit } from './visit.ts';

useBrowser();

/** Far more than any page has, so that an unreachable stop fails instead of hanging. */
const MAX_STOPS = 120;

async function tabUntil(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < MAX_STOPS; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`no way to ${selector} with the tabulator`);
}

describe('with only a keyboard', () => {
  it('a date opens its profile, and the picture leads to the cards', async () => {
    const { page } = await visit('/');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Saltar al contenido');
    await page.keyboard.press('Enter');
    await tabUntil(page, '#birth-day');
    for (const text of ['6', '6', '1990']) {
      await page.keyboard.type(text);
      if (text !== '1990') await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/perfil?birth=1990-06-06');
    await page.locator('.position-card').first().waitFor();

    const { title, question } = content.positions.find(({ key }) => key === 'karma')!;
    await tabUntil(page, 'svg a[data-point="D"]');
    const note = await page.textContent('.note');
    expect(note).toContain(title);
    expect(note).toContain(question);
    expect(await page.getAttribute('svg a[data-point="D"]', 'aria-label')).toContain(question);
    await page.keyboard.press('Enter');
    await page.waitForURL('**#posicion-karma');
    expect(await page.locator('#posicion-karma').evaluate((card) => card.matches(':target'))).toBe(true);
  });

  it('reaches all 12 positions of the picture', async () => {
    const { page } = await visit(PROFILE);
    const reached = new Set<string>();
    await tabUntil(page, 'svg a[data-point]');
    for (let i = 0; i < 12; i++) {
      reached.add(await page.evaluate(() => document.activeElement?.getAttribute('data-point') ?? ''));
      await page.keyboard.press('Tab');
    }
    expect([...reached].sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'Earth', 'K', 'P2', 'P3', 'R1', 'R2', 'Sky']);
  });

  it('shows where the focus is', async () => {
    const { page } = await visit('/');
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      const shown = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
      expect(shown).toBe(true);
    }
  });
});

it('screen readers read the row headers of the steps as separate words', async () => {
  const { page } = await visit('/matriz');
  expect(await page.getByRole('rowheader', { name: 'K Talentos B + E' }).count()).toBe(1);
});
