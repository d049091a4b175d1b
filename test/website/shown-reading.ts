import type { Reading } from '../../src/content/content-schema.ts';

/** The part of a page from a mark to the next closing tag of a kind. */
export function blockOf(html: string, mark: string, end = 'li'): string {
  const found = new RegExp(`${mark}[\\s\\S]*?</${end}>`).exec(html);
  if (!found) throw new Error(`nothing on the page has ${mark}`);
  return found[0];
}

/** The text under each visible label, independent of names in the markup. */
export function shownReading(block: string): Partial<Reading> {
  const after = (pattern: RegExp): string | undefined => pattern.exec(block)?.[1];
  const parts = {
    meaning: [/<div class="parts"><p[^>]*>(.*?)<\/p>/, /data-says="rest">([^<]*)</]
      .flatMap((pattern) => after(pattern) ?? [])
      .join(' ')
      .replace(/<\/?strong>/g, ''),
    light: after(/>Luz<\/dt><dd[^>]*>([^<]*)</),
    shadow: after(/>Sombra<\/dt><dd[^>]*>([^<]*)</),
    question: after(/class="question"[^>]*>([^<]*)</),
    reading: after(
      /<details class="example"><summary>(?:Ejemplo|Leer más)<\/summary>(?:<p data-says="rest">[^<]*<\/p>)?<p[^>]*>([^<]*)</,
    ),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, text]) => text));
}
