import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Minutes long: `npm run test:soak`. With Chromium: `npm run test:browser`.
    exclude: ['test/soak/**', 'test/browser/**', 'node_modules/**'],
    // Whole trees of 73,414 files and the real `netlify dev` need their time on a slow disk.
    testTimeout: 30_000,
    hookTimeout: 240_000,
  },
});
