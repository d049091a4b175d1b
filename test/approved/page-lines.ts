import { type HtmlElement, type HtmlNode, htmlTree } from './html-tree.ts';
import { prettyJson } from './readable.ts';

/** What a reader, a program or a search engine gets to know of an element besides its text and its link. */
const TELLING =
  /^(?:action|alt|aria-current|aria-label|charset|checked|content|data-.*|datetime|for|hidden|http-equiv|id|lang|media|method|name|open|property|required|role|src|value)$/;
/** Of a link in the head and a field these too; of a link in a text the target is written behind it. */
const TELLING_IN: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  input: ['type'],
  link: ['rel', 'href', 'type'],
  script: ['type'],
};
const INLINE =
  /^(?:a|abbr|b|bdi|br|cite|code|em|i|img|kbd|label|output|small|span|strong|sub|sup|text|time|tspan|wbr|td|th)$/;
const NESTING = /^(?:ul|ol|dl|form|fieldset|table|details|nav|svg|li)$/;
const MARKS: Readonly<Record<string, string>> = {
  ...{ h1: '# ', h2: '## ', h3: '### ', h4: '#### ', li: '- ', dt: '* ', dd: ': ', button: '(button) ' },
  ...{ title: '(title) ', summary: '(summary) ', figcaption: '(caption) ', caption: '(caption) ', legend: '(legend) ' },
};

/**
 * A page as it is read, top down: texts with the targets of their links, labels with their values, fields with their names, and the
 * head. What is for the eye alone is left out.
 *
 * @example pageLines('<h2 id="a">Uno</h2><p>Ve <a href="/b">allí</a>.</p>') // '## Uno {id=a}\nVe [allí](/b).\n'
 */
export function pageLines(html: string): string {
  const lines: string[] = [];
  walk(htmlTree(withValues(html.replace(/^<!DOCTYPE html>\n/, ''))), '', lines);
  return `${lines.join('\n')}\n`;
}

/** Attributes without a value, which the tree would not have. */
function withValues(html: string): string {
  return html.replace(/<[^"<>]*(?:"[^"]*"[^"<>]*)*>/g, (tag) =>
    tag.replace(/ (hidden|open|checked|required)(?=[ />])/g, ' $1="$1"'),
  );
}

function walk(element: HtmlElement, indent: string, lines: string[]): void {
  const { name, children } = element;
  const text = children.find((child) => typeof child === 'string') as string | undefined;
  if (name === 'pre')
    lines.push(
      `${indent}(code)${telling(element)}`,
      ...plain(element)
        .split('\n')
        .map((line) => `  ${indent}${line}`),
    );
  else if (name === 'tr') lines.push(`${indent}| ${children.map(inline).join(' | ')} |${telling(element)}`);
  else if (name === 'script' && text) lines.push(`${indent}${name}${telling(element)}`, prettyJson(JSON.parse(text)));
  else if (/^(?:meta|link|script|input)$/.test(name)) lines.push(`${indent}${name}${telling(element)}`);
  else blocks(element, indent, lines);
}

/** Texts and inline elements between two blocks make a line; the first has the mark and the attributes of the element. */
function blocks(element: HtmlElement, indent: string, lines: string[]): void {
  const mark = MARKS[element.name] ?? '';
  let own = telling(element);
  const first = lines.length;
  let line = '';
  const endLine = (): void => {
    const text = line.replace(/[ \t\n]+/g, ' ').trim();
    line = '';
    if (text === '' && own === '') return;
    lines.push(`${indent}${lines.length === first ? mark : ''}${text || `<${element.name}>`}${own}`);
    own = '';
  };
  for (const child of element.children) {
    if (isInline(child)) line += apart(line, child) + inline(child);
    else {
      const below: string[] = [];
      walk(child as HtmlElement, NESTING.test(element.name) ? `${indent}  ` : indent, below);
      if (below.length > 0) endLine();
      lines.push(...below);
    }
  }
  endLine();
}

function isInline(node: HtmlNode): boolean {
  return typeof node === 'string' || (INLINE.test(node.name) && node.children.every(isInline));
}

/** Neighbors without a space between them are kept apart by the stylesheet. */
function apart(before: string, node: HtmlNode): string {
  return typeof node !== 'string' && /[^\s(«¿¡]$/.test(before) && /^(?:a|span)$/.test(node.name) ? ' ' : '';
}

function inline(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  const { name, attributes, children } = node;
  const text = children.reduce<string>((before, child) => before + apart(before, child) + inline(child), '');
  const { href, ...others } = attributes;
  if (name === 'br') return ' / ';
  if (name === 'a') return `[${text.trim()}](${href})${telling({ ...node, attributes: others })}`;
  if (name === 'code') return `\`${text}\`${telling(node)}`;
  return `${text}${telling(node)}`;
}

function telling({ name, attributes }: HtmlElement): string {
  const told = Object.entries(attributes)
    .filter(([key]) => TELLING.test(key) || TELLING_IN[name]?.includes(key))
    .map(([key, value]) => `${key}=${value}`);
  return told.length === 0 ? '' : ` {${told.join(' ')}}`;
}

function plain(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(plain).join('');
}
