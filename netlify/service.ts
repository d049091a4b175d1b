import publisher from '../data/publisher.json' with { type: 'json' };
import { createService } from '../src/gateway/service.ts';
import { readServiceSettings } from '../src/settings/settings.ts';

/** Made once per isolate, for all functions: a client has one allowance, whichever of them it asks. */
export const service = await createService(publisher, readServiceSettings(Netlify.env.toObject(), console.error), {
  now: Date.now,
  report: console.error,
});
