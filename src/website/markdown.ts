/** An element of a page, or a text. */
export type HtmlNode = HtmlElement | string;
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}

const TOKEN = /<[^"<>]*(?:"[^"]*"[^"<>]*)*>|[^<]+/g;
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The tree of a page of ours, whose HTML is known to be well formed. */
export function htmlTree(html: string): HtmlElement {
  const root: HtmlElement = { name: 'root', attributes: {}, children: [] };
  const open = [root];
  for (const [token] of html.matchAll(TOKEN)) {
    const parent = open.at(-1)!;
    if (!token.startsWith('<')) parent.children.push(decoded(token));
    else if (token.startsWith('</')) open.pop();
    else {
      const element = elementOf(token);
      parent.children.push(element);
      if (!VOID.has(element.name) && !token.endsWith('/>')) open.push(element);
    }
  }
  return root;
}

function elementOf(tag: string): HtmlElement {
  const [, name = ''] = /^<([a-z0-9]+)/i.exec(tag) ?? [];
  const attributes = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, decoded(value!)]);
  return { name, attributes: Object.fromEntries(attributes), children: [] };
}

function decoded(text: string): string {
  return text.replace(/&(\w+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** What only a person at a screen needs. */
const SKIPPED = new Set(['button', 'form', 'nav', 'noscript', 'script', 'style', 'svg']);
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'code',
  'em',
  'i',
  'img',
  'kbd',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
]);
const MARKS: Readonly<Record<string, string>> = { b: '**', strong: '**', em: '*', i: '*' };

/**
 * A page of ours as Markdown, for readers that are programs. Links become absolute.
 *
 * @example toMarkdown('<h2>Límites</h2><p>60 por <b>minuto</b>.</p>', site) // '## Límites\n\n60 por **minuto**.\n'
 */
export function toMarkdown(html: string, site: string): string {
  return `${blocks(htmlTree(html), site).join('\n\n')}\n`;
}

/** The blocks below an element; texts and inline elements between them make paragraphs. */
function blocks({ children }: HtmlElement, site: string): string[] {
  const found: string[] = [];
  let line: HtmlNode[] = [];
  const endLine = (): void => {
    const text = inline(line, site);
    if (text !== '') found.push(text);
    line = [];
  };
  for (const child of children) {
    if (typeof child === 'string' || INLINE.has(child.name)) line.push(child);
    else if (!SKIPPED.has(child.name)) {
      endLine();
      found.push(...block(child, site));
    }
  }
  endLine();
  return found;
}

function block(element: HtmlElement, site: string): string[] {
  const { name, children } = element;
  const text = (): string => inline(children, site);
  if (/^h[1-6]$/.test(name)) return [`${'#'.repeat(Number(name[1]))} ${text()}`];
  if (name === 'pre') return [`\`\`\`\n${plain(element)}\n\`\`\``];
  if (name === 'dt') return [`**${text().replaceAll('**', '')}**`];
  if (name === 'ul' || name === 'ol') return [listOf(element, site)];
  if (name === 'table') return [tableOf(element, site)];
  return blocks(element, site);
}

function listOf({ name, children }: HtmlElement, site: string): string {
  const items = children.filter((child) => typeof child !== 'string');
  return items
    .map(
      (item, i) => `${name === 'ol' ? `${i + 1}.` : '-'} ${blocks(item, site).join('\n\n').replaceAll('\n', '\n  ')}`,
    )
    .join('\n');
}

function tableOf(table: HtmlElement, site: string): string {
  const rows = rowsOf(table).map((row) =>
    row.children
      .filter((cell) => typeof cell !== 'string')
      .map((cell) => blocks(cell, site).join(' ').replaceAll('|', '\\|').replaceAll('\n', ' ')),
  );
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function rowsOf(element: HtmlElement): HtmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name === 'tr' ? [child] : rowsOf(child);
  });
}

function inline(nodes: readonly HtmlNode[], site: string): string {
  // Neighbours without a space between them are kept apart by the stylesheet.
  const isApart = (i: number): boolean => typeof nodes[i] !== 'string' && i > 0 && typeof nodes[i - 1] !== 'string';
  return nodes
    .map((node, i) => `${isApart(i) ? ' ' : ''}${inlineNode(node, site)}`)
    .join('')
    .replace(/[ \t\n]+/g, ' ')
    .trim();
}

function inlineNode(node: HtmlNode, site: string): string {
  if (typeof node === 'string') return node;
  const { name, attributes, children } = node;
  if (SKIPPED.has(name)) return '';
  if (name === 'br') return ' ';
  if (name === 'code') return `\`${plain(node)}\``;
  if (name === 'img') return `![${attributes.alt ?? ''}](${absolute(attributes.src, site)})`;
  const text = children.map((child) => inlineNode(child, site)).join('');
  if (name === 'a') return text.trim() === '' ? '' : `[${text}](${absolute(attributes.href, site)})`;
  return `${MARKS[name] ?? ''}${text}${MARKS[name] ?? ''}`;
}

function absolute(address = '', site: string): string {
  return address.startsWith('/') ? `${site}${address}` : address;
}

function plain(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(plain).join('');
}
