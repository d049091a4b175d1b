import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Builds trees or reads built ones, packs the package, asks compilers, starts servers and the real `netlify dev`: all that takes seconds. */
const SYSTEM = [
  'test/types-and-style.test.ts',
  'test/service/generated-clients.test.ts',
  'test/dataset/data-package.test.ts',
  'test/verify/**',
  'test/scripts/build/**',
  'test/scripts/command/run-command.test.ts',
  'test/client/package.test.ts',
  'test/client/repository-as-package.test.ts',
  'test/website/{language,website}.test.ts',
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
 * The longest, in the order in which they start: one that started last would leave a core idle. Without a cache of earlier
 * runs vitest would go by size, and the one that builds every date is small.
 */
const LONGEST = [
  'product/npm-start',
  'scripts/build/whole-build',
  'types-and-style',
  'scripts/build/build.test',
  'scripts/build/dataset/whole-dataset',
  'client/package',
  'scripts/build/rebuild',
  'scripts/serve/serve.test',
  'scripts/build/dataset/charts-and-texts',
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
 * One project for each kind of test: `unit` answers while you write, `system` completes `npm test`, `browser` (Chromium) and
 * `soak` (minutes of traffic on loopback) have commands of their own. vitest ends one project before it begins the next, so that
 * more of them would leave a core idle.
 */
export default defineConfig({
  test: {
    ...reports(process.env.TEST_REPORTS),
    // All of them: vitest would leave one idle, which on two is half of the machine.
    maxWorkers: availableParallelism(),
    minWorkers: 1,
    globalSetup: 'test/shared-folder.ts',
    sequence: { sequencer: LongestFirst },
    // Files share their modules, which saves loading them again for each. Said here, because of a project's own it is not believed.
    poolOptions: { threads: { isolate: false }, forks: { isolate: false } },
    projects: [
      // Pure code, for which threads do.
      project('unit', ['test/**'], {
        exclude: [...SYSTEM, ...BROWSER, ...SOAK],
        pool: 'threads',
        // Before the others, which have as many workers of their own.
        sequence: { groupOrder: -1 },
      }),
      // Under load, a build of every date or a start of `netlify dev` takes minutes.
      project('system', SYSTEM, { testTimeout: 240_000 }),
      // One server and one small machine: browsers side by side would only wait for each other.
      project('browser', BROWSER, {
        ...oneAtATime(),
        globalSetup: [VALID_CONTENT, 'test/browser/global-setup.ts'],
        testTimeout: 60_000,
      }),
      // They measure time and memory.
      project('soak', SOAK, { ...oneAtATime(), testTimeout: 300_000 }),
    ],
  },
});

function project(name: string, folders: string[], options: object = {}): TestProjectConfiguration {
  const include = folders.map((pattern) => pattern.replace(/\*\*$/, '**/*.test.ts'));
  // Whole trees of 73,414 files and the real `netlify dev` need their time on a slow disk.
  return { test: { name, include, globalSetup: VALID_CONTENT, testTimeout: 60_000, hookTimeout: 240_000, ...options } };
}

function oneAtATime(): object {
  return { pool: 'forks', poolOptions: { forks: { singleFork: true } } };
}

/** `.ci/run` names a folder, into which every run writes what it has to say, and adds it up. */
function reports(folder: string | undefined): object {
  if (!folder) return {};
  const outputFile = path.join(folder, `${Date.now()}-${process.pid}.json`);
  return { reporters: ['default', ['json', { outputFile }]] };
}
