import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { EXAMPLE_DATE } from '../src/calendar/dates.ts';
import { dateChart } from '../src/method/destiny-matrix.ts';
import { indexedPng } from '../src/picture/png.ts';
import { pointNames } from '../src/picture/star-layout.ts';
import { LIGHT, starStyle } from '../src/picture/star-style.ts';
import { starSvg } from '../src/picture/star-svg.ts';
import { COMPLETE } from '../src/words/language.ts';
import { PAGE_WORDS, type PageWords } from '../src/words/words.ts';
import { runCommand } from './command/run-command.ts';
import { CHROMIUM, CHROMIUM_FLAGS, requireChromium } from './draw/chromium.ts';
import { drawCardPieces } from './draw/draw-pieces.ts';
import { pieceSources } from './draw/piece-sources.ts';
import { type Drawing, mostFrequent, nearestIn, pixelsOf } from './draw/pixels.ts';

const STATIC = path.resolve(import.meta.dirname, '../src/website/static');
const PIECES = path.resolve(import.meta.dirname, '../src/picture/pieces');
const PALETTE_SIZE = 64;
const FONT = '"Iowan Old Style","Palatino Linotype",Palatino,Georgia,"Liberation Serif",serif';

/**
 * Draws what must be PNG: the phone home-screen icon, the favicon for old browsers, the covers of shared links, and the pieces of
 * the cards in every language. Run by hand when the design changes; the results are checked in, so that a build needs no browser.
 */
await runCommand(async () => {
  requireChromium();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  try {
    await draw(browser, 'touch-icon.png', 180, 180, await iconPage(140, 20));
    const favicon = await draw(browser, undefined, 32, 32, await iconPage(32, 0));
    await writeFile(path.join(STATIC, 'favicon.ico'), iconFile(favicon));
    for (const language of COMPLETE) {
      const words = PAGE_WORDS[language];
      for (const [name, text] of Object.entries(words.covers))
        await draw(browser, `${language}/cover-${name}.png`, 1200, 630, cover(words, text));
    }
    for (const source of await pieceSources()) {
      const file = `${source.language}-${source.format}.json`;
      const pieces = JSON.stringify(await drawCardPieces(browser, source));
      await writeFile(path.join(PIECES, file), `${pieces}\n`);
      console.log(`${file}: ${pieces.length} bytes`);
    }
  } finally {
    await browser.close();
  }
});

async function draw(
  browser: Browser,
  name: string | undefined,
  width: number,
  height: number,
  html: string,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  await page.setContent(
    `<!doctype html><style>*{margin:0}body{background:${LIGHT.paper};color:${LIGHT.ink};font-family:${FONT}}</style>${html}`,
  );
  let png = await page.screenshot();
  if (name !== undefined) {
    png = await withPalette(await pixelsOf(page, `data:image/png;base64,${png.toString('base64')}`));
    await writeFile(path.join(STATIC, name), png);
  }
  await page.close();
  console.log(`${name ?? 'favicon.ico'}: ${png.length} bytes`);
  return png;
}

/** The flat colors of a design need no more, and a link's preview has a third of the bytes. */
async function withPalette({ width, height, rgba }: Drawing): Promise<Buffer> {
  const pixels = Array.from({ length: width * height }, (_, i) => rgba.toString('hex', 4 * i, 4 * i + 3));
  const palette = mostFrequent(pixels, PALETTE_SIZE);
  const indexOf = nearestIn(new Map(palette.map((color, i) => [color, i])));
  const rows = new Uint8Array((width + 1) * height);
  for (const [i, pixel] of pixels.entries()) rows[i + Math.floor(i / width) + 1] = indexOf(pixel);
  return Buffer.from(
    await indexedPng(
      width,
      height,
      palette.map((color) => Number.parseInt(color, 16)),
      rows,
    ),
  );
}

async function iconPage(width: number, margin: number): Promise<string> {
  const icon = await readFile(path.join(STATIC, 'icon.svg'), 'utf8');
  return `<style>svg{display:block;width:${width}px;margin:${margin}px}</style>${icon}`;
}

/** A 32 × 32 PNG as an ICO file: a 6-byte header, one 16-byte entry, and the picture. */
function iconFile(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function cover({ layout, star }: PageWords, text: string): string {
  const labels = pointNames(star);
  for (const point of Object.keys(labels) as (keyof typeof labels)[]) labels[point] = '';
  const svg = starSvg(dateChart(EXAMPLE_DATE), { title: '', description: '', labels, words: star });
  return `<style>${starStyle(LIGHT)}
    body{display:flex;align-items:center;height:630px;overflow:hidden}
    .t{width:560px;padding-left:90px}h1{font:500 64px/1.1 ${FONT};letter-spacing:-.02em}p{font-size:30px;color:${LIGHT.first};margin-bottom:28px}
    svg{position:absolute;right:50px;top:14px;width:466px}</style>
    <div class="t"><p>${layout.kicker}</p><h1>${text}</h1></div>${svg}`;
}
