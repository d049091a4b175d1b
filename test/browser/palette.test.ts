import { expect, it } from 'vitest';
import { paletteOf } from './appearance.ts';
import { DESK, KINDS, useBrowser, visit } from './visit.ts';

useBrowser();

/** One that is drawn by its script alone would differ between two days. */
const SHOWN = KINDS.filter(([name]) => !/-wrong$|-empty$|^framed|^numbers/.test(name));

// Colors exchanged are seen by nothing else; `npm run test:browser -- --update palette` approves new ones.
it.each(SHOWN)('the colors of %s are those that were approved', async (name, path) => {
  const { page } = await visit(path, { ...DESK, colorScheme: 'light', expected: /404/ });
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  await expect(await paletteOf(page)).toMatchFileSnapshot(`palette/${name}.txt`);
});
