import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { ROOT } from './content-fixture.ts';

/** The lowest layer: quotes, dates, the numbers of a chart, words, paths and errors. */
const BASE = ['src/text', 'src/calendar', 'src/method', 'src/words', 'src/http'];

/** The base plus the texts and everything derived from the list of endpoints. */
const CORE = [...BASE, 'src/content', 'src/endpoints', 'src/api'];

/** What each part may import besides itself. The table in CONTRIBUTING.md says the same. */
const ALLOWED: Record<string, readonly string[]> = {
  'src/text': [],
  'src/calendar': [],
  'src/method': ['src/calendar'],
  'src/http': ['src/calendar', 'src/method', 'src/words'],
  'src/settings': ['src/text'],
  // Each language loads its own texts and the pieces of its pictures on demand.
  'src/words': ['src/text', 'src/calendar', 'src/method', 'data', 'src/picture/pieces'],
  // The head of a page, for the pages, the edge and the browser.
  'src/previews': BASE,
  // The shape of the texts.
  'src/content': ['src/method', 'src/words', 'data', 'zod'],
  // One file per endpoint: description, schema and body.
  'src/endpoints': [...BASE, 'src/content', 'src/picture', 'src/settings'],
  // Everything derived from the list of endpoints.
  'src/api': [...BASE, 'src/content', 'src/endpoints', 'src/settings'],
  // Each table: its columns and the source of its rows.
  'src/dataset/tables': [...BASE, 'src/content', 'src/endpoints'],
  'src/dataset': [...CORE, 'src/dataset/tables', 'hyparquet', 'hyparquet-writer'],
  // From the method only names, types and the list of charts: verify checks its formulas.
  'src/verify': [...CORE, 'ajv/dist/2020.js', 'ajv-formats', 'date-fns'],
  'src/gateway': [...CORE, 'src/previews', 'src/settings', '@upstash/redis'],
  'src/client': CORE,
  'src/cli': [...CORE, 'node:util'],
  'src/mcp': [
    ...[...CORE, 'src/gateway', 'src/settings'],
    ...['zod', '@modelcontextprotocol/server', '@modelcontextprotocol/server/stdio'],
  ],
  // Before src/picture, which is a prefix of it; drawn data without code.
  'src/picture/pieces': [],
  'src/picture': [...BASE, 'src/content'],
  data: [],
  'src/server': [
    ...['src/gateway', 'src/http', 'src/api'],
    ...['node:crypto', 'node:fs/promises', 'node:http', 'node:net', 'node:path'],
    ...['node:timers/promises', 'node:util', 'node:zlib'],
    ...['@netlify/headers-parser', '@netlify/redirect-parser', 'ioredis', 'srvx', 'srvx/static'],
  ],
  // Before src/website, which is a prefix of it.
  'src/website/browser': [...CORE, 'src/picture', 'src/previews', 'src/website', 'preact'],
  'src/website': [
    ...[...CORE, 'src/dataset', 'src/dataset/tables', 'src/picture', 'src/previews', 'src/settings'],
    ...['preact', 'preact-render-to-string', 'marked'],
  ],
  'netlify/edge-functions': [
    ...['netlify', 'src/content', 'src/gateway', 'src/http', 'src/mcp', 'data', '@netlify/edge-functions'],
  ],
  netlify: ['src/content', 'src/gateway', 'src/mcp', 'src/settings', 'src/words', 'data'],
};

/** Pure code runs in Node, Deno and browsers, so it must not use APIs that only some of them have. */
const IMPURE = /\b(process\.|Deno\.|Netlify\.|require\(|fetch\(|Date\.now|new Date\(|Math\.random|console\.)/;

/** The client is for the network; the website's scripts run only in browsers, the server only in Node. */
const IMPURE_PARTS = ['src/client/', 'src/server/', 'src/website/browser/'];
const BROWSER = /\b(document|window|navigator|location)\./;

const files = await fastGlob('{src,netlify}/**/*.{ts,tsx}', { cwd: ROOT });
const sources = await readAll(files);

function readAll(names: readonly string[]): Promise<{ file: string; text: string }[]> {
  return Promise.all(names.map(async (file) => ({ file, text: await readFile(path.join(ROOT, file), 'utf8') })));
}

function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from\s+|import\s+|import\()'([^']+)'/g)].map(([, target]) => target!);
}

function partOf(file: string): string {
  return Object.keys(ALLOWED).find((part) => file.startsWith(`${part}/`)) ?? path.dirname(file);
}

/** `../calendar/x.ts` in `src/method/y.ts` belongs to `src/calendar`; packages are returned unchanged. */
function targetPart(file: string, target: string): string {
  return target.startsWith('.') ? partOf(path.join(path.dirname(file), target)) : target.replace(/\/src\/.*/, '');
}

it('imports go one way, from every file of a part only to the parts and packages that it may import', () => {
  const imports = sources.flatMap(({ file, text }) => importsOf(text).map((target) => ({ file, target })));
  expect(imports.length).toBeGreaterThan(1_000);
  const forbidden = imports.filter(({ file, target }) => {
    const part = partOf(file);
    return ![part, ...(ALLOWED[part] ?? [])].includes(targetPart(file, target));
  });
  expect(forbidden.map(({ file, target }) => `${file} may not import ${target}`)).toEqual([]);
});

/** The imports of each file, without types; `isStatic` excludes dynamic imports. */
function importGraph(from = sources, isStatic = false): Map<string, string[]> {
  return new Map(
    from.map(({ file, text }) => {
      const values = text.replace(/^(?:import|export) type [^;]*;/gm, '');
      const code = isStatic ? values.replace(/\bimport\('[^']+'\)/g, '') : values;
      const targets = importsOf(code).map((target) =>
        target.startsWith('.') ? path.join(path.dirname(file), target) : target,
      );
      return [file, targets];
    }),
  );
}

function reached(graph: ReadonlyMap<string, string[]>, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const target of graph.get(file) ?? []) reached(graph, target, seen);
  return seen;
}

it('npm run serve loads exactly what npm ci --omit=dev installs', async () => {
  const graph = importGraph([...sources, ...(await readAll(await fastGlob('scripts/**/*.ts', { cwd: ROOT })))]);
  const packages = [...reached(graph, 'scripts/serve.ts')]
    .filter((target) => !graph.has(target) && !/^node:|^data\/|\.json$/.test(target))
    .map((target) => /^(?:@[^/]+\/)?[^/]+/.exec(target)![0]);
  // npm starts it with `tsx`.
  expect([...new Set([...packages, 'tsx'])].sort()).toEqual(Object.keys(manifest.dependencies).sort());
});

it('no file that is loaded often loads Zod', () => {
  /** Bundled into one file, which would include dynamic imports too. */
  const isBundled = (file: string): boolean => /^src\/(?:client|website\/browser)\//.test(file);
  const graphs = { bundled: importGraph(), split: importGraph(sources, true) };
  // Except the module that is loaded, with Zod, for the first assistant.
  const often = /^(?:src\/(?:cli|client|gateway|picture|website\/browser)|netlify)\/(?!mcp-server\.ts)/;
  const small = files.filter((file) => often.test(file));
  const loading = small.filter((file) =>
    [...reached(isBundled(file) ? graphs.bundled : graphs.split, file)].some((target) => target.startsWith('zod')),
  );
  expect(loading).toEqual([]);
  expect(small.length).toBeGreaterThan(50);
});

it('src is pure', () => {
  const pure = sources.filter(
    ({ file }) => file.startsWith('src/') && !IMPURE_PARTS.some((part) => file.startsWith(part)),
  );
  const impure = pure.flatMap(({ file, text }) => {
    // Strips comments and strings, but not expressions in templates.
    const code = text
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, '')
      .replace(/`[^`]*`/g, (template) => (template.match(/\$\{[^}]*\}/g) ?? []).join(''));
    const [word] = IMPURE.exec(code) ?? BROWSER.exec(code) ?? [];
    return word === undefined ? [] : [`${file} uses ${word}`];
  });
  expect(impure).toEqual([]);
  expect(pure.length).toBeGreaterThan(50);
});
