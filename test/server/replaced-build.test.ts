import { expect, it } from 'vitest';
import { replaceUnderLoad } from '../soak/replace-under-load.ts';

it('serves the new build, and never parts of two, when dist is replaced; npm run test:soak does it twenty times', {
  timeout: 120_000,
}, async () => {
  expect(await replaceUnderLoad(2)).toBeGreaterThan(20);
});
