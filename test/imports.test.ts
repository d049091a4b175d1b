import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { ROOT } from './content-fixture.ts';

/** What each part may import besides itself. The picture in CONTRIBUTING.md says the same. */
const ALLOWED: Record<string, readonly string[]> = {
  // Subpaths: the index of date-fns loads all of its 300 files.
  'src/contract': ['date-fns/getDaysInMonth', '@date-fns/utc/date/mini'],
  'src/domain': ['src/contract', 'zod'],
  'src/api': ['src/domain', 'src/contract', 'zod'],
  'src/tables': ['src/api', 'src/domain', 'src/contract'],
  'src/dataset': ['src/tables', 'src/api', 'src/domain', 'src/contract', 'hyparquet', 'hyparquet-writer'],
  // Of the domain only names, types and the list of charts: its formulas are what is checked.
  'src/verify': ['src/api', 'src/domain', 'src/contract', 'ajv/dist/2020.js', 'ajv-formats'],
  'src/gateway': ['src/domain', 'src/contract', '@upstash/redis'],
  'src/client': ['src/api', 'src/domain', 'src/contract'],
  // Of the website only its words.
  'src/cli': ['src/website', 'src/api', 'src/domain', 'src/contract', 'node:util'],
  'src/mcp': [
    'src/gateway',
    'src/api',
    'src/domain',
    'src/contract',
    'zod',
    '@modelcontextprotocol/server',
    '@modelcontextprotocol/server/stdio',
  ],
  'src/picture': ['src/domain', 'src/contract'],
  // The adapter for Node: of the website only what fills in a profile's head.
  'src/server': [
    'src/website',
    'src/gateway',
    'src/contract',
    'node:crypto',
    'node:events',
    'node:fs/promises',
    'node:http',
    'node:net',
    'node:path',
    'node:timers/promises',
    '@netlify/headers-parser',
    '@netlify/redirect-parser',
    'ioredis',
    'srvx',
    'srvx/static',
  ],
  // Before src/website, whose prefix it has.
  'src/website/browser': [
    'src/website',
    'src/picture',
    'src/api',
    'src/domain',
    'src/contract',
    'preact',
    'preact/hooks',
  ],
  'src/website': [
    'src/picture',
    'src/dataset',
    'src/api',
    'src/domain',
    'src/contract',
    'preact',
    'preact/hooks',
    'preact-render-to-string',
  ],
  'netlify/edge-functions': ['netlify', 'src/gateway', 'src/mcp', 'src/website', 'data', '@netlify/edge-functions'],
  netlify: ['src/gateway', 'src/mcp', 'src/picture', 'src/api', 'src/domain', 'src/contract', 'data', 'data/life-path'],
};

/** Pure code runs in Node, Deno and the browser: it may not reach for what only one of them has. */
const IMPURE = /\b(process\.|Deno\.|Netlify\.|require\(|fetch\(|Date\.now|new Date\(|Math\.random|console\.)/;

/** The client's purpose is the network; the website's scripts run in nothing but a browser, the server in nothing but Node. */
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

/** `../contract/x.ts` in `src/domain/y.ts` is of the part `src/contract`; a package, with its sources, is itself. */
function targetPart(file: string, target: string): string {
  return target.startsWith('.') ? partOf(path.join(path.dirname(file), target)) : target.replace(/\/src\/.*/, '');
}

describe('imports go one way', () => {
  const cases = sources.flatMap(({ file, text }) => importsOf(text).map((target) => ({ file, target })));

  it.each(cases)('$file may import $target', ({ file, target }) => {
    const part = partOf(file);
    expect([part, ...(ALLOWED[part] ?? [])]).toContain(targetPart(file, target));
  });

  it('finds imports at all', () => expect(cases.length).toBeGreaterThan(20));
});

/** Files by what they import from this repository; `isValue` leaves out what the compiler erases. */
function importGraph(isValue: boolean, from = sources): Map<string, string[]> {
  return new Map(
    from.map(({ file, text }) => {
      const code = isValue ? text.replace(/^(?:import|export) type [^;]*;/gm, '') : text;
      const targets = importsOf(code).map((target) =>
        target.startsWith('.') ? path.join(path.dirname(file), target) : target,
      );
      return [file, targets];
    }),
  );
}

describe('imports make no circle, not even of types', () => {
  const graph = importGraph(false);
  const done = new Set<string>();

  function circleFrom(file: string, trail: readonly string[] = []): readonly string[] | undefined {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const target of graph.get(file) ?? []) {
      const circle = circleFrom(target, [...trail, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  }

  it('from any file', () => expect([...graph.keys()].flatMap((file) => circleFrom(file) ?? [])).toEqual([]));
});

function reached(graph: ReadonlyMap<string, string[]>, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const target of graph.get(file) ?? []) reached(graph, target, seen);
  return seen;
}

it('npm run serve loads exactly what npm ci --omit=dev installs', async () => {
  const graph = importGraph(true, [...sources, ...(await readAll(await fastGlob('scripts/**/*.ts', { cwd: ROOT })))]);
  const packages = [...reached(graph, 'scripts/serve.ts')]
    .filter((target) => !graph.has(target) && !/^node:|^data\//.test(target))
    .map((target) => /^(?:@[^/]+\/)?[^/]+/.exec(target)![0]);
  const { dependencies } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: object;
  };
  // `tsx` is what npm starts it with.
  expect([...new Set([...packages, 'tsx'])].sort()).toEqual(Object.keys(dependencies).sort());
});

describe('what is loaded often stays small', () => {
  const graph = importGraph(true);

  /** Loaded when the first assistant comes, and then with Zod. */
  const ON_DEMAND = 'netlify/mcp-server.ts';

  const small = files.filter((file) =>
    /^(?:src\/(?:cli|client|gateway|picture|website\/browser)|netlify)\//.test(file),
  );

  it.each(small)('%s loads neither Zod nor date-fns', (file) => {
    expect([...reached(graph, file, new Set([ON_DEMAND]))].filter((target) => /^zod|date-fns/.test(target))).toEqual(
      [],
    );
  });
});

describe('src is pure', () => {
  const pure = sources.filter(
    ({ file }) => file.startsWith('src/') && !IMPURE_PARTS.some((part) => file.startsWith(part)),
  );

  it.each(pure)('$file', ({ text }) => {
    // Neither a comment nor a text in quotes runs.
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, '');
    expect(IMPURE.exec(code)?.[0] ?? BROWSER.exec(code)?.[0]).toBeUndefined();
  });
});
