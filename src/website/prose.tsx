import { Marked, type RendererObject, type Token, type Tokens } from 'marked';
import { renderToString } from 'preact-render-to-string';
import type { PageWords } from '../words/words.ts';
import { Copyable } from './components/code-samples.tsx';

/** The words of copy buttons. */
type ProseWords = Pick<PageWords, 'copying'>;

/** A prose page as HTML: its header and body. */
interface Prose {
  readonly title: string;
  readonly lede: string;
  readonly html: string;
  /** For the section list next to a long page. */
  readonly sections: readonly (readonly [id: string, name: string])[];
}

/** `<!-- table steps: Caption -->`, `<!-- list sums, total -->`: the style of the table or list that follows. */
const NOTE = /^<!-- (?:table|list)(?: ([\w -]+?))?(, total)?(?:: (.+))? -->\s*$/;
const HEADING = /^(.*?)(?: \{#([\w-]+)(?: (.+))?\})?$/s;
const COPIED = /^(.+) \{#([\w-]+) (.+)\}$/;

/**
 * Markdown with these extensions, which `plainMarkdown` removes:
 * - `## Title {#id Name}`: the heading's anchor, and its name in the section list;
 * - ` ```Title {#id what it is} `: code with a copy button; ` ```json ` scrolls;
 * - a note before a table (its class and caption; a right-aligned column, `---:`, has the results) or before a list of
 *   `**term**: text`; `, total` sets off the last row;
 * - a link alone in its paragraph is a button;
 * - lines of HTML tags wrap the content between them. Outside of them, each `##` begins a section.
 */
export function proseHtml(markdown: string, words: ProseWords): Prose {
  const marked = new Marked({ renderer: proseRenderer(words) });
  const tokens = marked.lexer(markdown).filter(({ type }) => type !== 'space');
  const [title, lede, ...rest] = tokens as [Tokens.Heading, Tokens.Paragraph, ...Token[]];
  const named = tokens.flatMap((token) => (token.type === 'heading' ? [HEADING.exec(token.text)!] : []));
  return {
    title: marked.parseInline(title.text) as string,
    lede: marked.parseInline(lede.text) as string,
    html: inSections(rest.map((token) => ({ token, html: marked.parser([token]) }))),
    sections: named.flatMap(([, , id, name]) => (id && name ? [[id, name] as const] : [])),
  };
}

/** Plain Markdown for programs: without layout, with absolute links. Code is unchanged. */
export function plainMarkdown(markdown: string, site: string): string {
  const layout = /^(```.*?)(?: \{#.*\})?(\n[\s\S]*?^```)$|`[^`\n]*`|<!--.*?-->|<a .*?<\/a>|<\/?[a-z][^>]*>| \{#.*\}$/gm;
  return `${markdown
    .replace(layout, (found, fence = '', code = '') => (found.startsWith('`') ? `${fence}${code}` || found : ''))
    .replaceAll('](/', `](${site}/`)
    .replace(/\n\s*\n/g, '\n\n')
    .trim()}\n`;
}

/** Groups blocks into sections with their headings, and consecutive paragraphs into texts. */
function inSections(blocks: readonly { readonly token: Token; readonly html: string }[]): string {
  let html = '';
  let end = '';
  let depth = 0;
  let texts: string[] = [];
  const endTexts = (): void => {
    html += texts.length > 1 ? `<div class="prose">${texts.join('')}</div>` : texts.join('');
    texts = [];
  };
  for (const { token, html: block } of blocks) {
    if (depth === 0 && /^<(?:p class="measure"|ul class="prose")>/.test(block)) {
      texts.push(block);
      continue;
    }
    endTexts();
    const isHeading = token.type === 'heading' && token.depth === 2;
    if (depth === 0 && (isHeading || /^<\w+ class="band\b/.test(block))) {
      html += `${end}${isHeading ? '<section class="band">' : ''}`;
      end = isHeading ? '</section>' : '';
    }
    html += block;
    if (token.type === 'html')
      for (const [, closing, empty] of token.raw.matchAll(/<(\/?)[a-z][^>]*?(\/?)>/g))
        if (!empty) depth += closing ? -1 : 1;
  }
  endTexts();
  return html + end;
}

function proseRenderer(words: ProseWords): RendererObject {
  let note: RegExpExecArray | null = null;
  const noted = (): { classes: string; hasTotal: boolean; caption: string | undefined } => {
    const [, classes = '', total, caption] = note ?? [];
    note = null;
    return { classes: classes && ` class="${classes}"`, hasTotal: total !== undefined, caption };
  };
  return {
    html({ text }) {
      const found = NOTE.exec(text);
      if (!found) return text;
      note = found;
      return '';
    },
    heading({ tokens, depth }) {
      const [, text, id] = HEADING.exec(this.parser.parseInline(tokens))!;
      return `<h${depth}${id ? ` id="${id}"` : ''}>${text}</h${depth}>`;
    },
    paragraph({ tokens }) {
      const [first, ...more] = tokens;
      if (first?.type !== 'link' || more.length > 0 || first.tokens?.[0]?.type === 'codespan')
        return `<p class="measure">${this.parser.parseInline(tokens)}</p>`;
      return `<p class="actions">${this.parser.parseInline(tokens).replace('<a ', '<a class="button-quiet" ')}</p>`;
    },
    code({ text, lang = '' }) {
      const [, title, id, what] = COPIED.exec(lang) ?? [];
      if (title) return renderToString(<Copyable id={id!} what={what!} title={title} text={text} code words={words} />);
      const scrolls = lang === 'json' ? { class: 'lone-code answer-body', tabIndex: 0 } : { class: 'lone-code' };
      return renderToString(
        <pre {...scrolls}>
          <code>{text}</code>
        </pre>,
      );
    },
    list({ items }) {
      const texts = items.map(({ tokens }) => this.parser.parse(tokens));
      if (!note) return `<ul class="prose">${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
      const { classes, hasTotal } = noted();
      const entries = texts.map((text, i) => {
        const [, term, rest] = /^<strong>(.*?)<\/strong>: (.*)$/s.exec(text)!;
        const total = hasTotal && i === texts.length - 1 ? ' class="sums-total"' : '';
        return `<div${total}><dt>${term}</dt><dd>${rest}</dd></div>`;
      });
      return `<dl${classes}>${entries.join('')}</dl>`;
    },
    table({ header, rows }) {
      const { classes, hasTotal, caption } = noted();
      const content = ({ tokens }: Tokens.TableCell): string => this.parser.parseInline(tokens);
      const lines = rows.map(([first, ...cells]) => {
        const values = cells
          .map((cell) => `<td${cell.align ? ' class="steps-value"' : ''}>${content(cell)}</td>`)
          .join('');
        return `<tr><th scope="row">${content(first!)}</th>${values}</tr>`;
      });
      const foot = hasTotal ? `<tfoot>${lines.pop()}</tfoot>` : '';
      const head = header.map((cell) => `<th scope="col">${content(cell)}</th>`).join('');
      return `<table${classes}>${caption ? `<caption class="visually-hidden">${caption}</caption>` : ''}<thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody>${foot}</table>`;
    },
  };
}
