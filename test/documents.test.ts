import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { EDGE_VARIABLES, readServerSettings, SETTING_NAMES, siteUrl } from '../src/settings/settings.ts';
import { ROOT } from './content-fixture.ts';
import { blocksOf, commandsOf, readDocument, sharedFacts, tablesOf } from './documents.ts';

const english = readDocument('README.md');
const spanish = readDocument('README.es.md');

describe('the two READMEs', () => {
  it('have the same commands', () => {
    const commands = (text: string): string[] => commandsOf(text).map(({ command }) => command);
    expect(commands(english).length).toBeGreaterThan(8);
    expect(commands(spanish)).toEqual(commands(english));
  });

  it('have commands that can be pasted in order: each server has its port, and nothing is uninstalled under one', () => {
    const commands = commandsOf(english).map(({ command }) => command);
    const servers = commands.filter((command) => /npm start|npm run serve|docker compose up/.test(command));
    const ports = servers.map((command) => /\bPORT=(\d+)/.exec(command)?.[1] ?? '8888');
    expect(ports).toEqual(['8888', '8889', '8890']);
    const afterFirst = commands.slice(commands.indexOf(servers[0]!) + 1);
    expect(afterFirst.filter((command) => /npm (?:ci|i|install|prune)\b/.test(command))).toEqual([]);
  });

  it('have the same headings, paragraphs, tables and blocks of code, each with the same code and the same numbers in it', () => {
    const [ours, theirs] = [english, spanish].map((text) => blocksOf(text).map(sharedFacts));
    expect(theirs!.map(({ kind }) => kind)).toEqual(ours!.map(({ kind }) => kind));
    for (const [i, block] of ours!.entries()) expect(theirs![i], blocksOf(spanish)[i]).toEqual(block);
  });

  it('have rows that say the same: each cell with the same code, numbers and unit or error in it', () => {
    const said = (cell: string, column: number): readonly string[] => {
      const [word] = (column === 1 && /^[0-9.,]+ ([KM]B)$|^[A-Z][a-z ,A-Z]+(?= found|$)/.exec(cell)) || [];
      return [...sharedFacts(cell).facts, word?.replace(',', '.') ?? ''];
    };
    const rows = (text: string) => tablesOf(text).map((table) => table.slice(1).map((row) => row.map(said)));
    expect(rows(english)).toHaveLength(4);
    expect(rows(spanish)).toEqual(rows(english));
  });

  it('have the same code and the same links', () => {
    const code = (text: string): string[] =>
      [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, lines]) => lines!.replace(/ *\/\/ .*$/gm, ''));
    const links = (text: string): string[] => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!).slice(1);
    expect(code(spanish)).toEqual(code(english));
    expect(links(spanish)).toEqual(links(english));
  });

  it.each(['README.md', 'README.es.md', 'OPERATIONS.md', 'CONTRIBUTING.md', 'docs/hosting.md', 'SECURITY.md'])(
    '%s links only to files that are there',
    async (name) => {
      const folder = path.dirname(name);
      const links = [...readDocument(name).matchAll(/(?:\]\(|src=")([^)"]+)[)"]/g)].map(([, link]) => link!);
      for (const link of links.filter((target) => !/^https?:/.test(target)))
        expect((await readFile(path.join(ROOT, folder, link))).length).toBeGreaterThan(0);
    },
  );

  it('offer to deploy the repository that the manifest names', () => {
    const address = manifest.repository.url.replace(/^git\+|\.git$/g, '');
    for (const text of [english, spanish])
      expect(text).toContain(`https://app.netlify.com/start/deploy?repository=${address})`);
  });
});

it('OPERATIONS.md has every setting, who reads it, and the default that the code has', () => {
  const [table] = tablesOf(readDocument('OPERATIONS.md'));
  const rows = table!.slice(1).map(([name, where, without]) => ({ name: name!.slice(1, -1), where, without }));
  expect(rows.map(({ name }) => name)).toEqual(SETTING_NAMES);
  expect(rows.flatMap(({ name, where }) => (where!.includes('edge') ? [name] : []))).toEqual(EDGE_VARIABLES);
  const { host, limits, port, proxies } = readServerSettings({});
  const defaults = {
    ...{ SITE_URL: siteUrl({}).site, HOST: host },
    ...{ PORT: port, TRUST_PROXY: proxies, RATE_LIMIT_PER_MINUTE: limits.matrix },
  };
  for (const [name, value] of Object.entries(defaults))
    expect(rows.find((row) => row.name === name)!.without!.split(/[`, ;]+/), name).toContain(String(value));
});

it('the image has one base, copies what is there, and starts what npm run serve starts', () => {
  const dockerfile = readDocument('Dockerfile');
  expect(new Set(dockerfile.match(/^FROM \S+/gm)).size).toBe(1);
  const [, start] = /^CMD (.*)$/m.exec(dockerfile)!;
  expect((JSON.parse(start!) as string[]).join(' ')).toBe(manifest.scripts.serve);
  const allowed = readDocument('.dockerignore').match(/(?<=^!).*/gm)!;
  for (const [, names] of dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm))
    for (const name of names!.split(' ').filter((one) => one !== '.')) expect(allowed).toContain(name);
});
