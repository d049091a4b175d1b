import { expect, it } from 'vitest';
import { toMarkdown } from '../../src/website/markdown.ts';

const SITE = 'https://example.org';

it.each([
  ['<h2 id="x">Límites</h2><p>60 por <b>minuto</b>.</p>', '## Límites\n\n60 por **minuto**.\n'],
  [
    '<p>Ver <a href="/docs#x">los <code>docs</code></a> y <a href="#y">esto</a></p>',
    'Ver [los `docs`](https://example.org/docs#x) y [esto](#y)\n',
  ],
  ['<pre id="a"><code>a &lt; b\n  c</code></pre>', '```\na < b\n  c\n```\n'],
  ['<ol><li>uno</li><li><p>dos</p><p>tres</p></li></ol>', '1. uno\n2. dos\n  \n  tres\n'],
  [
    '<table><caption>t</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1|2</td><td>x</td></tr></tbody></table>',
    '| a | b |\n| --- | --- |\n| 1\\|2 | x |\n',
  ],
  ['<dl><div><dt><code>k</code></dt><dd>v</dd></div></dl>', '**`k`**\n\nv\n'],
  ['<p>a</p><nav><a href="/">no</a></nav><button>no</button><svg><text>no</text></svg>', 'a\n'],
  ['<p><a href="/f">f</a><span>1 KB</span></p>', '[f](https://example.org/f) 1 KB\n'],
  ['<p>a<br>b <img src="/p.svg" alt="una &quot;p&quot; > q"></p>', 'a b ![una "p" > q](https://example.org/p.svg)\n'],
])('%s is %j', (html, markdown) => expect(toMarkdown(html, SITE)).toBe(markdown));
