import type { Page } from 'playwright-core';

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly rgba: Buffer;
}

/** The pixels of a picture at a URL. */
export async function pixelsOf(page: Page, url: string): Promise<Drawing> {
  const { width, height, base64 } = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let binary = '';
    for (let i = 0; i < data.length; i += 32_768) binary += String.fromCharCode(...data.subarray(i, i + 32_768));
    return { width: canvas.width, height: canvas.height, base64: btoa(binary) };
  }, url);
  return { width, height, rgba: Buffer.from(base64, 'base64') };
}

/** Colors as hexadecimal digits. */
export function mostFrequent(colors: readonly string[], count: number, except: readonly string[] = []): string[] {
  const counts = new Map<string, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  for (const color of except) counts.delete(color);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([color]) => color);
}

/** The index of a color in a palette, or of the nearest one. */
export function nearestIn(palette: ReadonlyMap<string, number>): (color: string) => number {
  const found = new Map(palette);
  return (color) => {
    const known = found.get(color);
    if (known !== undefined) return known;
    const best = [...palette].reduce(
      (nearest, [other, index]) => {
        const distance = difference(color, other);
        return distance < nearest.distance ? { distance, index } : nearest;
      },
      { distance: Infinity, index: 0 },
    );
    found.set(color, best.index);
    return best.index;
  };
}

function difference(one: string, other: string): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 2) {
    const distance = Number.parseInt(one.slice(i, i + 2), 16) - Number.parseInt(other.slice(i, i + 2), 16);
    sum += distance * distance;
  }
  return sum;
}
