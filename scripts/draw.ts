import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { dateChart } from '../src/domain/destiny-matrix.ts';
import { LIGHT, octagramStyle } from '../src/picture/octagram-style.ts';
import { octagramSvg } from '../src/picture/octagram-svg.ts';
import { POINT_NAMES } from '../src/picture/point-labels.ts';
import { EXAMPLE_DATE } from '../src/website/page.ts';
import { runCommand } from './command/run-command.ts';
import { CHROMIUM, CHROMIUM_FLAGS, requireChromium } from './draw/chromium.ts';

/**
 * Draws the two pictures that only work as PNG: the icon of a telephone's home screen and the cover of a shared link. Run
 * by hand when the design changes; the results are checked in, so that a build needs no browser.
 */
const STATIC = path.resolve(import.meta.dirname, '../src/website/static');
const FONT = '"Iowan Old Style","Palatino Linotype",Palatino,Georgia,"Liberation Serif",serif';

await runCommand(async () => {
  requireChromium();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  try {
    await draw(browser, 'touch-icon.png', 180, 180, await touchIcon());
    await draw(browser, 'cover.png', 1200, 630, cover());
  } finally {
    await browser.close();
  }
});

async function draw(browser: Browser, name: string, width: number, height: number, html: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  await page.setContent(
    `<!doctype html><style>*{margin:0}body{background:${LIGHT.paper};color:${LIGHT.ink};font-family:${FONT}}</style>${html}`,
  );
  const png = await page.screenshot({ path: path.join(STATIC, name) });
  await page.close();
  console.log(`${name}: ${png.length} bytes`);
}

async function touchIcon(): Promise<string> {
  const icon = await readFile(path.join(STATIC, 'icon.svg'), 'utf8');
  return `<style>svg{display:block;width:140px;margin:20px}</style>${icon}`;
}

function cover(): string {
  const labels = Object.fromEntries(Object.keys(POINT_NAMES).map((point) => [point, ''])) as typeof POINT_NAMES;
  const svg = octagramSvg(dateChart(EXAMPLE_DATE), { title: '', description: '', labels });
  return `<style>${octagramStyle(LIGHT)}
    body{display:flex;align-items:center;height:630px;overflow:hidden}
    .t{width:560px;padding-left:90px}h1{font:500 76px/1.06 ${FONT};letter-spacing:-.02em}p{font-size:30px;color:${LIGHT.first};margin-bottom:28px}
    svg{position:absolute;right:50px;top:14px;width:466px}</style>
    <div class="t"><p>Numerología en datos abiertos</p><h1>Una fecha, veintidós arcanos, una estrella</h1></div>${svg}`;
}
