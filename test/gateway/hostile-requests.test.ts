import { expect, it } from 'vitest';
import { surviveRequests } from './survive-requests.ts';

it('answers 5,000 hostile requests within the contract; npm run test:soak sends 100,000', async () => {
  const seen = await surviveRequests(5_000, 1);
  // The generator reaches every kind of answer, or it tests nothing.
  for (const status of [200, 204, 308, 400, 404, 405]) expect(seen.get(status), `status ${status}`).toBeGreaterThan(20);
});
