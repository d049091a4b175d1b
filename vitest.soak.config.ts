import { defineConfig } from 'vitest/config';

/** The long tests: minutes of real traffic, on loopback and bounded in count and time. */
export default defineConfig({
  test: {
    include: ['test/soak/**/*.test.ts'],
    // One after the other: they measure time and memory.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
