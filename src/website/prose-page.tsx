import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type PageName, type PageText, PageTextError } from '../content/page-texts.ts';
import { PageNav } from './components/entry-parts.tsx';
import type { Page, PageContext } from './page.ts';
import { plainMarkdown, proseHtml } from './prose.tsx';

/** A value that code fills in: Markdown, or HTML with a Markdown alternative. */
export type ProseValue = string | number | { readonly html: JSX.Element; readonly markdown: string };
export type ProseValues = Readonly<Record<string, ProseValue>>;

/** Addresses that any page may use. */
function addressesOf(paths: PageContext['words']['paths']): ProseValues {
  return {
    'arcana-page': paths.arcana,
    'data-page': paths.dataset,
    'embed-page': paths.embed,
    'license-page': paths.license,
    'method-page': paths.method,
    'numbers-page': paths.numbers,
  };
}

/** A page whose text is in `data/<language>/pages/`, with values from code. */
export function prosePage(
  { pages, site, words }: PageContext,
  name: PageName,
  values: ProseValues,
  attributes: Readonly<Record<`data-${string}` | 'id', string>> | Record<never, never> = {},
): Pick<Page, 'title' | 'description' | 'body' | 'markdown'> {
  const text = pages[name];
  const drawings = new Map<string, string>();
  const addresses = addressesOf(words.paths);
  const forHtml = fill(text, values, addresses, ({ html }, key) => {
    // Inserted after parsing, because the parser would treat their lines as Markdown.
    const place = `<!--${key}-->`;
    drawings.set(place, renderToString(html));
    return place;
  });
  const { title, lede, html, sections } = proseHtml(forHtml.body, words);
  const drawn = html.replace(/<!--[\w-]+-->/g, (place) => drawings.get(place)!);
  const head = renderToString(
    <div class="page-head">
      <p class="kicker">{forHtml.kicker}</p>
      <h1 dangerouslySetInnerHTML={{ __html: title }} />
      <p class="lede" dangerouslySetInnerHTML={{ __html: lede }} />
    </div>,
  );
  const nav = renderToString(<PageNav sections={sections} words={words} />);
  const below = sections.length > 0 ? `<div class="beside-nav">${nav}<div>${drawn}</div></div>` : drawn;
  return {
    title: forHtml.title,
    description: forHtml.description,
    body: <div {...attributes} dangerouslySetInnerHTML={{ __html: `${head}${below}` }} />,
    markdown: plainMarkdown(fill(text, values, addresses, ({ markdown }) => markdown).body, site),
  };
}

type Drawing = Exclude<ProseValue, string | number>;

/** Fills in every `{{name}}`. A missing value is an error, and so is an unused one, except for addresses. */
function fill(
  text: PageText,
  values: ProseValues,
  addresses: ProseValues,
  draw: (drawing: Drawing, key: string) => string,
): PageText {
  const asked = new Set<string>();
  const filled = (part: string): string =>
    part.replace(/\{\{([\w-]+)\}\}/g, (place, key: string) => {
      asked.add(key);
      const value = values[key] ?? addresses[key];
      if (value === undefined) {
        const allowed = [...Object.keys(values), ...Object.keys(addresses)].join(', ');
        throw new PageTextError(`data/${text.file}: ${place} has no value; allowed: ${allowed}`);
      }
      return typeof value === 'object' ? draw(value, key) : String(value);
    });
  const { file, title, description, kicker, body } = text;
  const result = {
    file,
    title: filled(title),
    description: filled(description),
    kicker: filled(kicker),
    body: filled(body),
  };
  const missing = Object.keys(values).find((key) => !asked.has(key));
  if (missing) throw new PageTextError(`data/${file}: {{${missing}}} is missing; the page must say it`);
  return result;
}

/** A Markdown table row. */
export function tableRow(...cells: readonly (string | number)[]): string {
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}
