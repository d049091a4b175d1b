const SVG = 'http://www.w3.org/2000/svg';
/** A tag, whose attributes hold no `>` of their own, or the text before the next one. */
const TOKEN = /<(\/?)([a-z]+)([^>]*?)(\/?)>|[^<]+/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/**
 * One of our own drawings as an element. A page with `require-trusted-types-for 'script'` forbids `innerHTML` and the browser's
 * parsers, so the tags are read here: all that `octagramSvg` writes, and no more of XML than that.
 */
export function svgElement(drawing: string): SVGElement {
  const open: Element[] = [document.createElementNS(SVG, 'g')];
  for (const [text, closing, name, attributes, isEmpty] of drawing.matchAll(TOKEN)) {
    if (name === undefined) open.at(-1)!.append(unescaped(text));
    else if (closing) open.pop();
    else {
      const element = document.createElementNS(SVG, name);
      for (const [, key, value] of attributes!.matchAll(ATTRIBUTE)) element.setAttribute(key!, unescaped(value!));
      open.at(-1)!.append(element);
      if (!isEmpty) open.push(element);
    }
  }
  return open[0]!.firstElementChild as SVGElement;
}

/** The reverse of `escapeXml`. */
function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
