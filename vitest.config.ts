import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Everything that takes seconds: tests that build or read whole trees, pack the package, run compilers, servers or `netlify dev`. */
const SYSTEM = [
  'test/types-and-style.test.ts',
  'test/api/generated-clients.test.ts',
  'test/dataset/data-package.test.ts',
  'test/verify/**',
  'test/scripts/build/**',
  'test/scripts/command/run-command.test.ts',
  'test/client/package.test.ts',
  'test/website/{language,languages,website}.test.ts',
  'test/scripts/serve/**',
  'test/server/**',
  'test/gateway/rate-limit/upstash.test.ts',
  'test/gateway/floods.test.ts',
  'test/longest-inputs/**',
  'test/product/**',
];
const BROWSER = ['test/browser/**'];
const SOAK = ['test/soak/**'];
/** Runs first. */
const VALID_CONTENT = 'test/valid-content.ts';

/**
 * The longest tests, in the order they start: a long one started last would leave a core idle. Without a cache of earlier runs,
 * vitest sorts by file size, and the file that builds every date is small.
 */
const LONGEST = [
  'product/npm-start',
  'scripts/build/whole-build',
  'types-and-style',
  'scripts/build/build.test',
  'scripts/build/dataset/whole-dataset',
  'client/package',
  'scripts/serve/serve.test',
  'scripts/build/dataset/charts-and-texts',
  'browser/every-page',
  'browser/date-fields',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.includes(`/test/${name}`));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/**
 * One project per kind of test: `unit` is fast enough to watch, `system` completes `npm test`, `browser` (Chromium) and `soak`
 * (minutes of traffic on loopback) have their own commands. vitest finishes one project before it starts the next, so more projects
 * would leave a core idle.
 */
export default defineConfig({
  test: {
    ...reports(process.env.TEST_REPORTS),
    // By default vitest leaves one core idle: half of a two-core machine.
    maxWorkers: availableParallelism(),
    minWorkers: 1,
    globalSetup: [VALID_CONTENT, 'test/shared-folder.ts'],
    sequence: { sequencer: LongestFirst },
    // Files share modules, which saves reloading them. Set at the root: vitest ignores it per project.
    poolOptions: { threads: { isolate: false }, forks: { isolate: false } },
    projects: [
      // Pure code can run in threads.
      project('unit', ['test/**'], {
        exclude: [...SYSTEM, ...BROWSER, ...SOAK],
        pool: 'threads',
        // First, not alongside the others, which have just as many workers.
        sequence: { groupOrder: -1 },
      }),
      // Under load, building every date or starting `netlify dev` takes minutes.
      project('system', SYSTEM, { testTimeout: 240_000 }),
      // A browser waits as often as it draws: two at a time leave no core idle.
      project('browser', BROWSER, {
        pool: 'forks',
        poolOptions: { forks: { maxForks: 2 } },
        globalSetup: 'test/browser/global-setup.ts',
        testTimeout: 60_000,
        // What a page does once it is drawn takes longer while the other browser draws.
        expect: { poll: { timeout: 10_000 } },
      }),
      // They measure time and memory.
      project('soak', SOAK, { ...oneAtATime(), testTimeout: 300_000 }),
    ],
  },
});

function project(name: string, folders: string[], options: object = {}): TestProjectConfiguration {
  const include = folders.map((pattern) => pattern.replace(/\*\*$/, '**/*.test.ts'));
  // Trees of 73,414 files and `netlify dev` are slow on a slow disk.
  return { test: { name, include, testTimeout: 60_000, hookTimeout: 240_000, ...options } };
}

function oneAtATime(): object {
  return { pool: 'forks', poolOptions: { forks: { singleFork: true } } };
}

/** `.ci/run` sets a folder, where every run leaves a report to be added up. */
function reports(folder: string | undefined): object {
  if (!folder) return {};
  const outputFile = path.join(folder, `${Date.now()}-${process.pid}.json`);
  return { reporters: ['default', ['json', { outputFile }]] };
}
