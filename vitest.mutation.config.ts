import { defineConfig } from 'vitest/config';

/** For `npm run test:mutation`: the fast tests of the code whose faults are planted. */
export default defineConfig({
  test: {
    // Instrumented code is several times slower.
    testTimeout: 60_000,
    include: ['test/{api,contract,dataset,domain,gateway}/**/*.test.ts'],
    exclude: [
      'test/api/{generated-clients,openapi}.test.ts',
      'test/gateway/rate-limit/{flood,upstash}.test.ts',
      'test/gateway/hostile-requests.test.ts',
    ],
  },
});
