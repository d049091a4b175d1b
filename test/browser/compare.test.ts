import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { coupleChart } from '../../src/method/couple-chart.ts';
import { destinyMatrix } from '../../src/method/destiny-matrix.ts';
import { content } from '../content-fixture.ts';
import { violations } from './violations.ts';
import { centerOf, BIRTH as OTHER, PATHS, PHONE, SENDER, typeDate, useBrowser, visit } from './visit.ts';

useBrowser();

const { points } = coupleChart(SENDER, OTHER);
const start = async (path: string): Promise<Page> => (await visit(path, PHONE)).page;

interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url?: string;
  readonly pictures: readonly { name: string; width: number; height: number }[];
}

/** Mocks the system's share dialog and returns what a page shared. */
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

describe('an invitation', () => {
  it('leads from the front page to a couple that two phones have exchanged', async () => {
    const sender = await start(PATHS.home);
    await typeDate(sender, '1987-11-23');
    await sender.locator('form[action="/perfil"] button').first().click();
    await sender.waitForURL(`**${PATHS.profile(SENDER)}`);
    const sent = await catchShared(sender);
    await sender.getByRole('button', { name: 'Es mi fecha' }).click();
    await sender.getByRole('button', { name: 'Invita a alguien a compararse contigo' }).click();
    const invitation = await sent();
    const link = `${inject('siteUrl')}${PATHS.couple(SENDER)}`;
    expect(invitation.text).toBe(`Compárate conmigo: escribe tu fecha y mira qué estrella formamos: ${link}`);
    expect(invitation.pictures).toEqual([{ name: 'matriz-1987-11-23-historia.png', width: 1080, height: 1920 }]);

    const page = await start(PATHS.couple(SENDER));
    expect(await page.title()).toBe('Compárate con el 23 de noviembre de 1987 · Open Numerology');
    expect(await page.locator('h1:visible').allTextContents()).toEqual(['23 de noviembre de 1987']);
    expect(await centerOf(page, '.invitation')).toBe(String(destinyMatrix(SENDER).center));
    // Only the visitor's own date is requested.
    expect(await page.locator('fieldset:visible legend').allTextContents()).toEqual(['Tu fecha de nacimiento']);
    expect(await page.locator('main input:visible').count()).toBe(3);
    expect(await violations(page)).toEqual([]);
    await typeDate(page, '1990-06-15', 'mia');
    await page.getByRole('button', { name: 'Ver nuestra estrella' }).click();
    await page.waitForURL(`**${PATHS.couple(SENDER, OTHER)}`);
    await page
      .getByText(content.arcana[points.E - 1]!.places.couple.light, { exact: true })
      .first()
      .waitFor();
    expect(await centerOf(page, '.portrait')).toBe(String(points.E));

    const answered = await catchShared(page);
    await page.getByRole('button', { name: 'Enviar a la otra persona' }).click();
    const answer = await answered();
    expect(answer.text).toContain(`${inject('siteUrl')}${PATHS.couple(SENDER, OTHER)}`);
    expect(answer.pictures).toEqual([{ name: 'pareja-1987-11-23-1990-06-15-historia.png', width: 1080, height: 1920 }]);
  });

  it('explains an invalid date and keeps the sender’s', async () => {
    const page = await start(PATHS.couple(SENDER));
    await typeDate(page, '1990-02-30', 'mia');
    await page.getByRole('button', { name: 'Ver nuestra estrella' }).click();
    await page.locator('#mia-problem', { hasText: 'El 30 de febrero de 1990 no existe' }).waitFor();
    expect(new URL(page.url()).search).toBe('?a=1987-11-23');
  });
});

it('without system sharing, a couple is copied as a link, and sent back as a message', async () => {
  const { page } = await visit(PATHS.couple(SENDER, OTHER), { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  for (const [action, done, copied] of [
    ['share', 'Enlace copiado', page.url()],
    ['send-back', 'Mensaje copiado', `Mira la estrella que formamos: ${page.url()}`],
  ] as const) {
    await page.locator(`[data-action="${action}"]`).first().click();
    await page.locator('#status', { hasText: done }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  }
});

it('a couple opens the card of a tapped number', async () => {
  const page = await start(PATHS.couple(SENDER, OTHER));
  await page.locator('.portrait [data-point="B"] .o-number').tap();
  const note = page.locator('.note.is-open');
  expect(await note.locator('.kicker').textContent()).toBe('Lo que une en privado');
  expect(await note.locator('[data-says="light"]').textContent()).toBe(
    content.arcana[points.B - 1]!.places.couple_home.light,
  );
});
