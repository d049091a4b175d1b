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
