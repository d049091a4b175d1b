import { expect, it } from 'vitest';
import { paletteOf } from './appearance.ts';
import { DESK, KINDS, PHONE, useBrowser, visit } from './visit.ts';

useBrowser();

/** Excludes pages that only scripts draw, which would differ between days. */
const SHOWN = KINDS.filter(([name]) => !/-wrong$|-empty$|^framed|^numbers/.test(name));

// No other test detects swapped colors; `npm run test:browser -- --update palette` approves new ones.
/** Only on these pages do phones show or hide different elements than desktops. */
const ON_PHONES = SHOWN.filter(([name]) => ['profile', 'couple', 'arcanum'].includes(name));

it.each([
  ...SHOWN.map(([name, path]) => [name, path, DESK] as const),
  ...ON_PHONES.map(([name, path]) => [`${name}-on-a-phone`, path, PHONE] as const),
])('the colors of %s are those that were approved', async (name, path, visitor) => {
  const { page } = await visit(path, { ...visitor, colorScheme: 'light', expected: /404/ });
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  await expect(await paletteOf(page)).toMatchFileSnapshot(`palette/${name}.txt`);
});
