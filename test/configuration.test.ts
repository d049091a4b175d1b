import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { readServerSettings, SETTING_NAMES } from '../src/settings/settings.ts';
import projects from '../vitest.config.ts';
import { ROOT } from './content-fixture.ts';
import { readDocument } from './documents.ts';

/** The groups of all matches of a pattern. */
const find = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, ...found]) => found.join(' '));
/** The part of a YAML file below a key, at any depth. */
const below = (text: string, key: string): string =>
  new RegExp(`^( *)${key}:\\n((?:\\1 +.*\\n)+)`, 'm').exec(text)?.[2] ?? '';

describe('compose.yaml', () => {
  const compose = readDocument('compose.yaml').replace(/^ *#.*\n/gm, '');
  const [site, store] = ['site', 'store'].map((name) => below(compose, name)) as [string, string];
  /** Expands variables like the shell and Docker: the set value, or the default after `:-`. */
  const expand = (text: string, env: Readonly<Record<string, string>>): string => {
    const expanded = text.replace(/\$\{(\w+):-([^{}]*)\}/g, (_, name: string, otherwise) => env[name] || otherwise);
    return expanded === text ? text : expand(expanded, env);
  };
  const settingsOf = (key: string, env: Readonly<Record<string, string>> = {}): Record<string, string> =>
    Object.fromEntries([...expand(below(site, key), env).matchAll(/^ +(\w+): *(.*)$/gm)].map(([, ...pair]) => pair));

  it('without settings, has the code’s defaults and only adds the store', () => {
    const settings = settingsOf('environment');
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(Object.keys(settings)));
    const own = { site: 'http://localhost:8888', redis: 'redis://store:6379' };
    expect(readServerSettings(settings)).toEqual({ ...readServerSettings({}), ...own });
    expect(settings).toMatchObject(settingsOf('args'));
  });

  it('passes settings, each under its own name, to the build and the server', () => {
    const names = ['SITE_URL', 'SUPPORT_CONTACT', 'TRUST_PROXY', 'REQUEST_LOG'];
    const env = Object.fromEntries(names.map((name) => [name, `the ${name}`]));
    expect(settingsOf('environment', env)).toEqual({ ...env, REDIS_URL: 'redis://store:6379' });
    expect(settingsOf('args', env)).toEqual({ SITE_URL: env.SITE_URL, SUPPORT_CONTACT: env.SUPPORT_CONTACT });
    expect(settingsOf('args', { PORT: '9000' }).SITE_URL).toBe('http://localhost:9000');
    expect(expand(below(site, 'ports'), { PORT: '9000' }).trim()).toBe('- "9000:8888"');
  });

  it('gives both services minimal privileges, and restarts them', () => {
    for (const service of [site, store])
      for (const line of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: ["no-new-privileges:true"]'])
        expect(service).toContain(`    ${line}\n`);
    expect(find(compose, /^ {4}restart: (.*)/gm)).toEqual(['unless-stopped', 'unless-stopped']);
    expect([below(site, 'tmpfs'), below(store, 'tmpfs')].map((text) => text.trim())).toEqual(['- /tmp', '- /data']);
  });

  it('keeps the store private to the site, with bounded memory', () => {
    expect(store).not.toContain('ports:');
    expect([...find(site, /networks: (.*)/g), ...find(store, /networks: (.*)/g)]).toEqual([
      '[default, counts]',
      '[counts]',
    ]);
    expect(below(compose.split(/^(?=networks:)/m)[1]!, 'counts').trim()).toBe('internal: true');
    expect(below(site, 'depends_on').trim()).toBe('- store');
    expect(store).toMatch(/^ {4}user: "[1-9]\d*:[1-9]\d*"$/m);
    const command = JSON.parse(find(store, /command: (.*)/g)[0]!) as string[];
    const options = Object.fromEntries(command.flatMap((word, i) => (i % 2 ? [[word, command[i + 1]]] : [])));
    expect(options).toEqual({
      ...{ '--save': '', '--appendonly': 'no' },
      // Every count expires; those nearest to expiry are evicted first, and writes are never refused.
      ...{ '--maxmemory': '64mb', '--maxmemory-policy': 'volatile-ttl' },
    });
    expect(find(store, /^ {4}((?:mem|pids)_limit: .*)/gm)).toEqual(['mem_limit: 128m', 'pids_limit: 64']);
  });
});

describe('the workflow', () => {
  const workflow = readDocument('.github/workflows/ci.yml');
  const jobs = workflow
    .split(/^jobs:\n/m)[1]!
    .split(/^ {2}(?=\w+:$)/m)
    .slice(1);

  it('runs for pull requests and merges, is read-only, and is canceled only by a newer commit of the same branch', () => {
    expect(below(workflow, 'on').replace(/\s+/g, ' ').trim()).toBe(
      'push: branches: [main] pull_request: workflow_dispatch:',
    );
    expect(find(workflow, /^ *permissions:\n((?: +.*\n)+)/gm)).toEqual(['  contents: read\n']);
    expect(below(workflow, 'concurrency')).toMatch(
      /^ +group: .*\$\{\{ github\.ref \}\}\n +cancel-in-progress: true\n$/,
    );
  });

  it('in every job, checks out, sets up Node, installs from the lock file, then runs', () => {
    for (const job of jobs) {
      const steps = find(job, /^ {6}- (uses|run): ([^@\n]*)/gm);
      expect(steps.slice(0, 2)).toEqual(['uses actions/checkout', 'uses actions/setup-node']);
      const installed = steps.indexOf('run npm ci');
      const first = steps.findIndex((step) => /npm (?:run|test)/.test(step));
      expect([installed > 0, first > installed, /timeout-minutes: [1-6]0\n/.test(job)]).toEqual([true, true, true]);
    }
  });

  it('runs all checks of npm, and continues after one version fails', () => {
    expect(jobs.map((job) => find(job, /- run: (?:.* )?(npm (?:test|run \S+))$/gm))).toEqual([
      ['npm run check', 'npm run test:unit'],
      ['npm run lint:workflows', 'npm test'],
      ['npm run test:browser'],
    ]);
    expect(jobs[0]).toMatch(/fail-fast: false\n +matrix:\n +os: \[ubuntu-latest, macos-latest, windows-latest\]/);
    expect(workflow).not.toContain('continue-on-error');
  });
});

it('mutation testing names only folders that exist', () => {
  const globs = ['stryker.config.json', 'vitest.mutation.config.ts'].flatMap((name) =>
    [...readDocument(name).matchAll(/['"](src|test)\/\{([\w,]+)\}\/\*\*/g)].map(([, root, names]) => ({ root, names })),
  );
  expect(globs.map(({ root }) => root)).toEqual(['src', 'test']);
  const folders = globs.flatMap(({ root, names }) => names!.split(',').map((name) => path.join(root!, name)));
  expect(folders.filter((folder) => !existsSync(path.join(ROOT, folder)))).toEqual([]);
});

it('actions and images are pinned by hash', () => {
  const used = [...readDocument('.github/workflows/ci.yml').matchAll(/uses: \S+@(\S+)/g)];
  expect(used.filter(([, version]) => !/^[0-9a-f]{40}$/.test(version!)).map(([use]) => use)).toEqual([]);
  const images = `${readDocument('Dockerfile')}${readDocument('compose.yaml')}`.matchAll(
    /^(?:FROM| +image:) (\S+:\S+)/gm,
  );
  expect([...images].map(([, image]) => /@sha256:[0-9a-f]{64}$/.test(image!))).toEqual([true, true, true]);
});

it('an action is pinned to the same commit everywhere, and all pins are kept up to date', () => {
  const used = find(readDocument('.github/workflows/ci.yml'), /uses: (\S+)@(\S+) # (\S+)/g);
  expect(new Set(used).size).toBe(new Set(used.map((use) => use.split(' ')[0])).size);
  const update = readDocument('.github/dependabot.yml');
  expect(find(update, /package-ecosystem: (.*)/g)).toEqual(['npm', 'github-actions', 'docker', 'docker-compose']);
  expect(new Set(find(update, /((?:directory|interval): .*)/g))).toEqual(
    new Set(['directory: /', 'interval: monthly']),
  );
});

it('.ci/run runs what the workflow does, stops at the first failure, and expects a report of each run', () => {
  const text = readDocument('.ci/run');
  expect(text).toContain('\nset -euo pipefail\n');
  // Bash goes on after a failure on the left of `&&`.
  expect(text).not.toMatch(/^ *npm .*&&/m);
  expect(text).toMatch(/^export CI=true$/m);
  const loops = find(text, /^for version in (.*); do/gm)[0]!.split(' ').length;
  const runs = find(text, /^(?: *npm exec .* -- )?(npm (?:test|run test:\S+))$/gm);
  expect(runs).toEqual(['npm test', 'npm run test:browser', 'npm run test:node', 'npm run test:unit']);
  expect(find(text, /^RUNS=(\d+)/gm)).toEqual([String(runs.length - 1 + loops)]);
  expect(text).toMatch(/^npm run lint:workflows$/m);
});

describe('the scripts of package.json', () => {
  const lines = Object.entries(manifest.scripts);

  it.each(lines.filter(([, line]) => line.includes('tsx scripts/')))(
    '%s runs the file of its own name',
    (name, line) => {
      const [file] = find(line, /--import tsx scripts\/(\S+)\.ts/g);
      expect([file!.replace('-', ':'), existsSync(path.join(ROOT, `scripts/${file}.ts`))]).toEqual([name, true]);
    },
  );

  it('run all kinds of tests under matching names', () => {
    const kinds = (projects as { test: { projects: { test: { name: string } }[] } }).test.projects;
    const named = Object.fromEntries(lines.map(([name, line]) => [name, find(line, /--project (\w+)/g)]));
    expect(kinds.map(({ test }) => test.name)).toEqual(['unit', 'system', 'browser', 'soak']);
    expect(named).toMatchObject({
      ...{ test: ['unit', 'system'], 'test:unit': ['unit'], 'test:watch': ['unit'] },
      ...{ 'test:browser': ['browser'], 'test:soak': ['soak'], 'test:node': ['system'], approve: ['unit'] },
    });
    for (const [name, line] of lines.filter(([, text]) => text.includes('--project')))
      expect([name, line.split('vitest run').length - 1]).toEqual([name, name === 'test:watch' ? 0 : 1]);
    expect(lines.flatMap(([name, line]) => (/--update|--write/.test(line) ? [name] : []))).toEqual([
      'format',
      'approve',
    ]);
    expect(manifest.scripts.check).toMatch(/tsc --noEmit && biome check$/);
  });
});

it('netlify.toml builds and serves the output of npm run build, with existing functions and files', () => {
  const toml = readDocument('netlify.toml');
  const section = (name: string): Record<string, string> =>
    Object.fromEntries(
      [
        ...toml
          .split(`[${name}]\n`)[1]!
          .split(/^\[/m)[0]!
          .matchAll(/^ +(\w+) = (.*)$/gm),
      ].map(([, key, value]) => [key!, JSON.parse(value!)]),
    );
  const [build, dev] = [section('build'), section('dev')];
  expect([build.command, build.publish, dev.publish]).toEqual(['npm run build', 'dist', 'dist']);
  for (const file of [build.edge_functions, section('functions').deno_import_map])
    expect(existsSync(path.join(ROOT, file!))).toBe(true);
  // The first file takes precedence. By default, netlify dev would guess a server or open a browser.
  expect(dev).toMatchObject({ framework: '#static', autoLaunch: false, envFiles: ['.env.edge', '.env'] });
  expect(readDocument('scripts/start/netlify-dev.ts')).toContain(`EDGE_FILE = '.env.edge'`);
  expect(readDocument('.gitignore').split('\n')).toEqual(
    expect.arrayContaining(['.env', '.env.*', 'dist/', 'node_modules/']),
  );
});
