import { defineConfig } from 'vitest/config';

/** For `npm run test:mutation`: the fast tests of the mutated code. */
export default defineConfig({
  test: {
    // Instrumented code is several times slower.
    testTimeout: 60_000,
    include: ['test/{api,calendar,content,dataset,endpoints,gateway,http,method,settings,text}/**/*.test.ts'],
    exclude: ['test/api/generated-clients.test.ts', 'test/gateway/{floods,rate-limit/upstash}.test.ts'],
  },
});
