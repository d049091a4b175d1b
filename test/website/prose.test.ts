import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { PageTextError } from '../../src/content/page-texts.ts';
import type { PageContext } from '../../src/website/page.ts';
import { proseHtml as htmlOf, plainMarkdown } from '../../src/website/prose.tsx';
import { prosePage } from '../../src/website/prose-page.tsx';
import { PAGE_WORDS } from '../../src/words/words.ts';

const proseHtml = (markdown: string) => htmlOf(markdown, PAGE_WORDS.es);
const SITE = 'https://example.org';
const HEAD = '# Uno\n\nDos.\n\n';

describe('Markdown as HTML', () => {
  it.each([
    [
      '## Límites {#limites}\n\nA *b* `c`',
      '<section class="band"><h2 id="limites">Límites</h2><p class="measure">A <em>b</em> <code>c</code></p></section>',
    ],
    ['## A\n\n## B', '<section class="band"><h2>A</h2></section><section class="band"><h2>B</h2></section>'],
    ['uno\n\ndos', '<div class="prose"><p class="measure">uno</p><p class="measure">dos</p></div>'],
    ['[ir](/b)', '<p class="actions"><a class="button-quiet" href="/b">ir</a></p>'],
    ['[`b`](/b)', '<p class="measure"><a href="/b"><code>b</code></a></p>'],
    ['- a\n- b', '<ul class="prose"><li>a</li><li>b</li></ul>'],
    [
      '<!-- list x, total -->\n- **A**: b: c\n- **D**: `e`',
      '<dl class="x"><div><dt>A</dt><dd>b: c</dd></div><div class="sums-total"><dt>D</dt><dd><code>e</code></dd></div></dl>',
    ],
    [
      '<!-- table x y, total: Un título: aquí -->\n| a | b |\n| --- | ---: |\n| 1 | 2\\|3 |\n| 4 | 5 |',
      '<table class="x y"><caption class="visually-hidden">Un título: aquí</caption><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">1</th><td class="steps-value">2|3</td></tr></tbody><tfoot><tr><th scope="row">4</th><td class="steps-value">5</td></tr></tfoot></table>',
    ],
    ['```\na < b\n```', '<pre class="lone-code"><code>a &lt; b</code></pre>'],
    ['```json\n{}\n```', '<pre class="lone-code answer-body" tabindex="0"><code>{}</code></pre>'],
    ['<div class="x">\n\n## A\n\nb\n\n</div>', '<div class="x"><h2>A</h2><p class="measure">b</p></div>'],
    [
      '## A\n\n<details class="band">\n\n## B\n\n</details>',
      '<section class="band"><h2>A</h2></section><details class="band"><h2>B</h2></details>',
    ],
  ])('%s', (markdown, html) => expect(proseHtml(`${HEAD}${markdown}`).html.replaceAll('\n', '')).toBe(html));

  it('takes the copy button’s words from the first line of the code', () => {
    const { html } = proseHtml(`${HEAD}\`\`\`Con título {#aqui la cita}\n<b>\n\`\`\``);
    expect(html).toContain('<span class="copyable-title">Con título</span>');
    expect(html).toContain('data-copy="aqui">Copiar<span class="visually-hidden"> la cita</span>');
    expect(html).toContain('<pre id="aqui"><code>&lt;b></code></pre>');
  });

  it('returns the head separately, and the sections with short names', () => {
    const { title, lede, sections } = proseHtml('# Un `a`\n\nDos [b](/b).\n\n## C {#c Ce y de}\n\n## D {#d}\n');
    expect([title, lede]).toEqual(['Un <code>a</code>', 'Dos <a href="/b">b</a>.']);
    expect(sections).toEqual([['c', 'Ce y de']]);
  });
});

it.each([
  ['## Límites {#limites Los límites}\n\nA `<b>` c', '## Límites\n\nA `<b>` c\n'],
  ['<div class="x">\n<div>\n\na\n\n</div>\n</div>\n\nb', 'a\n\nb\n'],
  ['<!-- list x -->\n- **A**: [b](/c#d), [e](#f)', '- **A**: [b](https://example.org/c#d), [e](#f)\n'],
  ['a <span class="x">b</span> <a href="#c">no</a>', 'a b\n'],
  ['```HTML {#id el marco}\n<a href="x">y</a> {#z}\n```', '```HTML\n<a href="x">y</a> {#z}\n```\n'],
])('%s without layout is %j', (markdown, plain) => expect(plainMarkdown(markdown, SITE)).toBe(plain));

describe('a page of prose', () => {
  const text = { file: 'es/pages/docs.md', title: 'T {{n}}', description: 'D', kicker: 'K' };
  const page = (body: string, values = {}) => {
    const pages = { docs: { ...text, body: `${HEAD}${body}` } };
    return prosePage({ site: SITE, words: PAGE_WORDS.es, pages } as unknown as PageContext, 'docs', {
      n: 7,
      ...values,
    });
  };

  it('has its values, and for a drawing the HTML or the Markdown', () => {
    const { title, body, markdown } = page('{{drawn}}\n\n{{n}} y {{n}}', {
      drawn: { html: h('b', null, 'a\n\n    # b'), markdown: '**a**' },
    });
    expect(title).toBe('T 7');
    expect(JSON.stringify(body)).toContain('<b>a\\n\\n    # b</b><p class=\\"measure\\">7 y 7</p>');
    expect(markdown).toBe('# Uno\n\nDos.\n\n**a**\n\n7 y 7\n');
  });

  it.each([
    ['{{m}}', {}, 'data/es/pages/docs.md: {{m}} has no value; allowed: n, arcana-page, data-page, '],
    ['', { m: 1 }, 'data/es/pages/docs.md: {{m}} is missing; the page must say it'],
  ])('refuses %j with %j', (body, values, message) => {
    expect(() => page(body, values)).toThrow(PageTextError);
    expect(() => page(body, values)).toThrow(message);
  });
});
