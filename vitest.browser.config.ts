import { defineConfig } from 'vitest/config';

/** `npm run test:browser`: the real `netlify dev` in real Chromium. */
export default defineConfig({
  test: {
    include: ['test/browser/*.test.ts'],
    globalSetup: 'test/browser/global-setup.ts',
    // One server and one small machine: browsers side by side would only wait for each other.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
