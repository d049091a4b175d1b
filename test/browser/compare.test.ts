import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { sitePath } from '../../src/http/site-path.ts';
import { coupleChart } from '../../src/method/couple-chart.ts';
import { destinyMatrix } from '../../src/method/destiny-matrix.ts';
import { WIDE as WIDE_CARD } from '../../src/picture/card-layout.ts';
import { coupleCard, shareCard } from '../../src/picture/share-card.ts';
import { PAGE_WORDS } from '../../src/website/page-words.ts';
import { content } from '../content-fixture.ts';
import { violations } from './violations.ts';
import { typeDate, useBrowser, type Visit, visit } from './visit.ts';

useBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SENDER = { day: 23, month: 11, year: 1987 };
const OTHER = { day: 15, month: 6, year: 1990 };

const start = (path: string): Promise<Visit> => visit(path, PHONE);

interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url?: string;
  readonly pictures: readonly { name: string; width: number; height: number }[];
}

/** Stands in for the system's dialog, and tells what a page gave it. */
async function catchShared(page: Page): Promise<() => Promise<Shared>> {
  await page.evaluate(() => {
    const scope = window as unknown as { shared?: unknown };
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ title, text, url, files = [] }: ShareData) => {
        const pictures = await Promise.all(
          files.map(async (file) => {
            const { width, height } = await createImageBitmap(file);
            return { name: file.name, width, height };
          }),
        );
        scope.shared = { title, text, url, pictures };
      },
    });
  });
  return async () => {
    const shared = await page.waitForFunction(() => (window as unknown as { shared?: unknown }).shared);
    return (await shared.jsonValue()) as Shared;
  };
}

describe('«Compárate conmigo»', () => {
  it('goes from the front page to a couple that two telephones have sent each other', async () => {
    const sender = await start(sitePath.home());
    await typeDate(sender.page, '1987-11-23');
    await sender.page.locator('form[action="/perfil"] button').first().click();
    await sender.page.waitForURL(`**${sitePath.profile(SENDER)}`);
    const sent = await catchShared(sender.page);
    await sender.page.getByRole('button', { name: 'Compárate conmigo' }).click();
    const invitation = await sent();
    const link = `${inject('siteUrl')}${sitePath.couple(SENDER)}`;
    expect(invitation.text).toBe(`Compárate conmigo: escribe tu fecha y mira qué estrella formamos: ${link}`);
    expect(invitation.pictures).toEqual([{ name: 'matriz-1987-11-23-tarjeta.png', width: 1080, height: 1350 }]);

    const receiver = await start(sitePath.couple(SENDER));
    const { page } = receiver;
    expect(await page.title()).toBe('Compárate con el 23 de noviembre de 1987 · Open Numerology');
    expect(await page.locator('h1:visible').allTextContents()).toEqual(['23 de noviembre de 1987']);
    expect(await page.textContent('.invitation [data-point="E"] .o-number')).toBe(String(destinyMatrix(SENDER).center));
    // One date to write, and none of the sender's.
    expect(await page.locator('fieldset:visible legend').allTextContents()).toEqual(['Tu fecha de nacimiento']);
    expect(await page.locator('main input:visible').count()).toBe(3);
    expect(await violations(page)).toEqual([]);
    await typeDate(page, '1990-06-15', 'mia');
    await page.getByRole('button', { name: 'Ver nuestra estrella' }).click();
    await page.waitForURL(`**${sitePath.couple(SENDER, OTHER)}`);
    const { points } = coupleChart(SENDER, OTHER);
    await page
      .getByText(content.arcana[points.E - 1]!.places.couple.light, { exact: true })
      .first()
      .waitFor();
    expect(await page.textContent('.portrait [data-point="E"] .o-number')).toBe(String(points.E));

    const answered = await catchShared(page);
    await page.getByRole('button', { name: 'Enviar de vuelta' }).click();
    const answer = await answered();
    expect(answer.text).toContain(`${inject('siteUrl')}${sitePath.couple(SENDER, OTHER)}`);
    expect(answer.pictures).toEqual([{ name: 'pareja-1987-11-23-1990-06-15-tarjeta.png', width: 1080, height: 1350 }]);
    expect([...sender.complaints, ...receiver.complaints, ...sender.foreign, ...receiver.foreign]).toEqual([]);
  });

  it('explains a date that cannot be, and keeps the sender’s', async () => {
    const { page } = await start(sitePath.couple(SENDER));
    await typeDate(page, '1990-02-30', 'mia');
    await page.getByRole('button', { name: 'Ver nuestra estrella' }).click();
    await page.locator('#mia-problem', { hasText: 'El 30 de febrero de 1990 no existe' }).waitFor();
    expect(new URL(page.url()).search).toBe('?a=1987-11-23');
  });
});

describe('a couple', () => {
  it('paints its stars before any module has come, and nothing moves when the texts do', async () => {
    const { page } = await start(sitePath.licence());
    await page.route('**/assets/couple-*.js', (route) => route.abort());
    await page.goto(sitePath.couple(SENDER, OTHER));
    const { points } = coupleChart(SENDER, OTHER);
    expect(await page.textContent('.portrait [data-point="E"] .o-number')).toBe(String(points.E));
    expect(await page.locator('.trio-left [data-point="E"] .o-number').textContent()).toBe(
      String(destinyMatrix(SENDER).center),
    );
    expect(await page.locator('h1:visible').textContent()).toBe('23 de noviembre de 1987 y 15 de junio de 1990');
    await page.unroute('**/assets/couple-*.js');
    await page.addInitScript(() => {
      const scope = window as unknown as { moved: { by: number; what: string }[] };
      scope.moved = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node?: Element }[];
        })[])
          scope.moved.push({ by: entry.value, what: entry.sources.map(({ node }) => node?.className).join() });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(sitePath.couple(SENDER, OTHER), { waitUntil: 'networkidle' });
    await page.locator('.profile-actions').waitFor();
    const moved = await page.evaluate(() => (window as unknown as { moved: { by: number }[] }).moved);
    expect(
      moved.reduce((sum, { by }) => sum + by, 0),
      JSON.stringify(moved),
    ).toBeLessThan(0.02);
  });

  it('opens the card of the number that is tapped', async () => {
    const { page } = await start(sitePath.couple(SENDER, OTHER));
    const { points } = coupleChart(SENDER, OTHER);
    await page.locator('.portrait [data-point="B"] .o-number').tap();
    const note = page.locator('.note.is-open');
    expect(await note.locator('.kicker').textContent()).toBe('Lo que une en privado');
    expect(await note.locator('[data-says="light"]').textContent()).toBe(
      content.arcana[points.B - 1]!.places.couple_home.light,
    );
  });

  it('has a card that the browser draws as the edge does', async () => {
    const { page } = await start(sitePath.licence());
    const address = '/api/couple/1987-11-23/1990-06-15.png';
    const svg = shareCard(
      coupleCard(SENDER, OTHER),
      content,
      PAGE_WORDS.es,
      new URL(inject('siteUrl')).host,
      WIDE_CARD,
    );
    const difference = await page.evaluate(
      async ([png, drawn]) => {
        const pixels = async (src: string): Promise<[number, number, Uint8ClampedArray]> => {
          const image = new Image();
          image.src = src;
          await image.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
          const context = canvas.getContext('2d')!;
          context.drawImage(image, 0, 0);
          return [canvas.width, canvas.height, context.getImageData(0, 0, canvas.width, canvas.height).data];
        };
        const one = await pixels(png!);
        const other = await pixels(`data:image/svg+xml,${encodeURIComponent(drawn!)}`);
        // Letters stand on whole pixels in the one and between them in the other: what counts is what stands out.
        let far = 0;
        for (let i = 0; i < one[2].length; i++) if (Math.abs(one[2][i]! - other[2][i]!) > 96) far++;
        return { sizes: [one[0], one[1], other[0], other[1]], far: far / one[2].length };
      },
      [address, svg],
    );
    expect(difference.sizes).toEqual([1200, 630, 1200, 630]);
    expect(difference.far).toBeLessThan(0.01);
  });
});
